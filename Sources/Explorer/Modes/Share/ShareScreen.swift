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
    /// Move the text sideways.
    case left, right
  }

  /// The lines of the text, and the first cell of them that is seen.
  private var text = List()
  private var left = 0

  private static let sideways = 8

  init(on stage: Stage) {}

  func due(on stage: Stage) -> [Due] { stage.shareChoice.due(on: stage) }
  func wantsPicture(on stage: Stage) -> Bool { stage.shareChoice.form == .picture }
  func paper(on stage: Stage) -> SourceText? { stage.sharing.text?.text }

  /// Stops what is being made, or goes back to the text, before it is closed.
  func back(on stage: Stage) -> [Request]? {
    let sharing = stage.sharing
    if sharing.isWorking, !sharing.isStopping {
      return [.share(.stop), .notice(ShareWords.stopping(sharing))]
    }
    return sharing.trial == nil ? [.close] : [.share(.showText)]
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .left:
      left = max(0, left - Self.sideways)
      return []
    case .right:
      left += Self.sideways
      return []
    case .form(let form): return choose(form, on: stage)
    case .smallest: return change(.toggleWhole)
    case .madeUp: return change(.toggleValues)
    case .write:
      guard stage.sharing.text != nil else { return wait(.own(Action.write), stage) }
      return [.ask(Prompt(.writeShared, text: stage.sharing.fileName))]
    case .tryOut:
      guard let text = stage.sharing.text else { return wait(.own(Action.tryOut), stage) }
      guard text.made != nil else { return [.notice(ShareWords.nothingToRun(stage.sharing.form))] }
      return change(.tryOut)
    }
  }

  private mutating func change(_ change: ShareChoice.Change) -> [Request] {
    text.restart()
    left = 0
    return [.share(change)]
  }

  private mutating func choose(_ form: ShareForm, on stage: Stage) -> [Request] {
    form == stage.sharing.form && stage.sharing.trial == nil ? [] : change(.form(form))
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    let forms = ShareForm.allCases
    let place = forms.firstIndex(of: stage.sharing.form) ?? 0
    switch motion {
    case .up: return choose(forms[max(0, place - 1)], on: stage)
    case .down: return choose(forms[min(forms.count - 1, place + 1)], on: stage)
    case .pageUp, .pageDown, .first, .last:
      text = text(stage)
      text.move(motion)
      text = text(stage)
      return []
    }
  }

  /// The lines of the text as they are seen.
  private func text(_ stage: Stage) -> List {
    let area = areas(stage).text
    return text.fitted(
      SharePreview(stage, columns: area.columns - 1).lineCount, in: area.rows)
  }

  /// Copies what is shown.
  func choose(on stage: Stage) -> [Request]? {
    guard let text = stage.sharing.text else { return wait(.moving(.choose), stage) }
    let words = ShareWords.copied(text, as: stage.sharing.form)
    return [.effect(.copy(text.text.string(in: 0..<text.text.count))), .notice(words)]
  }

  /// Has this done once there is a text, if there is to be one.
  private func wait(_ action: Explorer.Action, _ stage: Stage) -> [Request] {
    if let refusal = stage.sharing.refusal { return [.notice(refusal)] }
    return [.share(.await(action)), .notice(ShareWords.notYet)]
  }

  /// Takes a click on a form or a switch.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let list = areas(stage).list
    guard list.contains(point) else { return [] }
    let choices = ShareChoices(stage, columns: list.columns, rows: list.rows)
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
    let preview = SharePreview(stage, columns: text.columns - 1)
    canvas.title(preview.title, above: text, hint: preview.hint)
    canvas.screen.drawVerticalLine(
      column: divider.column, row: divider.row, length: divider.rows,
      character: canvas.glyphs.heavyVertical, style: canvas.theme.ruleFocused)
    ShareChoices(stage, columns: list.columns, rows: list.rows).draw(&canvas, in: list)
    preview.draw(&canvas, from: self.text(stage), left, in: text.inset(left: 1))
  }
}
