import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Causes in the place of the table of fields: what isn't as sent, grouped by where it stands and why.
struct CauseList: ListMode {
  enum Action: RoomAction {
    typealias Room = CauseList
    /// To another place of the cause.
    case next, previous
  }

  /// The cause that is looked at, by its place among them.
  private var list = List()

  /// A list at the cause of what is selected, else at the first one.
  init(on stage: Stage) {
    let causes = causes(of: stage)
    let selected = causes.firstIndex { cause in stage.selection.map(cause.paths.contains) ?? false }
    list.fit(causes.count, in: area(stage).rows, chosen: selected ?? 0)
  }

  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    [.focus(.result), .show(CauseList(on: stage))]
  }

  func due(on stage: Stage) -> [Due] { [] }

  /// Selects the first place of a cause that isn't selected yet.
  func begin(on stage: Stage) -> [Request] {
    let causes = causes(of: stage)
    guard let chosen = list.chosenRow, causes.indices.contains(chosen) else { return [] }
    let isSelected = stage.selection.map(causes[chosen].paths.contains) ?? false
    return isSelected ? [] : selecting(causes)
  }

  func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .next: turn(by: 1, on: stage)
    case .previous: turn(by: -1, on: stage)
    }
  }

  // It takes keys while it has the focus.

  func back(on stage: Stage) -> [Request]? { stage.focus == .result ? [.close] : nil }

  func choose(on stage: Stage) -> [Request]? {
    stage.focus == .result ? [.close, .focus(.why)] : nil
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    stage.focus == .result ? moveList(motion, on: stage) : nil
  }

  func list(on stage: Stage) -> (list: List, area: Rect) {
    let area = area(stage)
    return (list.fitted(causes(of: stage).count, in: area.rows), area)
  }

  mutating func accept(_ list: List, on stage: Stage) -> [Request] {
    let isOther = list.chosen != self.list.chosen
    self.list = list
    return isOther ? selecting(causes(of: stage)) : []
  }

  /// Selects the first place of the chosen cause.
  private func selecting(_ causes: [Cause]) -> [Request] {
    list.chosenRow.map { select(0, of: causes[$0]) } ?? []
  }

  /// Goes to the next place of the cause, round the end.
  private func turn(by step: Int, on stage: Stage) -> [Request] {
    let causes = causes(of: stage)
    guard let chosen = list(on: stage).list.chosenRow else { return [] }
    let paths = causes[chosen].paths
    let place = stage.selection.flatMap { paths.firstIndex(of: $0) }
    let next = place.map { ($0 + step + paths.count) % paths.count } ?? 0
    return select(next, of: causes[chosen])
      + [.notice(CauseWords.place(next + 1, of: causes[chosen]))]
  }

  private func select(_ place: Int, of cause: Cause) -> [Request] {
    cause.paths.indices.contains(place) ? [.selectPath(cause.paths[place])] : []
  }

  private func causes(of stage: Stage) -> [Cause] {
    stage.areResultsHidden ? [] : stage.live.shown?.index.causes.value ?? []
  }

  /// Where the causes stand, below their heading.
  private func area(_ stage: Stage) -> Rect {
    stage.layout.interior(.result)?.inset(top: 1) ?? Rect(column: 0, row: 0, columns: 0, rows: 0)
  }

  // MARK: Drawing

  /// Draws over the table of fields.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    guard let area = stage.layout.panes[.result] else { return }
    let (list, rect) = list(on: stage)
    canvas.screen.fill(area, with: " ", style: canvas.theme.text)
    let causes = causes(of: stage)
    canvas.title(
      CauseWords.title(causes, on: stage), in: area, isFocused: stage.focus == .result,
      hint: CauseWords.hint)
    let table = Self.table(rect.columns, causes)
    canvas.headings(table, in: area.inset(top: 1))
    canvas.draw(list, in: rect, marker: nil, hasCursor: stage.focus == .result) { canvas, place in
      draw(causes[place], table, stage, &canvas)
    }
    if causes.isEmpty {
      canvas.put(CauseWords.instead(stage), table[2].lowerBound, 0, canvas.theme.quiet, in: rect)
    }
  }

  private func draw(_ cause: Cause, _ table: Table, _ stage: Stage, _ canvas: inout Canvas) {
    let isOfStyle = cause.isProblem(in: stage.style)
    let look = isOfStyle ? canvas.theme.text : canvas.theme.quiet
    let count = cause.placeCount.grouped
    canvas.put(count, table[0].upperBound - count.count, look)
    canvas.marks(cause.marks, table[1].lowerBound)
    // A path's end tells places apart.
    let place = TextAppearance(isUTF8: stage.glyphs.isUTF8, width: { CellText.width($0) })
      .end(ofPath: cause.shortPlace, within: table[2].count)
    canvas.put(place, table[2].lowerBound, look)
    canvas.put(cause.words, table[3], look)
  }

  private static func table(_ columns: Int, _ causes: [Cause]) -> Table {
    let count = 1 + (causes.map(\.placeCount.grouped.count).max() ?? 1)
    let place = count + 5
    let widest = causes.map { CellText.width($0.shortPlace) }.max() ?? 5
    let cause = place + max(6, min(widest + 1, (columns - place) * 3 / 5))
    return Table([
      Table.Column("N", from: count - 1, to: count),
      Table.Column("123", from: count + 1, to: place - 1),
      Table.Column("WHERE", from: place, to: cause - 1),
      Table.Column("CAUSE", from: cause, to: columns),
    ])
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
