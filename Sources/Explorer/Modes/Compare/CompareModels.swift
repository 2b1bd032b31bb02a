import JSONSource
import TerminalCanvas

/// Draws the lines of two models that are compared.
struct CompareModels {
  let models: ModelComparison
  /// The line of the field that is looked at.
  let place: Int?

  func draw(_ side: JSONComparison.Side, _ canvas: inout Canvas, in rect: Rect) {
    let top = models.top(rows: rect.rows, around: place)
    for (row, line) in models.lines.dropFirst(top).prefix(rect.rows).enumerated() {
      draw(line, side, row, isLookedAt: top + row == place, &canvas, in: rect)
    }
  }

  private func draw(
    _ line: ModelComparison.Line, _ side: JSONComparison.Side, _ row: Int, isLookedAt: Bool,
    _ canvas: inout Canvas, in rect: Rect
  ) {
    let theme = canvas.theme
    let width = "\(models.count(side))".count + 1
    let bar = width + 2
    canvas.put(canvas.glyphs.vertical, bar, row, theme.rule, in: rect)
    guard let (number, text) = models.text(line, side) else { return }
    let look = line.isDifferent ? theme.caution : isLookedAt ? theme.strong : theme.text
    if line.isDifferent { canvas.put(side == .a ? "-" : "+", 0, row, look, in: rect) }
    let words = "\(number)"
    canvas.put(words, max(1, width - words.count + 1), row, theme.quiet, in: rect)
    canvas.putFitted(
      text.replacing("\t", with: "  "), bar + 2, row, columns: rect.columns - bar - 3, look,
      in: rect)
  }
}
