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
    // One column for all outcomes, behind the lines that leave room for their words.
    let room = rect.columns - digits - 4 - 14
    let widest = model.lines.lazy.map(\.count).filter { $0 < room }.max() ?? 0
    let list = pane.list(stage)
    if stage.focus == .model {
      canvas.screen.cursor = Point(column: rect.column, row: rect.row)
    }
    canvas.draw(list, in: rect, marker: nil, hasCursor: false) { canvas, place in
      switch model.rows[place] {
      case .note(let note): draw(note, digits, &canvas)
      case .line(let line):
        let isSelected = line == selected
        if let head = model.head(atLine: line) {
          draw(head: head, &canvas)
        } else {
          draw(line, of: model, digits, isSelected: isSelected, &canvas)
          let end = canvas.put(model.spans[line], digits + 4)
          if let (field, isQuiet) = modelOutcome(ofLine: line, selected: selected) {
            drawOutcome(field, isQuiet, after: end, at: digits + 4 + widest + 2, &canvas)
          }
        }
        guard isSelected else { return }
        canvas.select(0, in: canvas.line)
        if stage.focus == .model {
          canvas.screen.cursor = Point(column: rect.column, row: canvas.line.row)
        }
      }
    }
  }

  /// Draws the number of a line, and what parts it from the line.
  private func draw(
    _ line: Int, of model: ModelIndex, _ digits: Int, isSelected: Bool, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    canvas.put(
      model.number(ofLine: line), before: 1 + digits, isSelected ? theme.strong : theme.quiet)
    canvas.put(
      isSelected ? canvas.glyphs.marker : canvas.glyphs.vertical, digits + 2,
      isSelected ? theme.accent : theme.rule)
  }

  /// The file, and which type of it is decoded where there is a choice: `Shop.swift  Order`.
  private var modelTitle: String {
    let draft = stage.showsModelDraft ? stage.library.modelDraft : nil
    var words = draft?.file.name ?? stage.library.modelIndex[style].fileName
    let count = draft?.files.count ?? stage.entry.files.count
    if let draft, count > 1 { words += "  \(draft.place + 1) of \(count)" }
    if draft == nil, count > 1 { words = "\(count) files" }
    if stage.library.modelDraft?.isModified == true { words += "*" }
    if stage.entry.roots.count > 1 { words += "  \(stage.entry.title)" }
    return words
  }

  private var modelHint: String {
    let hint = stage.showsModelDraft && stage.editsModel ? "editing" : style.rawValue.uppercased()
    return stage.entry.roots.count > 1 && !stage.editsModel ? "T type  \(hint)" : hint
  }

  /// `── Item.swift ───`, above the lines of a file.
  private func draw(head: String, _ canvas: inout Canvas) {
    let dash = canvas.glyphs.horizontal
    var end = canvas.put("\(dash)\(dash) ", 1, canvas.theme.rule)
    end = canvas.put(head, end, margin: 1, canvas.theme.heading)
    let rest = String(repeating: dash, count: max(0, canvas.line.columns - end - 2))
    canvas.put(" " + rest, end, canvas.theme.rule)
  }

  /// Why the line above is as it is in the strict version.
  private func draw(_ note: ModelSource.Note, _ digits: Int, _ canvas: inout Canvas) {
    canvas.put(canvas.glyphs.vertical, digits + 2, canvas.theme.rule)
    let words = canvas.glyphs.words("\(canvas.glyphs.note) \(note.message)")
    canvas.put(words, digits + 4, margin: 1, canvas.theme.comment)
  }

  private func drawNoModel(_ canvas: inout Canvas, in rect: Rect) {
    canvas.putFitted(
      "No model yet: i edits it.", 2, 1, columns: rect.columns - 3, canvas.theme.quiet, in: rect)
  }

  var selectedLine: Int? {
    guard let shown = stage.live.shown, let row = stage.selectedRow,
      let report = shown.report[style]
    else {
      return nil
    }
    return stage.library.modelIndex[style].line(ofRow: row, shown.index, report)
  }

  /// The loudest field of each property's line, and whether another place tells why; the selected one
  /// where its line is.
  private func modelOutcome(
    ofLine line: Int, selected: Int?
  ) -> (field: FieldReport, isQuiet: Bool)? {
    guard let shown = stage.live.shown, !stage.areResultsHidden else { return nil }
    let row = line == selected ? stage.selectedRow : shown.modelRows[style][line]
    return row.flatMap { row in
      shown.report.field(of: shown.index.rows[row], style).map { field in
        (field, shown.index.isQuiet(field, row, style))
      }
    }
  }

  private func drawOutcome(
    _ field: FieldReport, _ isQuiet: Bool, after end: Int, at column: Int,
    _ canvas: inout Canvas
  ) {
    guard field.outcome != .asSent else { return }
    let glyph = canvas.glyphs.outcome(field.outcome)
    let words =
      switch field.outcome {
      case .threw: isQuiet ? "" : " stops here"
      case .notReached: ""
      default: " \(field.outcome.words)"
      }
    var look = isQuiet ? canvas.theme.quiet : canvas.theme.glyph(field.outcome)
    if stage.live.isFaded { look = canvas.theme.faded(look) }
    if end < column {
      canvas.put("\(glyph)\(words)", column, look)
    } else {
      // A line that is longer gets the glyph alone, at the edge if need be.
      let place = min(end + 2, canvas.line.columns - 2)
      canvas.put(" ", place - 1, canvas.theme.text)
      canvas.put(glyph, place, look)
      canvas.put(" ", place + 1, canvas.theme.text)
    }
  }
}
