import DecodingReport
import TerminalCanvas
import Workbench

extension TextPage {
  /// Where the text stands: over the panes, below its own title.
  func area(_ layout: Layout) -> Rect {
    guard layout.kind != .tooSmall else { return Rect(column: 0, row: 0, columns: 0, rows: 0) }
    let width = min(layout.body.columns, 84)
    return Rect(
      column: (layout.body.columns - width) / 2, row: layout.body.row + 1, columns: width,
      rows: layout.body.rows - 1)
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let rect = area(stage.layout)
    canvas.screen.fill(stage.layout.body, style: canvas.theme.text)
    let lines = lines(stage, columns: rect.columns)
    let title = Rect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: 1)
    let text = text.fitted(lines.count, in: rect.rows)
    let more = text.below > 0 ? " \(text.below) more lines below " : " Esc closes "
    canvas.layerTitle(words(stage).title, hint: more, in: title)
    canvas.screen.cursor = nil
    canvas.draw(lines, from: text, in: rect)
    // What names a key has its marker, its ground and the cursor.
    canvas.draw(text, in: rect, marker: 2) { _, _ in }
  }

  /// The lines of the text at a width.
  func lines(_ stage: Stage, columns: Int) -> [StyledLine] {
    let theme = stage.theme
    let glyphs = stage.glyphs
    switch subject {
    case .help: return helpLines(stage.keyMap, theme, glyphs).map(\.line)
    case .lesson where stage.entry.lesson.isEmpty:
      return stage.aboutModel(columns: columns, withNotes: true)
    case .lesson:
      return Markdown.lines(of: stage.lesson, columns: columns, theme: theme, glyphs: glyphs)
    case .mistakes(let mistakes):
      return paragraphs(mistakes, columns: columns, theme, glyphs)
        + [StyledLine("  Everything else in the file counts.", theme.quiet)]
    case .exercises(let texts):
      return texts.flatMap {
        Markdown.lines(of: $0, columns: columns, theme: theme, glyphs: glyphs)
      }
    case .journals(let troubles): return paragraphs(troubles, columns: columns, theme, glyphs)
    case .changes(let comparison): return comparison.lines(theme, glyphs)
    }
  }

  private func paragraphs(
    _ texts: [String], columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    var lines: [StyledLine] = []
    for text in texts {
      // A path is broken between its folders.
      let parts = glyphs.words(text).replacing("/", with: "/\n").split(separator: "\n")
      let runs = parts.map { StyledLine.Run(text: String($0), style: theme.text) }
      lines += StyledLine.wrapped(runs, columns: columns - 1, first: StyledLine("  ", theme.text))
      lines.append(StyledLine())
    }
    return lines
  }

  /// The marks, and every key of the table under its context.
  private func helpLines(
    _ keyMap: KeyMap, _ theme: Theme, _ glyphs: Glyphs
  ) -> [(line: StyledLine, binding: KeyBinding?)] {
    var lines: [(line: StyledLine, binding: KeyBinding?)] = markLines(theme, glyphs).map {
      ($0, nil)
    }
    for scope in keyMap.boundScopes {
      lines.append((StyledLine(), nil))
      lines.append((StyledLine("  \(scope.title(keyMap))", theme.accent), nil))
      for binding in keyMap.bindings(in: scope.context) where !binding.keys.isEmpty {
        var line = StyledLine("    " + binding.label(glyphs).paddedCells(to: 16), theme.strong)
        line.append(" " + glyphs.words(binding.help), theme.text)
        lines.append((line, binding))
      }
    }
    return lines
  }

  /// The lines of the help that name a key, with where they stand.
  func keyLines(_ stage: Stage) -> [(line: Int, binding: KeyBinding)] {
    helpLines(stage.keyMap, stage.theme, stage.glyphs).enumerated().compactMap { place, line in
      line.binding.map { (place, $0) }
    }
  }

  private func markLines(_ theme: Theme, _ glyphs: Glyphs) -> [StyledLine] {
    var lines = [
      StyledLine("  The marks: one for each style, strict, default, smart", theme.accent)
    ]
    func add(_ mark: Character, _ style: TextStyle, _ words: String) {
      var line = StyledLine("    ", theme.text)
      line.append(String(mark), style)
      line.append("  " + words, theme.text)
      lines.append(line)
    }
    for outcome in Outcome.allCases {
      add(glyphs.outcome(outcome), theme.glyph(outcome), outcome.meaning)
    }
    add(glyphs.missing, theme.missing, "missing: the model wants the key, the JSON hasn't got it")
    add(
      "!", theme.caution, "silent loss: the value differs from the JSON's, and no error was raised")
    return lines
  }
}

extension Outcome {
  /// The outcome in a sentence's length, for the help.
  var meaning: String {
    switch self {
    case .asSent: "as sent: decoded, the value as it is in the JSON"
    case .converted: "converted: another JSON type or form; the value is kept, unless !"
    case .default: "default: a fallback value stands in"
    case .nil: "nil: an optional is nil, for null or a missing key"
    case .dropped: "dropped: an element or key was not used"
    case .threw: "threw: decoding ended here"
    case .notReached: "not reached: the style had stopped before"
    }
  }
}

extension String {
  /// The text with spaces behind it up to so many cells; nothing is cut.
  func paddedCells(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - CellText.width(self)))
  }
}
