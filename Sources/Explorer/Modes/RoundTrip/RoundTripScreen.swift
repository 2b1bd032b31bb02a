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

  /// The lines, of which one is looked at, and the next one seen; none until somebody chose one.
  private var list = List(.steady(below: 1))
  /// Whether the encoder is looked at that undoes nothing.
  private var isPlain = false

  init(on stage: Stage) {}

  func due(on stage: Stage) -> [Due] { [RoundTripQuestion.due(on: stage)] }

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
      startAgain()
      return [.performInSession(action)]
    default: return nil
    }
  }

  private func comparison(_ stage: Stage) -> WrittenLines {
    WrittenLines(stage, isPlain: isPlain, areas(stage).right == nil)
  }

  /// The lines as they are seen. At first the selected field's is looked at, or the first that differs.
  private func list(_ lines: WrittenLines, _ stage: Stage) -> List {
    list.fitted(
      lines.count, in: areas(stage).left.rows,
      chosen: list.chosen ?? lines.firstLine(of: stage.selection))
  }

  /// The line that is looked at.
  private func line(_ lines: WrittenLines, _ stage: Stage) -> Int {
    list(lines, stage).chosen ?? 0
  }

  private mutating func startAgain() {
    list.choose(nil)
    list.restart()
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    let lines = comparison(stage)
    list = list(lines, stage)
    list.move(motion)
    return selecting(lines)
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
    list = list(lines, stage)
    list.choose(line)
    return selecting(lines)
  }

  /// Selects the field of the line that is looked at.
  private func selecting(_ lines: WrittenLines) -> [Request] {
    let difference = list.chosenRow.flatMap { lines.differences(at: $0).first }
    return difference.map { [.selectPath($0.path)] } ?? []
  }

  /// Goes to the field of the line.
  func choose(on stage: Stage) -> [Request]? {
    let lines = comparison(stage)
    let path = lines.differences(at: line(lines, stage)).first?.path
    return [.close] + (path.map { [.selectPath($0)] } ?? []) + [.focus(.why)]
  }

  private mutating func turnEncoder(_ stage: Stage) -> [Request] {
    guard stage.roundTrip?[stage.style]?.plain != nil else {
      return [.notice(RoundTripWords.noOtherEncoder)]
    }
    isPlain.toggle()
    startAgain()
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
    let (left, right, _) = areas(stage)
    let lines = comparison(stage)
    let list = list(lines, stage)
    let line = list.place(at: point, in: left) ?? right.flatMap { list.place(at: point, in: $0) }
    return line.map { choose($0, of: lines, on: stage) } ?? []
  }

  /// Moves the lines with the wheel.
  mutating func scroll(by count: Int, at point: Point, on stage: Stage) -> [Request]? {
    list = list(comparison(stage), stage)
    list.wheel(by: count)
    return []
  }

  // MARK: Drawing

  /// Where the lines stand, all of them where there is no room for two panes, and the why; each below
  /// its title.
  private func areas(_ stage: Stage) -> (left: Rect, right: Rect?, why: Rect) {
    let body = stage.layout.body
    let parts = Split(.rows, .rest, .exactly(min(max(3, body.rows / 3), 11) + 1)).areas(in: body)
    let columns = Split(.columns, .exactly((body.columns - 1) / 2), .exactly(2), .rest)
      .areas(in: parts[0].inset(top: 1))
    let why = parts[1].inset(top: 1)
    return body.columns < 60
      ? (parts[0].inset(top: 1), nil, why) : (columns[0], columns[2], why)
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let areas = areas(stage)
    let lines = comparison(stage)
    let list = list(lines, stage)
    let line = list.chosen ?? 0
    canvas.title(RoundTripWords.title(stage), above: areas.left, isFocused: true)
    if let right = areas.right {
      canvas.title(RoundTripWords.writtenTitle(stage, lines.form), above: right)
      canvas.screen.drawVerticalLine(
        column: areas.left.columns, row: areas.left.row - 1, length: areas.left.rows + 1,
        character: canvas.glyphs.vertical, style: canvas.theme.rule)
    }
    canvas.title(
      RoundTripWords.whyTitle(lines.number(at: line)), above: areas.why, hint: RoundTripWords.hint)
    lines.draw(&canvas, list, areas.left, areas.right)
    let why = lines.why(at: line, stage)
    canvas.draw(
      why.flatMap { StyledLine.wrapped($0.runs, columns: areas.why.columns - 2, indent: 2) },
      in: areas.why.inset(left: 1))
  }
}
