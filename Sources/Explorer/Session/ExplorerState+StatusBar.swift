import DecodingReport
import JSONSource
import TerminalCanvas

extension ExplorerState {
  func drawStatusBar(_ canvas: inout Canvas, _ layout: Layout) {
    let theme = canvas.theme
    canvas.screen.fill(layout.statusBar, style: theme.status)
    let bar = drawKeys(&canvas, in: layout.statusBar)
    if let line = layers.line {
      drawPrompt(&canvas, line, in: bar)
      return
    }
    let words = notice.map { canvas.glyphs.words($0) }
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
    var column =
      canvas.put(
        "\(editedText.text.position(of: editedText.caret))", 1, 0, theme.status, in: bar) + 2
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

  /// What is true of the whole, at the right end, as far as there is room behind a notice, which
  /// stands for one key only; returns the column where it begins.
  private func drawFacts(
    _ canvas: inout Canvas, _ layout: Layout, behind notice: Int, in bar: Rect
  ) -> Int {
    var facts: [String] = []
    if let kept = keptOrigin {
      facts.append("R: \(kept == origin ? "an edit" : "a model") of before is kept")
    }
    let origin = editsModel ? library.modelDraft?.file.origin ?? origin : origin
    if safekeeping.othersTexts[origin] != nil { facts.append("changed on the disk") }
    if safekeeping.readOnlyFiles.contains(origin) { facts.append("read-only") }
    if editedText.isModified { facts.append("modified") }
    if editedText.undoCount > 0 { facts.append("undo \(editedText.undoCount)") }
    if layout.size.columns >= 60 && !encoding.isEmpty && !editsModel { facts.append(encoding) }
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
    (live.document ?? live.answer?.document)?.encoding.rawValue ?? ""
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

  func drawFooter(_ canvas: inout Canvas, _ layout: Layout) {
    let bar = layout.footer
    let theme = canvas.theme
    canvas.screen.fill(bar, style: theme.footer)
    for item in footerItems(layout) {
      let column = canvas.put(item.label, item.columns.lowerBound, 0, theme.footerKey, in: bar)
      canvas.put(item.hint, column + 1, 0, theme.footer, in: bar)
    }
  }

  /// Keys with their hints for what has the focus, from the table of keys.
  func footerHints(_ glyphs: Glyphs) -> [FooterItem] {
    switch layers.top {
    case .menu?:
      return [
        FooterItem(glyphs.upDown, "choose"), FooterItem("Enter", "do it", "<Enter>"),
        FooterItem("Esc", "never mind", "<Esc>"),
      ]
    case .prompt(let prompt)?: return prompt.answers
    case .settings?:
      return [FooterItem(glyphs.upDown, "setting"), FooterItem(glyphs.leftRight, "value")]
        + items(of: [.options], glyphs) + [FooterItem("Esc", "close", "<Esc>")]
    case .text?: return [FooterItem(glyphs.upDown, "scroll")] + items(of: [.overlay], glyphs)
    case nil: break
    }
    let own = KeyContext.chain(of: editsModel ? .source : focus).dropLast()
    var hints: [FooterItem] = []
    if focus == .source || editsModel {
      hints.append(FooterItem("Esc", "leave editor", "<Esc>"))
    } else {
      hints.append(FooterItem(glyphs.upDown, focus == .result ? "field" : "move"))
      hints.append(FooterItem(glyphs.leftRight, "style"))
    }
    return hints + items(of: [.everywhere] + own, glyphs)
  }

  private func items(of contexts: [KeyContext], _ glyphs: Glyphs) -> [FooterItem] {
    contexts.flatMap { context in
      keyMap.bindings(in: context).compactMap { binding -> FooterItem? in
        guard let hint = binding.hint, let key = binding.keys.first,
          !(editsModel && binding.action.isOfJSONAlone)
        else { return nil }
        let isHiding = binding.action == .toggleResults && areResultsHidden
        return FooterItem(KeyBinding.label(key, glyphs), isHiding ? "reveal" : hint, key)
      }
    }
  }
}
