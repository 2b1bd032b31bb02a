import DecodingReport
import JSONSource
import TerminalCanvas

/// The calls of a style, one after the other, with what is read and what came of it so far.
struct StepScreen: Mode {
  enum Action: RoomAction {
    typealias Room = StepScreen
    case next, back
    /// Pass over what the next call does, or leave the one that runs.
    case over, out
    case first, last
    case nextError
    /// To the next call of the selected field, or to where the field begins.
    case nextOfField, toField
    /// Have the number of a call typed, and go there.
    case number, go
    /// A digit of that number, or a style.
    case digit(Int)
  }

  /// How many steps are done; `nil` until somebody went anywhere.
  private var chosen: Int?
  /// The number that is being typed; `nil` where none is.
  private(set) var typed: Int?

  /// Where the parts stand, each with its title row: calls, value, JSON, model; and what happened, what
  /// comes next, and how far it is. There is no room for JSON and model beside narrow calls.
  typealias Areas = (calls: Rect, value: Rect, source: Rect, model: Rect, standing: Rect)

  private static func areas(_ stage: Stage) -> Areas {
    let body = stage.layout.body
    let parts = Split(.rows, .rest, .byRoom([0: 1, 8: 2, 16: 3])).areas(in: body)
    let left = body.columns < 60 ? 0 : max(30, body.columns * 2 / 5)
    let columns = Split(.columns, .exactly(left), .exactly(min(1, left)), .rest)
      .areas(in: parts[0])
    let halves = parts[0].rows < 9 ? Split(.rows, .rest, .exactly(0)) : Split(.rows, .rest, .rest)
    let (own, right) = (halves.areas(in: columns[0]), halves.areas(in: columns[2]))
    return (right[0], right[1], own[0], own[1], parts[1])
  }

  /// The steps around the one that comes next: all calls, and what was caught so far or is caught next.
  static func list(_ recording: StepRecording, _ position: Int, in rows: Int) -> List {
    // Of what is caught later, nothing may be told.
    func isShown(_ step: Int) -> Bool {
      if case .call = recording.steps[step] { true } else { step <= position }
    }
    let start = max(0, position - 2 * rows - 2)
    let end = min(recording.steps.count, position + 2 * rows + 2)
    let near = (start..<end).filter(isShown)
    var list = List(.middle)
    list.keep(near)
    list.fit(near.count, in: rows, chosen: near.firstIndex { $0 >= position } ?? near.count)
    return list
  }

  /// The recording that is looked at; `nil` where there is none.
  static func recording(_ stage: Stage) -> StepRecording? {
    guard stage.live.isUpToDate, !stage.hiding.hides(stage.style),
      let trace = stage.live.shown?.report[stage.style]?.trace, !trace.calls.isEmpty
    else { return nil }
    return StepRecording(trace)
  }

  /// How many steps are done: at first, those before the selected field.
  func position(_ recording: StepRecording, _ stage: Stage) -> Int {
    min(max(0, chosen ?? recording.start(of: stage.selection)), recording.steps.count)
  }

  init(on stage: Stage) {}

  func due(on stage: Stage) -> [Due] { [] }

  /// Has a report without calls made anew.
  func begin(on stage: Stage) -> [Request] {
    let styles = stage.live.shown?.report.styles ?? []
    return styles.contains { $0.trace == nil } ? [.explain] : []
  }

  var wantsTraces: Bool { true }
  func verdict(on stage: Stage) -> String? { StepWords.verdict(stage) }

  /// The field of the step that one went to is selected behind it.
  func leave(on stage: Stage) -> [Request] {
    guard chosen != nil, let recording = Self.recording(stage) else { return [] }
    return recording.path(at: position(recording, stage)).map { [.selectPath($0)] } ?? []
  }

  /// Forgets the number that is being typed, or closes it.
  mutating func back(on stage: Stage) -> [Request]? {
    defer { typed = nil }
    return typed == nil ? [.close] : []
  }

  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    if case .session(.style(let style)) = action { turn(to: style) } else { nil }
  }

  private mutating func turn(to style: DecodingStyle) -> [Request] {
    chosen = nil
    typed = nil
    return [.style(style)]
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    if case .digit(let digit) = action {
      if let number = typed {
        typed = min(number * 10 + digit, 99_999_999)
        return []
      }
      let styles = DecodingStyle.allCases
      return styles.indices.contains(digit - 1) ? turn(to: styles[digit - 1]) : []
    }
    guard let recording = Self.recording(stage) else { return [.notice(StepWords.instead(stage))] }
    let position = position(recording, stage)
    var target: Int? = position
    switch action {
    case .digit: break
    case .number: typed = 0
    case .go:
      if let number = typed {
        typed = nil
        target = recording.begin(ofNumber: number)
      } else {
        target = position + 1
      }
    case .next: target = position + 1
    case .back: target = position - 1
    case .over: target = recording.over(from: position)
    case .out: target = recording.out(from: position)
    case .first: target = 0
    case .last: target = recording.steps.count
    case .nextError: target = recording.nextError(after: position)
    case .nextOfField:
      target = stage.selection.flatMap { recording.nextCall(of: $0, after: position) }
    case .toField: target = recording.start(of: stage.selection)
    }
    if action != .number { typed = nil }
    guard let target else { return [.notice(StepWords.none(action))] }
    chosen = min(max(0, target), recording.steps.count)
    return []
  }

  /// Goes before the call that was clicked.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let area = Self.areas(stage).calls.inset(top: 1)
    guard let recording = Self.recording(stage) else { return [] }
    let list = Self.list(recording, position(recording, stage), in: area.rows)
    if let place = list.place(at: point, in: area),
      case .call(let call) = recording.steps[list[place]]
    {
      chosen = recording.begin[call]
    }
    return []
  }

  /// Goes on or back with the wheel.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    guard let recording = Self.recording(stage) else { return [] }
    chosen = min(max(0, position(recording, stage) + lines), recording.steps.count)
    return []
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let areas = Self.areas(stage)
    let recording = Self.recording(stage)
    canvas.title(
      canvas.glyphs.words(StepWords.title(stage, recording)), in: areas.calls,
      isFocused: true, hint: canvas.glyphs.words(StepWords.hint(typed)))
    guard let recording else {
      return canvas.tell(
        StepWords.instead(stage), in: areas.calls.inset(left: 2, top: 1, right: 2))
    }
    StepView(
      stage: stage, recording: recording, position: position(recording, stage), areas: areas
    ).draw(&canvas)
  }
}
