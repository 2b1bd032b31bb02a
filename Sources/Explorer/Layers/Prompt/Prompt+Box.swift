import TerminalCanvas

/// A question that one key answers, in a box over the panes.
extension Prompt {
  private static let widest = 76

  /// Where the box stands, with its frame: at the bottom, in the middle.
  private func area(_ stage: Stage) -> Rect {
    let body = stage.layout.body
    let columns = min(body.columns, Self.widest)
    let rows = min(body.rows, lines(stage, columns: columns - 2).count + kind.words.hints.count + 2)
    return Rect(
      column: body.column + (body.columns - columns) / 2, row: body.endRow - rows,
      columns: columns, rows: rows)
  }

  /// The question, broken into lines.
  private func lines(_ stage: Stage, columns: Int) -> [StyledLine] {
    let style = stage.theme.strong
    // A path is broken between its folders.
    let parts = stage.glyphs.words(kind.words.title).replacing("/", with: "/\n").split(
      separator: "\n")
    let runs = parts.map { StyledLine.Run(text: String($0), style: style) }
    return StyledLine.wrapped(runs, columns: columns - 1, first: StyledLine(" ", style))
  }

  /// The rows of the answers; where there is no room for all of them, the footer has them too.
  private func answersRect(_ stage: Stage) -> Rect {
    let inside = area(stage).inset(left: 1, top: 1, right: 1, bottom: 1)
    return inside.inset(top: max(0, inside.rows - kind.words.hints.count))
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    guard isQuestion else { return drawNames(stage, &canvas) }
    let area = area(stage)
    let theme = canvas.theme
    canvas.screen.fill(area, style: theme.text)
    canvas.frame(area)
    canvas.layerTitle("Question", hint: "", in: area)
    let inside = area.inset(left: 1, top: 1, right: 1, bottom: 1)
    let rect = answersRect(stage)
    let question = inside.inset(bottom: rect.rows)
    canvas.draw(lines(stage, columns: inside.columns), in: question)
    let width = answers.map { CellText.width($0.label) }.max() ?? 0
    for (row, answer) in answers.enumerated().prefix(rect.rows) {
      canvas.put(answer.label, 2, row, theme.accent, in: rect)
      canvas.putFitted(
        answer.hint, 4 + width, row, columns: rect.columns - width - 5, theme.text, in: rect)
    }
    // Until it was seen, keys are those of what lies below.
    if isSeen { canvas.screen.cursor = Point(column: rect.column + 2, row: rect.row) }
  }

  /// A click on an answer gives it; one beside the box answers later.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    guard isQuestion else { return [] }
    let rect = answersRect(stage)
    guard rect.contains(point), answers.indices.contains(point.row - rect.row),
      let key = answers[point.row - rect.row].key
    else { return area(stage).contains(point) ? [] : [.close] }
    return press(key, on: stage) ?? []
  }
}
