import DecodingReport
import TerminalCanvas
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

  /// The first line and the first cell of the text that are seen.
  private var top = 0
  private var left = 0

  private static let sideways = 8

  init(on stage: Stage) {}

  func begin(on stage: Stage) -> [Request] { [.share(.begin)] }
  func end(on stage: Stage) -> [Request] { [.share(.end)] }
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
      return [.lay(Prompt(.writeShared, text: stage.sharing.fileName))]
    case .tryOut:
      guard let text = stage.sharing.text else { return wait(.own(Action.tryOut), stage) }
      guard text.made != nil else { return [.notice(ShareWords.nothingToRun(stage.sharing.form))] }
      return change(.tryOut)
    }
  }

  private mutating func change(_ change: Sharing.Change) -> [Request] {
    top = 0
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
      let area = areas(stage).text
      top = min(
        motion.scrolled(top, page: max(1, area.rows - 1)),
        max(0, SharePreview(stage, columns: area.columns - 1).lineCount - area.rows))
      return []
    }
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
    return choices.action(atRow: point.row - list.row, of: list.rows).map { perform($0, on: stage) }
      ?? []
  }

  /// Moves the text with the wheel.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    let area = areas(stage).text
    let count = SharePreview(stage, columns: area.columns - 1).lineCount
    top = min(max(0, top + lines), max(0, count - area.rows))
    return []
  }

  // MARK: Drawing

  /// Where forms and text stand, each below its title.
  private func areas(_ stage: Stage) -> (list: Rect, divider: Rect?, text: Rect) {
    let body = stage.layout.body
    if body.columns < 60 {
      let rows = min(ShareChoices.fewestRows + 1, body.rows / 2)
      return (
        Rect(column: 0, row: body.row + 1, columns: body.columns, rows: max(0, rows - 1)), nil,
        Rect(
          column: 0, row: body.row + rows + 1, columns: body.columns,
          rows: max(0, body.rows - rows - 1))
      )
    }
    let width = min(46, max(31, body.columns / 3))
    return (
      Rect(column: 0, row: body.row + 1, columns: width, rows: body.rows - 1),
      Rect(column: width, row: body.row, columns: 1, rows: body.rows),
      Rect(
        column: width + 1, row: body.row + 1, columns: body.columns - width - 1,
        rows: body.rows - 1)
    )
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.screen.fill(stage.layout.body, with: " ", style: theme.text)
    let (list, divider, text) = areas(stage)
    func above(_ rect: Rect) -> Rect {
      Rect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: 1)
    }
    canvas.title(ShareWords.title(stage), in: above(list), isFocused: true, hint: ShareWords.hint)
    let preview = SharePreview(stage, columns: text.columns - 1)
    canvas.title(preview.title, in: above(text), isFocused: false, hint: preview.hint)
    if let divider {
      canvas.screen.drawVerticalLine(
        column: divider.column, row: divider.row, length: divider.rows,
        character: canvas.glyphs.heavyVertical, style: theme.ruleFocused)
    }
    ShareChoices(stage, columns: list.columns, rows: list.rows).draw(&canvas, in: list)
    preview.draw(&canvas, from: top, left, in: text.inset(left: 1))
  }
}
