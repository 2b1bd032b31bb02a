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

  private let sharing: Sharing
  private let lines: [Line]

  init(_ sharing: Sharing, _ theme: Theme, columns: Int, rows: Int) {
    self.sharing = sharing
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
    for told in ShareWords.told(sharing) {
      if hasRoom { lines.append(.blank) }
      let first = StyledLine("  ", theme.quiet)
      for line in StyledLine.wrapped(told, theme.quiet, columns: columns - 1, first: first) {
        let words = line.runs.map(\.text).joined()
        lines.append(.told(String(words.reversed().drop { $0 == " " }.reversed())))
      }
    }
    self.lines = lines
  }

  /// The lines that are seen: where there are few rows, the chosen form is among them.
  private func list(in rows: Int) -> List {
    List().fitted(
      lines.count, in: rows, chosen: ShareForm.allCases.firstIndex(of: sharing.form))
  }

  /// What a click asks for.
  func action(at point: Point, in rect: Rect) -> ShareScreen.Action? {
    guard let place = list(in: rect.rows).place(at: point, in: rect) else { return nil }
    switch lines[place] {
    case .form(let form): return .form(form)
    case .option(let action, _, let isOn, _): return isOn == nil ? nil : action
    case .told, .heading, .blank: return nil
    }
  }

  func draw(_ canvas: inout Canvas, in rect: Rect) {
    canvas.draw(list(in: rect.rows), in: rect) { canvas, place in
      let theme = canvas.theme
      switch lines[place] {
      case .form(let form): draw(form, &canvas)
      case .option(_, let key, let isOn, let words):
        let look = isOn == nil ? theme.quiet : theme.text
        canvas.put(isOn.map { $0 ? "[x]" : "[ ]" } ?? "   ", 2, look)
        canvas.put(key, 6, isOn == nil ? theme.quiet : theme.accent)
        canvas.put(canvas.glyphs.words(words), 9, margin: 1, look)
      case .told(let words): canvas.put(words, 0, margin: 1, theme.quiet)
      case .heading(let words): canvas.put(words, 2, theme.heading)
      case .blank: break
      }
    }
  }

  private func draw(_ form: ShareForm, _ canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.put(form.key, 2, theme.accent)
    canvas.put(form.name, 5, form == sharing.form ? theme.strong : theme.text)
    canvas.put(
      form.fileName(hasOwnValues: sharing.keepsValues), 19, margin: 1, theme.quiet)
  }
}
