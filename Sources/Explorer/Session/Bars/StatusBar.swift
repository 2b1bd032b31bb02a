import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor

/// The line below the body: what is told, what is typed, or where the caret stands.
struct StatusBar {
  let stage: Stage
  /// What is told until the next key.
  let notice: String?
  /// A line that is typed here.
  let line: Prompt?
  /// The keys that were pressed last.
  let keys: [String]
  let journal: Journal
  let saving: Saving
  /// How many things can be taken back.
  let undoCount: Int

  func draw(_ canvas: inout Canvas) {
    let layout = stage.layout
    let theme = canvas.theme
    canvas.screen.fill(layout.statusBar, style: theme.status)
    let words = notice.map { canvas.glyphs.words($0) }
    let bar = drawStanding(
      &canvas, behind: words.map(CellText.width) ?? 0,
      in: drawKeys(&canvas, in: layout.statusBar))
    if let line {
      drawPrompt(&canvas, line, in: bar)
      return
    }
    let right = drawFacts(&canvas, layout, behind: words.map(CellText.width) ?? 0, in: bar)
    let room = bar.inset(right: bar.columns - right + 1)
    if let words {
      canvas.putFitted(
        words, 1, 0, columns: room.columns - 1, theme.status.adding(.bold), in: room)
      return
    }
    drawPlace(&canvas, in: room)
  }

  /// Line and column, path, kind and text of what is selected; what RFC 8259 has against the text.
  private func drawPlace(_ canvas: inout Canvas, in bar: Rect) {
    let theme = canvas.theme
    let text = stage.editedText
    let place =
      stage.editsModel ? text.text.position(of: text.caret) : stage.position(of: text.caret)
    var column = canvas.put("\(place)", 1, 0, theme.status, in: bar) + 2
    if let selection = stage.selection, stage.isFieldSelected {
      column =
        canvas.putFitted(
          selection.description, column, 0, columns: bar.columns - column,
          theme.status.adding(.bold), in: bar) + 2
      column =
        canvas.putFitted(
          selectedKind(canvas.glyphs), column, 0, columns: bar.columns - column, theme.status,
          in: bar
        ) + 2
    }
    if stage.live.rejection == nil, stage.live.isUpToDate,
      let error = stage.live.answer?.report.payload.error
    {
      let words = "RFC 8259 forbids at \(error.position): \(error.message)"
      canvas.putFitted(
        canvas.glyphs.words(words), column, 0, columns: bar.columns - column, theme.statusQuiet,
        in: bar)
    }
  }

  private func selectedKind(_ glyphs: Glyphs) -> String {
    guard let shown = stage.live.shown, let row = stage.selectedRow,
      shown.index.rows[row].path == stage.selection
    else { return "" }
    guard let found = shown.report.fields(of: shown.index.rows[row]).found else {
      return "missing"
    }
    switch found.kind {
    case .object: return "object \(shown.index.rows[row].count)"
    case .array: return "array \(shown.index.rows[row].count)"
    case .string: return "string \(found.text)"
    case .number: return "number \(found.text)"
    case .true, .false: return "bool \(found.text)"
    default: return found.text
    }
  }

  /// What is true of the whole, at the right end, as far as there is room behind a notice, which
  /// stands for one key only; returns the column where it begins.
  private func drawFacts(
    _ canvas: inout Canvas, _ layout: Layout, behind notice: Int, in bar: Rect
  ) -> Int {
    var facts: [String] = []
    if journal.isFailing { facts.append("no journal") }
    if let kept = journal.keptOrigin(stage.library, stage.focus) {
      facts.append("R restores \(kept == stage.library.origin ? "an edit" : "a model")")
    }
    let open = stage.library.origin
    let origin = stage.editsModel ? stage.library.modelDraft?.file.origin ?? open : open
    if saving.theirs(of: origin) != nil { facts.append("changed on the disk") }
    if saving.isReadOnly(origin) { facts.append("read-only") }
    if stage.editedText.isModified { facts.append("modified") }
    if undoCount > 0 { facts.append("undo \(undoCount)") }
    if layout.size.columns >= 60 && !encoding.isEmpty && !stage.editsModel {
      facts.append(encoding)
    }
    var words = facts.joined(separator: "  ")
    while notice > 0, !facts.isEmpty, notice + words.count + 4 > bar.columns {
      facts.removeLast()
      words = facts.joined(separator: "  ")
    }
    let column = max(1, bar.columns - 1 - words.count)
    canvas.put(words, column, 0, canvas.theme.statusQuiet, in: bar)
    return column
  }

  private var encoding: String {
    (stage.live.document ?? stage.live.answer?.document)?.encoding.rawValue ?? ""
  }

  private func drawPrompt(_ canvas: inout Canvas, _ prompt: Prompt, in bar: Rect) {
    let theme = canvas.theme
    let column =
      canvas.putFitted(
        prompt.kind.words.title, 1, 0, columns: bar.columns - 2, theme.status.adding(.bold), in: bar
      ) + 1
    let told = drawNotice(&canvas, behind: column, in: bar)
    // A long answer is shown by its end.
    let room = max(1, bar.columns - column - 2 - told)
    let width = CellText.width(prompt.beforeCaret)
    let shift = max(0, width - room)
    let area = bar.inset(left: column, right: told)
    canvas.put(prompt.answer, -shift, 0, theme.status, in: area)
    canvas.screen.cursor = Point(
      column: min(area.column + width - shift, bar.endColumn - 1), row: bar.row)
  }

  /// What is told while a prompt waits, at the right end: not more than half of the room. Returns
  /// the cells that it takes.
  private func drawNotice(_ canvas: inout Canvas, behind column: Int, in bar: Rect) -> Int {
    guard let notice else { return 0 }
    let words = canvas.glyphs.words(notice)
    let width = min(CellText.width(words), max(0, bar.columns - column - 3) / 2)
    canvas.putFitted(
      words, bar.columns - 1 - width, 0, columns: width, canvas.theme.status.adding(.bold), in: bar)
    return width + 2
  }

  /// Draws how the results relate to the text at the right end, and returns what is left of the line.
  /// Where nobody waits, a notice that it would cut goes before it.
  private func drawStanding(
    _ canvas: inout Canvas, behind notice: Int, in bar: Rect
  ) -> Rect {
    let (words, isLoud) = StandingWords(stage: stage).words
    let width = CellText.width(words)
    guard width > 0, width + 2 < bar.columns else { return bar }
    if !isLoud, notice > 0, line == nil, notice + width + 4 > bar.columns { return bar }
    let theme = canvas.theme
    canvas.put(
      words, bar.columns - 1 - width, 0, isLoud ? theme.statusLoud : theme.statusQuiet, in: bar)
    return bar.inset(right: width + 2)
  }

  /// Draws the keys that were pressed last at the right end of the status line, and returns what is
  /// left of it.
  private func drawKeys(_ canvas: inout Canvas, in bar: Rect) -> Rect {
    guard !keys.isEmpty else { return bar }
    let words = " " + keys.joined(separator: " ") + " "
    let columns = min(CellText.width(words), bar.columns / 2)
    let corner = bar.inset(left: bar.columns - columns)
    canvas.screen.fill(corner, style: canvas.theme.title)
    canvas.putFitted(words, 0, 0, columns: columns, canvas.theme.title, in: corner)
    return bar.inset(right: columns)
  }
}
