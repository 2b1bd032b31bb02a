import DecodingReport
import TerminalCanvas
import TextEditor
import Workbench

/// What is made for others to see, in the place of the panes: forms at the left, and beside them what is
/// copied or written, byte for byte.
struct ShareScreen: Mode {
  enum Action: RoomAction {
    typealias Room = ShareScreen
    case form(ShareForm)
    /// The smallest payload with the symptom, or the whole one.
    case smallest
    /// Made-up values, or the payload's own.
    case madeUp
    case write
    case tryOut
    /// Keep what reducing has reached.
    case stop
    /// Move the text sideways.
    case left, right
  }

  /// As what it is made, and of what.
  private(set) var form = ShareForm.swift
  private(set) var isWhole = false
  private(set) var keepsValues = false
  /// The reproduction that was made last; other forms are made of it.
  private var made: (subject: ShareQuestion.Subject, MadeReproduction)?
  /// What was asked for before there was a text, and the number of the question that awaits it.
  private var awaited: (action: Explorer.Action, text: Int)?
  private(set) var trial: ShareQuestion.Trial?
  private var trials = 0
  /// The lines of the text, and the first cell of them that is seen.
  private var text = List()
  private var left = 0

  private static let sideways = 8

  init(on stage: Stage) {
    guard let last = stage.left(Self.self) else { return }
    (form, isWhole, keepsValues, made) = (last.form, last.isWhole, last.keepsValues, last.made)
  }

