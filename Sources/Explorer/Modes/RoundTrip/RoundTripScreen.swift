import DecodingReport
import TerminalCanvas

/// The payload, and beside it what a style writes back of it, with the why of each line that differs.
struct RoundTripScreen: Mode {
  enum Action: RoomAction {
    typealias Room = RoundTripScreen
    /// Look at what another encoder writes.
    case otherEncoder
    case copyWritten
  }

  /// The line that is looked at; `nil` until somebody chose one.
  private var chosen: Int?
  private var top = 0
  /// Whether the encoder is looked at that undoes nothing.
  private var isPlain = false

  init(on stage: Stage) {}

  func begin(on stage: Stage) -> [Request] { [.writeBack(.begin)] }
  func end(on stage: Stage) -> [Request] { [.writeBack(.end)] }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .otherEncoder: turnEncoder(stage)
    case .copyWritten: copy(stage)
    }
  }

  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    switch action {
    case .session(.findNext): return turn(by: 1, on: stage)
    case .session(.findPrevious): return turn(by: -1, on: stage)
    case .session(.style(_)), .session(.nextStyle), .session(.previousStyle):
      chosen = nil
      top = 0
      return [.performInSession(action)]
    default: return nil
    }
  }

  private func comparison(_ stage: Stage) -> WrittenLines {
    WrittenLines(stage, isPlain: isPlain, areas(stage).isNarrow)
  }

  /// The line that is looked at: at first, the selected field's, or the first that differs.
  private func line(_ lines: WrittenLines, _ stage: Stage) -> Int {
    guard let chosen else { return lines.firstLine(of: stage.selection) }
    return min(max(0, chosen), max(0, lines.count - 1))
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    let lines = comparison(stage)
    guard lines.count > 0 else { return [] }
    let page = max(1, areas(stage).left.rows - 1)
    let line = motion.scrolled(line(lines, stage), page: page)
    return choose(min(line, lines.count - 1), of: lines, on: stage)
  }

  /// Goes to the next place that differs, round the end.
  private mutating func turn(by step: Int, on stage: Stage) -> [Request] {
    let lines = comparison(stage)
    guard let next = lines.next(after: line(lines, stage), by: step) else {
      return [.notice(RoundTripWords.nothingDiffers)]
    }
    return choose(next, of: lines, on: stage)
  }

  private mutating func choose(
    _ line: Int, of lines: WrittenLines, on stage: Stage
  ) -> [Request] {
    chosen = line
    top = scrolled(top, to: line, of: lines, rows: areas(stage).left.rows)
    return lines.differences(at: line).first.map { [.selectPath($0.path)] } ?? []
  }

  /// Goes to the field of the line.
  func choose(on stage: Stage) -> [Request]? {
    let lines = comparison(stage)
    let path = lines.differences(at: line(lines, stage)).first?.path
    return [.close] + (path.map { [.selectPath($0)] } ?? []) + [.focus(.why)]
  }

  private mutating func turnEncoder(_ stage: Stage) -> [Request] {
    guard stage.writingBack.trip?[stage.style]?.plain != nil else {
      return [.notice(RoundTripWords.noOtherEncoder)]
    }
    isPlain.toggle()
    chosen = nil
    top = 0
    return []
  }

  private func copy(_ stage: Stage) -> [Request] {
    guard let form = comparison(stage).form, form.refusal == nil else {
      return [.notice(RoundTripWords.nothingToCopy)]
    }
    return [
      .effect(.copy(String(decoding: form.bytes, as: UTF8.self))),
      .notice(RoundTripWords.copied(form, stage.style)),
    ]
  }

  /// Takes a click on a line.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let areas = areas(stage)
    guard areas.left.contains(point) || areas.right?.contains(point) == true else { return [] }
    let lines = comparison(stage)
    let line = top(lines, stage) + point.row - areas.left.row
    return line < lines.count ? choose(line, of: lines, on: stage) : []
  }

  /// Moves the lines with the wheel.
  mutating func scroll(by count: Int, at point: Point, on stage: Stage) -> [Request]? {
    let lines = comparison(stage)
    let line = line(lines, stage)
    let rows = RowsInSight(areas(stage).left.rows, of: lines.count)
    top = rows.top(top(lines, stage), movedBy: count)
    chosen = rows.chosen(line, from: top)
    return []
  }

  /// The first line that is seen.
  private func top(_ lines: WrittenLines, _ stage: Stage) -> Int {
    let line = line(lines, stage)
    return scrolled(top, to: line, of: lines, rows: areas(stage).left.rows)
  }

  /// The first line of so many that show the one that is looked at, and the next where there is one.
  private func scrolled(_ top: Int, to line: Int, of lines: WrittenLines, rows: Int) -> Int {
    let last = min(line + (rows > 2 ? 1 : 0), lines.count - 1)
    if line < top { return line }
    return last >= top + max(1, rows) ? last - max(1, rows) + 1 : top
  }

  // MARK: Drawing

  private struct Areas {
    /// Below its title; all lines where there is no room for two panes.
    var left: Rect
    var right: Rect?
    var why: Rect

    var isNarrow: Bool { right == nil }
  }

  private func areas(_ stage: Stage) -> Areas {
    let body = stage.layout.body
    let whyRows = min(max(3, body.rows / 3), 11)
    let rows = max(0, body.rows - whyRows - 1)
    let why = Rect(
      column: 0, row: body.row + rows + 1, columns: body.columns, rows: max(0, whyRows))
    func pane(_ column: Int, _ columns: Int) -> Rect {
      Rect(column: column, row: body.row + 1, columns: columns, rows: max(0, rows - 1))
    }
    guard body.columns >= 60 else {
      return Areas(left: pane(0, body.columns), right: nil, why: why)
    }
    let half = (body.columns - 1) / 2
    return Areas(
      left: pane(0, half), right: pane(half + 2, body.columns - half - 2), why: why)
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let areas = areas(stage)
    let lines = comparison(stage)
    let line = line(lines, stage)
    func above(_ rect: Rect) -> Rect {
      Rect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: 1)
    }
    canvas.title(
      RoundTripWords.title(stage), in: above(areas.left), isFocused: true,
      hint: "")
    if let right = areas.right {
      canvas.title(
        RoundTripWords.writtenTitle(stage, lines.form), in: above(right), isFocused: false,
        hint: "")
      canvas.screen.drawVerticalLine(
        column: areas.left.columns, row: areas.left.row - 1, length: areas.left.rows + 1,
        character: canvas.glyphs.vertical, style: canvas.theme.rule)
    }
    canvas.title(
      RoundTripWords.whyTitle(lines.number(at: line)), in: above(areas.why), isFocused: false,
      hint: RoundTripWords.hint)
    lines.draw(&canvas, from: top(lines, stage), chosen: line, areas.left, areas.right)
    let why = lines.why(at: line, stage)
    canvas.draw(
      why.flatMap { StyledLine.wrapped($0.runs, columns: areas.why.columns - 2, indent: 2) },
      in: areas.why.inset(left: 1))
  }
}
