import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Causes in the place of the table of fields: what isn't as sent, grouped by where it stands and why.
struct CauseList: Sendable {
  /// The cause that is looked at, by its place among them.
  private var chosen = 0
  /// The first line that is seen.
  private var top = 0

  /// A list at the cause of what is selected, else at the first one, and what selects its place.
  static func begun(on stage: Stage) -> (list: CauseList, selecting: [Request]) {
    var list = CauseList()
    let causes = list.causes(of: stage)
    let selected = causes.firstIndex { cause in stage.selection.map(cause.paths.contains) ?? false }
    list.chosen = selected ?? 0
    list.bringIntoSight(causes, stage)
    return (list, selected == nil ? causes.first.map { list.select(0, of: $0) } ?? [] : [])
  }

  /// Does what a key asks for while the list has the focus; `nil` where it has nothing to do with it.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .mode(.problems), .session(.leave): return [.show(.panes)]
    case .moving(.move(let motion)): return move(motion, on: stage)
    case .moving(.choose): return [.show(.panes), .focus(.why)]
    case .session(.findNext): return turn(by: 1, on: stage)
    case .session(.findPrevious): return turn(by: -1, on: stage)
    default: return nil
    }
  }

  private mutating func move(_ motion: Motion, on stage: Stage) -> [Request] {
    let causes = causes(of: stage)
    guard !causes.isEmpty else { return [] }
    let page = max(1, list(stage)?.rows ?? 1)
    chosen =
      switch motion {
      case .up: chosen - 1
      case .down: chosen + 1
      case .pageUp: chosen - page
      case .pageDown: chosen + page
      case .first: 0
      case .last: causes.count - 1
      }
    chosen = min(max(chosen, 0), causes.count - 1)
    bringIntoSight(causes, stage)
    return select(0, of: causes[chosen])
  }

  private mutating func bringIntoSight(_ causes: [Cause], _ stage: Stage) {
    guard let rows = list(stage)?.rows else { return }
    top = RowsInSight(rows, of: causes.count).top(top, showing: chosen)
  }

  /// Goes to the next place of the cause, round the end.
  private func turn(by step: Int, on stage: Stage) -> [Request] {
    let causes = causes(of: stage)
    guard causes.indices.contains(chosen) else { return [] }
    let paths = causes[chosen].paths
    let place = stage.selection.flatMap { paths.firstIndex(of: $0) }
    let next = place.map { ($0 + step + paths.count) % paths.count } ?? 0
    return select(next, of: causes[chosen])
      + [.notice(CauseWords.place(next + 1, of: causes[chosen]))]
  }

  private func select(_ place: Int, of cause: Cause) -> [Request] {
    cause.paths.indices.contains(place) ? [.selectPath(cause.paths[place])] : []
  }

  /// Takes a click on a cause; `nil` beside them.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    guard let rect = list(stage), rect.contains(point) else { return nil }
    let causes = causes(of: stage)
    let place = top + point.row - rect.row
    guard causes.indices.contains(place) else { return [] }
    chosen = place
    return select(0, of: causes[place])
  }

  private func causes(of stage: Stage) -> [Cause] {
    stage.areResultsHidden ? [] : stage.live.shown?.index.causes.value ?? []
  }

  /// Where the causes stand, below their heading.
  private func list(_ stage: Stage) -> Rect? { stage.layout.interior(.result)?.inset(top: 1) }

  // MARK: Drawing

  /// Draws over the table of fields.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    guard let area = stage.layout.panes[.result], let rect = stage.layout.interior(.result),
      let list = list(stage)
    else { return }
    canvas.screen.fill(area, with: " ", style: canvas.theme.text)
    let causes = causes(of: stage)
    canvas.title(
      CauseWords.title(causes), in: area, isFocused: stage.focus == .result,
      hint: CauseWords.hint)
    let columns = CauseColumns(rect.columns, causes)
    canvas.put("N", columns.count - 1, 0, canvas.theme.heading, in: rect)
    canvas.put("123", columns.marks, 0, canvas.theme.heading, in: rect)
    canvas.put("WHERE", columns.place, 0, canvas.theme.heading, in: rect)
    canvas.put("CAUSE", columns.cause, 0, canvas.theme.heading, in: rect)
    for (line, cause) in causes.dropFirst(top).prefix(list.rows).enumerated() {
      draw(cause, line, columns, stage, in: list, &canvas)
      if top + line == chosen { mark(line, stage, in: list, &canvas) }
    }
    if causes.isEmpty {
      canvas.put(CauseWords.instead(stage), columns.place, 0, canvas.theme.quiet, in: list)
    }
  }

  private func mark(_ line: Int, _ stage: Stage, in rect: Rect, _ canvas: inout Canvas) {
    canvas.select(line, in: rect)
    if stage.focus == .result {
      canvas.screen.cursor = Point(column: rect.column, row: rect.row + line)
    }
  }

  private func draw(
    _ cause: Cause, _ line: Int, _ columns: CauseColumns, _ stage: Stage, in rect: Rect,
    _ canvas: inout Canvas
  ) {
    let isOfStyle = cause.isProblem(in: stage.style)
    let look = isOfStyle ? canvas.theme.text : canvas.theme.quiet
    let count = cause.paths.count.grouped
    canvas.put(count, columns.count - count.count, line, look, in: rect)
    canvas.marks(cause.marks, columns.marks, line, in: rect)
    // A path's end tells places apart.
    let place = TextAppearance(isUTF8: stage.glyphs.isUTF8, width: { CellText.width($0) })
      .end(ofPath: cause.shortPlace, within: columns.cause - columns.place - 1)
    canvas.put(place, columns.place, line, look, in: rect)
    canvas.putFitted(
      cause.words, columns.cause, line, columns: rect.columns - columns.cause, look, in: rect)
  }

  /// Where the columns begin; of numbers, where they end.
  private struct CauseColumns {
    let count: Int
    let marks: Int
    let place: Int
    let cause: Int

    init(_ columns: Int, _ causes: [Cause]) {
      count = 1 + (causes.map(\.paths.count.grouped.count).max() ?? 1)
      marks = count + 1
      place = marks + 4
      let widest = causes.map { CellText.width($0.shortPlace) }.max() ?? 5
      let room = columns - place
      cause = place + max(6, min(widest + 1, room * 3 / 5))
    }
  }
}

extension Cause {
  /// Its place without the sign of the root, as properties are named.
  fileprivate var shortPlace: String {
    place.hasPrefix("$.") ? String(place.dropFirst(2)) : place
  }

  /// Whether a style made something else of it than was sent, or would have.
  fileprivate func isProblem(in style: DecodingStyle) -> Bool {
    marks[style].map { $0 != .asSent } ?? false
  }

  /// The loudest of what each style made of its places.
  fileprivate var marks: ReportIndex.Marks {
    ReportIndex.Marks { style in
      tallies.indices.contains(style.index)
        ? tallies[style.index].map(\.outcome).max { $0.loudness < $1.loudness } : nil
    }
  }
}
