package import TerminalCanvas
import TextEditor

extension ExplorerState {
  /// Draws the whole screen. Costs what the screen holds, not what the source or the report hold.
  package func view(size: Size) -> Screen {
    var canvas = Canvas(size: size, environment: environment)
    let stage = Stage(self, layout: layout(of: size))
    guard stage.layout.kind != .tooSmall else {
      drawTooSmall(&canvas)
      return canvas.screen
    }
    if let guide = stage.guide {
      guard !guide.isBlank else { return canvas.screen }
      CourseView(player: guide, stage: stage, area: stage.layout.guide).draw(&canvas)
    }
    if let practice = stage.practice {
      PracticeView(practice: practice, stage: stage, area: stage.layout.guide).draw(&canvas)
    }
    viewBody(stage, &canvas)
    for layer in layers.layers { layer.content.view(stage, &canvas) }
    TitleBar(stage: stage).draw(&canvas)
    ModesBar(stage: stage).draw(&canvas)
    StatusBar(
      stage: stage, notice: notice, line: layers.line, keys: shownKeys.labels,
      journal: journal, saving: saving,
      undoCount: isEditing ? editedText.undoCount : undo.done.count
    ).draw(&canvas)
    Footer(stage: stage, layers: layers).draw(&canvas)
    return canvas.screen
  }

  private func drawTooSmall(_ canvas: inout Canvas) {
    let whole = canvas.screen.bounds
    if let prompt = layers.prompt {
      let words = prompt.answers.map(\.label) + [prompt.kind.words.title, prompt.answer]
      let lines = StyledLine.wrapped(
        words.joined(separator: " "), canvas.theme.text, columns: whole.columns)
      return canvas.draw(lines, in: whole)
    }
    let words = "window too small, q quits"
    let lines = whole.columns >= words.count ? [words] : ["window too", "small", "q quits"]
    for (row, line) in lines.enumerated() {
      canvas.put(line, 0, row, canvas.theme.text, in: whole)
    }
  }
}
