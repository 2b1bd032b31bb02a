import DecodingReport
import JSONSource
import TerminalCanvas

extension ExplorerState {
  func drawStatusBar(_ canvas: inout Canvas, _ layout: Layout) {
    let bar = layout.statusBar
    let theme = canvas.theme
    canvas.screen.fill(bar, style: theme.status)
    if let prompt {
      drawPrompt(&canvas, prompt, in: bar)
      return
    }
    let right = drawFacts(&canvas, layout, in: bar)
    let room = bar.inset(right: bar.columns - right + 1)
    if let notice {
      canvas.putFitted(
        canvas.glyphs.words(notice), 1, 0, columns: room.columns - 1, theme.status.adding(.bold),
        in: room)
      return
    }
    drawPlace(&canvas, in: room)
  }

  /// Line and column, path, kind and text of what is selected; what RFC 8259 has against the text.
  private func drawPlace(_ canvas: inout Canvas, in bar: Rect) {
    let theme = canvas.theme
    var column =
      canvas.put(
        "\(editor.text.position(of: editor.caret))", 1, 0, theme.status, in: bar) + 2
    if let selection, !selection.steps.isEmpty {
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
    if live.rejection == nil, live.isUpToDate, let error = live.answer?.report.payload.error {
      let words = "RFC 8259 forbids at \(error.position): \(error.message)"
      canvas.putFitted(
        canvas.glyphs.words(words), column, 0, columns: bar.columns - column, theme.statusQuiet,
        in: bar)
    }
  }

  private func selectedKind(_ glyphs: Glyphs) -> String {
    guard let shown = live.shown, let row = selectedRow,
      shown.index.rows[row].path == selection
    else { return "" }
    let fields = shown.report.fields(of: shown.index.rows[row])
    guard let found = fields.strict?.found ?? fields.default?.found ?? fields.smart?.found else {
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

  /// What is true of the whole, at the right end; returns the column where it begins.
  private func drawFacts(_ canvas: inout Canvas, _ layout: Layout, in bar: Rect) -> Int {
    var facts: [String] = []
    if keptEdits[origin] != nil { facts.append("R: an edit of before is kept") }
    if othersTexts[origin] != nil { facts.append("changed on the disk") }
    if readOnlyFiles.contains(origin) { facts.append("read-only") }
    if editor.isModified { facts.append("modified") }
    if editor.undoCount > 0 { facts.append("undo \(editor.undoCount)") }
    if layout.size.columns >= 60 && !encoding.isEmpty { facts.append(encoding) }
    let words = facts.joined(separator: "  ")
    let column = bar.columns - 1 - words.count
    canvas.put(words, max(1, column), 0, canvas.theme.statusQuiet, in: bar)
    return max(1, column)
  }

  private var encoding: String {
    (document ?? live.answer?.document)?.encoding.rawValue ?? ""
  }

  private func drawPrompt(_ canvas: inout Canvas, _ prompt: Prompt, in bar: Rect) {
    let theme = canvas.theme
    let column =
      canvas.putFitted(
        prompt.label, 1, 0, columns: bar.columns - 2, theme.status.adding(.bold), in: bar) + 1
    guard !prompt.isQuestion else {
      canvas.screen.cursor = Point(column: bar.columns - 1, row: bar.row)
      return
    }
    // A long answer is shown by its end.
    let room = max(1, bar.columns - column - 2)
    let width = CellText.width(prompt.beforeCaret)
    let shift = max(0, width - room)
    let area = bar.inset(left: column)
    canvas.put(prompt.answer, -shift, 0, theme.status, in: area)
    canvas.screen.cursor = Point(
      column: min(area.column + width - shift, bar.endColumn - 1), row: bar.row)
  }

  func drawFooter(_ canvas: inout Canvas, _ layout: Layout) {
    let bar = layout.footer
    let theme = canvas.theme
    canvas.screen.fill(bar, style: theme.footer)
    if let prompt {
      drawPromptKeys(&canvas, prompt, in: bar)
      return
    }
    let ends: [(String, String)] =
      overlay != nil || menu != nil
      ? [("^Q", "quit")]
      : focus == .source ? [("F1", "help"), ("^Q", "quit")] : [("?", "help"), ("q", "quit")]
    let width = ends.reduce(0) { $0 + $1.0.count + $1.1.count + 3 }
    var right = max(1, bar.columns - width)
    let end = right
    for (key, hint) in ends {
      right = canvas.put(key, right, 0, theme.footerKey, in: bar) + 1
      right = canvas.put(hint, right, 0, theme.footer, in: bar) + 2
    }
    var column = 1
    for (key, hint) in footerHints(canvas.glyphs) {
      guard column + CellText.width(key) + hint.count + 3 < end else { break }
      column = canvas.put(key, column, 0, theme.footerKey, in: bar) + 1
      column = canvas.put(hint, column, 0, theme.footer, in: bar) + 2
    }
  }

  private func drawPromptKeys(_ canvas: inout Canvas, _ prompt: Prompt, in bar: Rect) {
    // The question names its own keys.
    if prompt.isQuestion { return }
    var column = 1
    let enter = prompt.kind == .findText ? "next" : "go on"
    for (key, hint) in [("Enter", enter), ("Esc", "never mind")] {
      column = canvas.put(key, column, 0, canvas.theme.footerKey, in: bar) + 1
      column = canvas.put(hint, column, 0, canvas.theme.footer, in: bar) + 2
    }
  }

  /// Keys with their hints for what has the focus, from the table of keys.
  private func footerHints(_ glyphs: Glyphs) -> [(String, String)] {
    if menu != nil {
      return [(glyphs.upDown, "choose"), ("Enter", "do it"), ("Esc", "never mind")]
    }
    let contexts = overlay == nil ? KeyContext.chain(of: focus) : [.overlay, .everywhere]
    var hints: [(String, String)] = []
    if overlay != nil || focus != .source {
      hints.append((glyphs.upDown, overlay != nil ? "scroll" : focus == .result ? "field" : "move"))
    }
    if overlay == nil && focus != .source { hints.append((glyphs.leftRight, "style")) }
    if overlay == nil && focus == .source { hints.append(("Esc", "leave editor")) }
    let shown = overlay == nil ? [.everywhere] + contexts.dropLast() : [KeyContext.overlay]
    for context in shown {
      for binding in KeyBinding.table where binding.context == context {
        guard let hint = binding.hint, let key = binding.keys.first else { continue }
        let isHiding = binding.action == .toggleResults && areResultsHidden
        hints.append((KeyBinding.label(key, glyphs), isHiding ? "reveal" : hint))
      }
    }
    return hints
  }
}
