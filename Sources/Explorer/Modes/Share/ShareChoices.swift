import DecodingReport
import TerminalCanvas
import Workbench

/// The forms, what goes into them, and what is told of how they were come by.
struct ShareChoices {
  private enum Line {
    case form(ShareForm)
    /// A switch: whether it is on, or `nil` where the form has no use for it.
    case option(ShareScreen.Action, key: String, Bool?, words: String)
    case told(String)
    case heading(String)
    case blank
  }

  /// Rows for the forms and the switches alone.
  static let fewestRows = ShareForm.allCases.count + 2

  private let stage: Stage
  private let lines: [Line]

  init(_ stage: Stage, columns: Int, rows: Int) {
    self.stage = stage
    let sharing = stage.sharing
    let form = sharing.form
    let hasRoom = rows >= Self.fewestRows + 12
    var lines: [Line] = ShareForm.allCases.map { .form($0) }
    if hasRoom { lines += [.blank, .heading(ShareWords.heading)] }
    lines += [
      .option(
        .smallest, key: "e", form.isReducible ? !sharing.isWhole : nil,
        words: ShareWords.smallest(sharing, isShort: columns < 38)),
      .option(
        .madeUp, key: "a", form.hasValues ? !sharing.keepsValues : nil,
        words: ShareWords.madeUp(isShort: columns < 38)),
    ]
    for told in ShareWords.told(stage) {
      if hasRoom { lines.append(.blank) }
      let runs = [StyledLine.Run(text: told, style: stage.theme.quiet)]
      let first = StyledLine("  ", stage.theme.quiet)
      for line in StyledLine.wrapped(runs, columns: columns - 1, first: first) {
        let words = line.runs.map(\.text).joined()
        lines.append(.told(String(words.reversed().drop { $0 == " " }.reversed())))
      }
    }
    self.lines = lines
  }

  /// The first line that is seen: where there are few rows, the chosen form is among them.
  private func top(_ rows: Int) -> Int {
    let chosen = ShareForm.allCases.firstIndex(of: stage.sharing.form) ?? 0
    return max(0, chosen - max(1, rows) + 1)
  }

  /// What a click on one of so many rows asks for.
  func action(atRow row: Int, of rows: Int) -> ShareScreen.Action? {
    let row = row + top(rows)
    guard lines.indices.contains(row) else { return nil }
    switch lines[row] {
    case .form(let form): return .form(form)
    case .option(let action, _, let isOn, _): return isOn == nil ? nil : action
    case .told, .heading, .blank: return nil
    }
  }

  func draw(_ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    for (row, line) in lines.dropFirst(top(rect.rows)).prefix(rect.rows).enumerated() {
      switch line {
      case .form(let form): draw(form, row, &canvas, in: rect)
      case .option(_, let key, let isOn, let words):
        let box = isOn.map { $0 ? "[x]" : "[ ]" } ?? "   "
        let look = isOn == nil ? theme.quiet : theme.text
        canvas.put(box, 2, row, look, in: rect)
        canvas.put(key, 6, row, isOn == nil ? theme.quiet : theme.accent, in: rect)
        let words = canvas.glyphs.words(words)
        canvas.putFitted(words, 9, row, columns: rect.columns - 10, look, in: rect)
      case .told(let words):
        canvas.putFitted(words, 0, row, columns: rect.columns - 1, theme.quiet, in: rect)
      case .heading(let words): canvas.put(words, 2, row, theme.heading, in: rect)
      case .blank: break
      }
    }
  }

  private func draw(_ form: ShareForm, _ row: Int, _ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let isChosen = form == stage.sharing.form
    if isChosen { canvas.put(canvas.glyphs.marker, 0, row, theme.accent, in: rect) }
    canvas.put(form.key, 2, row, theme.accent, in: rect)
    canvas.put(form.name, 5, row, isChosen ? theme.strong : theme.text, in: rect)
    canvas.putFitted(
      form.fileName(hasOwnValues: stage.sharing.keepsValues), 19, row, columns: rect.columns - 20,
      theme.quiet, in: rect)
    guard isChosen else { return }
    canvas.select(row, in: rect)
    canvas.screen.cursor = Point(column: rect.column, row: rect.row + row)
  }
}
