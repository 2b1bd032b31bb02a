import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The model as it is drawn.
struct ModelView {
  let pane: ModelPane
  let stage: Stage
  var style: DecodingStyle { stage.style }

  init(_ pane: ModelPane, _ stage: Stage) {
    self.pane = pane
    self.stage = stage
  }

  func draw(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard let area = layout.panes[.model], let rect = layout.interior(.model) else { return }
    canvas.title(
      .model, in: area, isFocused: stage.hasFocus(.model), detail: modelTitle,
      hint: layout.kind == .single && !stage.editsModel ? "Tab: other panes" : modelHint)
    if stage.showsModelDraft { return drawDraft(&canvas, in: rect) }
    if stage.hidesFixes, style != .strict {
      canvas.putFitted(
        PracticeWords.hidden, 2, 1, columns: rect.columns - 3, canvas.theme.quiet, in: rect)
      return
    }
    let model = stage.library.modelIndex[style]
    if model.rows.isEmpty { return drawNoModel(&canvas, in: rect) }
    let selected = selectedLine
    let digits = max(2, String(model.lines.count + model.firstLine).count)
    let text = rect.inset(left: digits + 4)
    let top = visibleTop(rows: rect.rows, selected: selected)
    // One column for all outcomes, behind the lines that leave room for their words.
    let widest = model.lines.lazy.map(\.count).filter { $0 < text.columns - 14 }.max() ?? 0
    let column = widest + 2
    for (row, shown) in model.rows.dropFirst(top).prefix(rect.rows).enumerated() {
      let theme = canvas.theme
      guard case .line(let line) = shown else {
        if case .note(let note) = shown { draw(&canvas, note, row, digits, in: rect) }
        continue
      }
      let isSelected = line == selected
      if let head = model.head(atLine: line) {
        draw(&canvas, head: head, row, in: rect)
      } else {
        let number = String(model.number(ofLine: line))
        canvas.put(
          number, 1 + digits - number.count, row, isSelected ? theme.strong : theme.quiet, in: rect)
        canvas.put(
          isSelected ? canvas.glyphs.marker : canvas.glyphs.vertical, digits + 2, row,
          isSelected ? theme.accent : theme.rule, in: rect)
        let end = drawSwift(&canvas, model.spans[line], row, in: text)
        if let field = modelOutcome(ofLine: line, selected: selected) {
          drawOutcome(&canvas, field, after: end, at: column, row, in: text)
        }
      }
      if isSelected { canvas.select(row, in: rect) }
      if stage.focus == .model, isSelected || row == 0 {
        canvas.screen.cursor = Point(column: rect.column, row: rect.row + row)
      }
    }
  }

  /// The file, and which type of it is decoded where there is a choice: `Shop.swift  Order`.
  private var modelTitle: String {
    let draft = stage.showsModelDraft ? stage.library.modelDraft : nil
    var words = draft?.file.name ?? stage.library.modelIndex[style].fileName
    let count = draft?.files.count ?? stage.entry.files.count
    if let draft, count > 1 { words += "  \(draft.place + 1) of \(count)" }
    if draft == nil, count > 1 { words = "\(count) files" }
    if stage.entry.roots.count > 1 { words += "  \(stage.entry.title)" }
    return words
  }

  private var modelHint: String {
    let hint = stage.showsModelDraft && stage.editsModel ? "editing" : style.rawValue.uppercased()
    return stage.entry.roots.count > 1 && !stage.editsModel ? "T type  \(hint)" : hint
  }

  /// `── Item.swift ───`, above the lines of a file.
  private func draw(_ canvas: inout Canvas, head: String, _ row: Int, in rect: Rect) {
    let dash = canvas.glyphs.horizontal
    var end = canvas.put("\(dash)\(dash) ", 1, row, canvas.theme.rule, in: rect)
    end = canvas.putFitted(
      head, end, row, columns: rect.columns - end - 1, canvas.theme.heading, in: rect)
    let rest = String(repeating: dash, count: max(0, rect.columns - end - 2))
    canvas.put(" " + rest, end, row, canvas.theme.rule, in: rect)
  }

  /// Why the line above is as it is in the strict version.
  private func draw(
    _ canvas: inout Canvas, _ note: ModelSource.Note, _ row: Int, _ digits: Int, in rect: Rect
  ) {
    canvas.put(canvas.glyphs.vertical, digits + 2, row, canvas.theme.rule, in: rect)
    canvas.putFitted(
      canvas.glyphs.words("\(canvas.glyphs.note) \(note.message)"), digits + 4, row,
      columns: rect.columns - digits - 5, canvas.theme.comment, in: rect)
  }

  private func drawNoModel(_ canvas: inout Canvas, in rect: Rect) {
    canvas.putFitted(
      "No model yet: i edits it.", 2, 1, columns: rect.columns - 3, canvas.theme.quiet, in: rect)
  }

  /// The first row that the pane shows.
  var shownTop: Int {
    guard let rect = stage.layout.interior(.model) else { return pane.top }
    return visibleTop(rows: rect.rows, selected: selectedLine)
  }

  /// The first row shown: where it was scrolled to, or as far as the selection needs.
  private func visibleTop(rows: Int, selected: Int?) -> Int {
    let model = stage.library.modelIndex[style]
    let last = max(0, model.rows.count - rows)
    guard stage.focus != .model, !pane.isScrolledAway, let selected else {
      return min(pane.top, last)
    }
    let row = model.row(ofLine: selected)
    if row < pane.top { return min(max(0, row - 1), last) }
    return min(max(pane.top, row - rows + 2), last)
  }

  var selectedLine: Int? {
    guard let shown = stage.live.shown, let row = stage.selectedRow,
      let report = shown.report[style]
    else {
      return nil
    }
    return stage.library.modelIndex[style].line(ofRow: row, shown.index, report)
  }

  /// The loudest field of each property's line; the selected one where its line is.
  private func modelOutcome(ofLine line: Int, selected: Int?) -> FieldReport? {
    guard let shown = stage.live.shown, !stage.areResultsHidden else { return nil }
    let row = line == selected ? stage.selectedRow : shown.modelRows[style][line]
    return row.flatMap { shown.report.field(of: shown.index.rows[$0], style) }
  }

  private func drawOutcome(
    _ canvas: inout Canvas, _ field: FieldReport, after end: Int, at column: Int, _ row: Int,
    in rect: Rect
  ) {
    guard field.outcome != .asSent else { return }
    let glyph = canvas.glyphs.outcome(field.outcome)
    let words =
      switch field.outcome {
      case .threw: " stops here"
      case .notReached: ""
      default: " \(field.outcome.words)"
      }
    var look = canvas.theme.glyph(field.outcome)
    if stage.live.isFaded { look = canvas.theme.faded(look) }
    if end < column {
      canvas.put("\(glyph)\(words)", column, row, look, in: rect)
    } else {
      // A line that is longer gets the glyph alone, at the edge if need be.
      let place = min(end + 2, rect.columns - 2)
      canvas.put(" ", place - 1, row, canvas.theme.text, in: rect)
      canvas.put(glyph, place, row, look, in: rect)
      canvas.put(" ", place + 1, row, canvas.theme.text, in: rect)
    }
  }

  @discardableResult
  func drawSwift(
    _ canvas: inout Canvas, _ spans: [SwiftSpan], _ row: Int, in rect: Rect
  ) -> Int {
    var column = 0
    for span in spans where column < rect.columns {
      column = canvas.put(span.text, column, row, canvas.theme.code(span.kind), in: rect)
    }
    return column
  }
}