  /// Opened by a switch, it has that on, however it was left.
  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    var screen = Self(on: stage)
    switch action {
    case .smallest?: screen.isWhole = false
    case .madeUp?: screen.keepsValues = false
    case let action?: return [.show(screen), .perform(.own(action))]
    case nil: break
    }
    return [.show(screen)]
  }

  func sharing(_ stage: Stage) -> Sharing { Sharing(self, stage.questions) }

  func due(on stage: Stage) -> [Due] {
    let (text, trial) = (ShareQuestion.text, ShareQuestion.trial)
    guard stage.settled != nil else { return [text.unchanged, trial.unchanged] }
    var wanted = ShareQuestion.Subject(
      form: form, isWhole: isWhole || !form.isReducible, keepsValues: keepsValues,
      sample: stage.library.sample, revision: stage.live.revision, style: stage.style,
      path: stage.isFieldSelected ? stage.selection : nil)
    if form == .picture { wanted.size = stage.environment.size }
    return [
      ShareQuestion.due(wanted, reproduction(for: wanted)), trial.due(sharing(stage).wantedTrial),
    ]
  }

  /// The reproduction that was made for another form.
  func reproduction(for subject: ShareQuestion.Subject) -> MadeReproduction? {
    made.flatMap { $0.subject == subject.reproduction ? $0.1 : nil }
  }

  /// Keeps what was made, and does what waited for it.
  mutating func receive(_ question: String, on stage: Stage) -> [Request] {
    guard question == ShareQuestion.text.name, let asked = sharing(stage).asked,
      case .made(let text)? = asked.answer
    else { return [] }
    if let made = text.made { self.made = (asked.subject.reproduction, made) }
    defer { awaited = nil }
    guard let awaited, awaited.text == asked.number, !stage.isCovered else { return [] }
    return [.perform(awaited.action)]
  }

  func wantsPicture(on stage: Stage) -> Bool { form == .picture }
  func paper(on stage: Stage) -> SourceText? { sharing(stage).text?.text }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    let sharing = sharing(stage)
    switch action {
    case .left: left = max(0, left - Self.sideways)
    case .right: left += Self.sideways
    case .form(let form): choose(form, on: stage)
    case .smallest:
      isWhole.toggle()
      restart()
    case .madeUp:
      keepsValues.toggle()
      restart()
    case .stop: return [.end(ShareQuestion.text.name), .notice(ShareWords.kept)]
    case .write:
      guard sharing.text != nil else { return wait(.own(action), sharing) }
      return [.ask(Prompt(.writeShared, text: sharing.fileName))]
    case .tryOut:
      guard let asked = sharing.asked, let text = sharing.text else {
        return wait(.own(action), sharing)
      }
      guard text.made != nil else { return [.notice(ShareWords.nothingToRun(form))] }
      restart()
      // One that is running goes on.
      if !sharing.isTrying { trials += 1 }
      trial = ShareQuestion.Trial(text: asked.number, count: trials)
    }
    return []
  }

  /// Begins at the start of another text.
  private mutating func restart() {
    text.restart()
    (left, trial) = (0, nil)
  }

  private mutating func choose(_ form: ShareForm, on stage: Stage) {
    guard form != self.form || sharing(stage).trial != nil else { return }
    self.form = form
    restart()
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    let forms = ShareForm.allCases
    let place = forms.firstIndex(of: form) ?? 0
    switch motion {
    case .up: choose(forms[max(0, place - 1)], on: stage)
    case .down: choose(forms[min(forms.count - 1, place + 1)], on: stage)
    case .pageUp, .pageDown, .first, .last:
      text = text(stage)
      text.move(motion)
      text = text(stage)
    }
    return []
  }

  /// The lines of the text as they are seen.
  private func text(_ stage: Stage) -> List {
    let area = areas(stage).text
    return text.fitted(
      SharePreview(sharing(stage), columns: area.columns - 1).lineCount, in: area.rows)
  }

  /// Copies what is shown.
  mutating func choose(on stage: Stage) -> [Request]? {
    let sharing = sharing(stage)
    guard let text = sharing.text else { return wait(.moving(.choose), sharing) }
    let words = ShareWords.copied(text, as: form)
    return [.effect(.copy(text.text.string)), .notice(words)]
  }

  /// Has this done once there is a text, if there is to be one.
  private mutating func wait(_ action: Explorer.Action, _ sharing: Sharing) -> [Request] {
    if let refusal = sharing.refusal { return [.notice(refusal)] }
    awaited = sharing.asked.map { (action, $0.number) }
    return [.notice(ShareWords.notYet)]
  }

  /// Takes a click on a form or a switch.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let list = areas(stage).list
    guard list.contains(point) else { return [] }
    let choices = ShareChoices(sharing(stage), stage.theme, columns: list.columns, rows: list.rows)
    return choices.action(at: point, in: list).map { perform($0, on: stage) } ?? []
  }

  /// Moves the text with the wheel.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    text.scroll(by: lines)
    text = text(stage)
    return []
  }

  // MARK: Drawing

  /// Where forms and text stand, each below its title, and what stands between them.
  private func areas(_ stage: Stage) -> (list: Rect, divider: Rect, text: Rect) {
    let body = stage.layout.body
    let split =
      body.columns < 60
      ? Split(
        .rows, .exactly(min(ShareChoices.fewestRows + 1, body.rows / 2)), .exactly(0), .rest)
      : Split(.columns, .exactly(min(46, max(31, body.columns / 3))), .exactly(1), .rest)
    let areas = split.areas(in: body)
    return (areas[0].inset(top: 1), areas[1], areas[2].inset(top: 1))
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let (list, divider, text) = areas(stage)
    canvas.title(ShareWords.title(stage), above: list, isFocused: true, hint: ShareWords.hint)
    let sharing = sharing(stage)
    let preview = SharePreview(sharing, columns: text.columns - 1)
    canvas.title(preview.title, above: text, hint: preview.hint)
    canvas.screen.drawVerticalLine(
      column: divider.column, row: divider.row, length: divider.rows,
      character: canvas.glyphs.heavyVertical, style: canvas.theme.ruleFocused)
    ShareChoices(sharing, stage.theme, columns: list.columns, rows: list.rows)
      .draw(&canvas, in: list)
    preview.draw(&canvas, from: self.text(stage), left, in: text.inset(left: 1))
  }
}
