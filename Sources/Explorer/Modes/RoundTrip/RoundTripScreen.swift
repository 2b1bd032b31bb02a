import DecodingReport
import TerminalCanvas

/// The payload, and beside it what a style writes back of it, with the why of each line that differs.
struct RoundTripScreen: ListMode {
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

  /// Nothing is written of what threw: the first style is looked at that has a value.
  func begin(on stage: Stage) -> [Request] {
    guard !stage.areResultsHidden, let report = stage.settled?.report,
      report[stage.style]?.threw == true,
      let other = report.styles.first(where: { !$0.threw })?.style
    else { return [] }
    return [.style(other), .notice(RoundTripWords.otherStyle(than: stage.style, other))]
  }

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

  private func comparison(_ stage: Stage) -> RoundTripLines {
    RoundTripLines(stage, isPlain: isPlain, areas(stage).right == nil)
  }

  /// The lines as they are seen. At first the selected field's is looked at, or the first that differs.
  func list(on stage: Stage) -> (list: List, area: Rect) {
    let (areas, lines) = (areas(stage), comparison(stage))
    let list = list.fitted(
      lines.count, in: areas.left.rows,
      chosen: list.chosen ?? lines.firstLine(of: stage.selection))
    return (
      list,
      Rect(
        column: areas.left.column, row: areas.left.row, columns: areas.why.columns,
        rows: areas.left.rows)
    )
  }

  /// Selects the field of the line that is looked at.
  mutating func accept(_ list: List, on stage: Stage) -> [Request] {
    self.list = list
    let difference = list.chosenRow.flatMap { comparison(stage).differences(at: $0).first }
    return difference.map { [.selectPath($0.path)] } ?? []
  }

  /// The line that is looked at.
  private func line(_ stage: Stage) -> Int { list(on: stage).list.chosen ?? 0 }

  private mutating func startAgain() {
    list.choose(nil)
    list.restart()
  }

  /// Goes to the next place that differs, round the end.
  private mutating func turn(by step: Int, on stage: Stage) -> [Request] {
    var list = list(on: stage).list
    guard let next = comparison(stage).next(after: line(stage), by: step) else {
      return [.notice(RoundTripWords.nothingDiffers)]
    }
    list.choose(next)
    return accept(list, on: stage)
  }

  /// Goes to the field of the line.
  func choose(on stage: Stage) -> [Request]? {
    let path = comparison(stage).differences(at: line(stage)).first?.path
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
    let list = list(on: stage).list
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
