package import DecodingReport
package import TerminalCanvas

/// The place of a lesson's text below the panes, and how its sentences stand in it.
package enum CoursePane {
  private static let mostRows = 10
  private static let fewestRows = 3
  /// Cells that stay empty to the left and the right of the text.
  package static let margin = 2

  /// The rows of the pane, title and progress included.
  package static func rows(in size: Size) -> Int {
    min(max(size.rows / 3, fewestRows), mostRows)
  }

  /// The rows that its text may take.
  package static func textRows(in size: Size) -> Int { rows(in: size) - 2 }

  /// The sentences, a line each or more, with an empty one between them where so many rows do.
  package static func lines(of sentences: [String], columns: Int, rows: Int) -> [String] {
    let wrapped = sentences.map { wrap($0, to: max(1, columns - 2 * margin)) }
    let tight = Array(wrapped.joined())
    var loose: [String] = []
    for (place, lines) in wrapped.enumerated() {
      // Lines of code belong together.
      let isInCode = place > 0 && isCode(sentences[place]) && isCode(sentences[place - 1])
      loose += (place == 0 || isInCode ? [] : [""]) + lines
    }
    return loose.count <= rows ? loose : tight
  }

  /// What is indented is code, and keeps its blanks.
  private static func isCode(_ sentence: String) -> Bool { sentence.hasPrefix(" ") }

  private static func wrap(_ sentence: String, to columns: Int) -> [String] {
    var lines = [""]
    // Where several blanks stand together they stay, but for the end of a line.
    let words =
      isCode(sentence)
      ? [sentence]
      : sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for word in words {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? word : line + " " + word
      if CellText.width(longer) <= columns || line.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension CourseStep {
  /// What stands in the pane: the sentences, and of a question the outcomes to choose from.
  ///
  /// `key` is what is pressed to guess an outcome; it takes a cell.
  package func shownText(isUTF8: Bool, key: (Outcome) -> Character) -> [String] {
    guard let question else { return sentences }
    let options = question.options.map { outcome in
      "\(key(outcome)) \(isUTF8 ? outcome.glyph : outcome.asciiGlyph) \(outcome.words)"
    }
    return sentences + [options.joined(separator: "   ")]
  }
}
