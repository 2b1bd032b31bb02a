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
    canvas.layerTitle(words(stage).title, hint: hint(text, stage), in: title)
    canvas.screen.cursor = nil
    canvas.draw(lines, from: text, in: rect)
    // What names a key has its marker, its ground and the cursor.
    canvas.draw(text, in: rect, marker: 2, hasCursor: line == nil) { _, _ in }
    if lines.isEmpty {
      canvas.tell("no line has this in it; Esc shows all", in: rect.inset(left: 2))
    }
  }

  /// `20 of 377`; of a text that isn't filtered, what is still to come.
  private func hint(_ text: List, _ stage: Stage) -> String {
    if subject == .help { return " \(text.inSight.upperBound) of \(text.count) lines " }
    return text.below > 0 ? " \(text.below) more lines below " : " Esc closes "
  }

  /// The lines of the text at a width.
  func lines(_ stage: Stage, columns: Int) -> [StyledLine] {
    let theme = stage.theme
    let glyphs = stage.glyphs
    switch subject {
    case .help: return help(stage).map(\.styled)
    case .lesson where stage.entry.lesson.isEmpty:
      return stage.aboutModel(columns: columns, withNotes: true)
    case .lesson:
      let aside = stage.lessonAside.map {
        [StyledLine("  This lesson is about \($0.payload).", theme.quiet), StyledLine()]
      }
      return (aside ?? [])
        + Markdown.lines(of: stage.lesson, columns: columns, theme: theme, glyphs: glyphs)
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

  /// The lines of the help that the filter leaves.
  func help(_ stage: Stage) -> [HelpText.Line] {
    let text = HelpText(stage, front: front, columns: area(stage.layout).columns)
    return text.places(matching: filter).map { $0.map { text.lines[$0] } } ?? text.lines
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
}

extension Outcome {
  /// The outcome in a sentence's length, for the help.
  var meaning: String {
    switch self {
    case .asSent: "as sent: decoded, the value as it is in the JSON"
    case .converted: "converted: another JSON type or form; the value is kept, unless !"
    case .default: "default: a fallback value is used"
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
