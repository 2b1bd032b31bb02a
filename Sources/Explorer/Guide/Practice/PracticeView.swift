import Courses
import DecodingReport
import TerminalCanvas

/// Draws an exercise below the body: what is wanted, its goals with their marks, and hints.
struct PracticeView {
  let practice: Practice
  let stage: Stage
  let area: Rect

  /// The rows of the pane, title included: a third of the screen's. While it is read it has what its
  /// text takes, as long as something of the pane above it is left.
  static func rows(in size: Size, _ practice: Practice) -> Int {
    let rows = max(0, min(max(size.rows / 3, 4), 12, size.rows - 4))
    guard practice.hasFocus else { return rows }
    return max(rows, min(practice.textRows + 1, size.rows - 8))
  }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(area, style: canvas.theme.text)
    let title = PracticeWords.title(practice)
    let room = area.columns - CellText.width(title) - 8
    canvas.title(
      title, in: area, isFocused: practice.hasFocus,
      hint: PracticeWords.hint(practice, isChecking: isChecking, columns: room))
    let rect = area.inset(top: 1)
    let text = PracticeText(
      practice: practice, theme: canvas.theme, glyphs: canvas.glyphs, columns: area.columns)
    let goals = text.goalLines(rows: rect.rows)
    let task = text.taskLines(rows: rect.rows - goals.count)
    canvas.draw(task + goals, in: rect)
  }

  /// Whether the goals of the model as it stands aren't known yet.
  private var isChecking: Bool {
    guard let draft = stage.library.models[practice.sample] else { return true }
    return draft.revision != practice.judged
  }
}
