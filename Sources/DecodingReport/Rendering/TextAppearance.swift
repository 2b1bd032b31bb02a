/// How text reports look: their marks, their colours, and how wide their characters are.
package struct TextAppearance: Sendable {
  /// The background that colours have to stand out from.
  package enum Colors: Sendable {
    /// No escape sequence at all: for pipes, files and `NO_COLOR`.
    case none
    case onDark, onLight
  }

  /// Whether the output takes the marks of `Outcome.glyph`, or only ASCII ones.
  package var isUTF8: Bool
  package var colors: Colors
  /// The number of terminal cells that a text takes.
  package var width: @Sendable (String) -> Int

  package init(
    isUTF8: Bool, colors: Colors, width: @escaping @Sendable (String) -> Int
  ) {
    self.isUTF8 = isUTF8
    self.colors = colors
    self.width = width
  }

  /// The mark of an outcome, one cell wide.
  package func glyph(_ outcome: Outcome) -> String {
    String(isUTF8 ? outcome.glyph : outcome.asciiGlyph)
  }

  /// The mark of a key that the model wants and the payload hasn't got.
  package var missingGlyph: String { isUTF8 ? "◌" : "?" }
  package var ellipsis: String { isUTF8 ? "…" : "..." }
  package var separator: String { isUTF8 ? " · " : ", " }
  package var rule: String { isUTF8 ? "│" : "|" }

  /// The text in the outcome's colour and attributes, or as it is where colours are off.
  package func styled(_ text: String, as outcome: Outcome) -> String {
    switch colors {
    case .none: text
    case .onDark: "\u{1B}[\(outcome.darkRendition)m\(text)\u{1B}[m"
    case .onLight: "\u{1B}[\(outcome.lightRendition)m\(text)\u{1B}[m"
    }
  }

  /// The text in bold, or as it is where colours are off.
  package func bold(_ text: String) -> String {
    colors == .none || text.isEmpty ? text : "\u{1B}[1m\(text)\u{1B}[m"
  }

  /// The text on one line, and harmless to a terminal: white space becomes one space, other
  /// control characters their code.
  package func singleLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    var line = ""
    var isInBreak = false
    for scalar in text.unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\t"
      if isBreak || (isInBreak && scalar == " ") {
        if !isInBreak { line += " " }
        isInBreak = true
        continue
      }
      isInBreak = false
      if scalar.properties.generalCategory == .control {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text cut to at most `limit` cells, with an ellipsis for what is left out.
  package func truncated(_ text: String, to limit: Int) -> String {
    guard width(text) > limit else { return text }
    var kept = ""
    var cells = width(ellipsis)
    for character in text {
      cells += width(String(character))
      if cells > limit { break }
      kept.append(character)
    }
    return kept + ellipsis
  }

  /// The text with spaces behind it up to `cells` cells.
  package func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(0, cells - width(text)))
  }
}

extension Outcome {
  /// Parameters of SGR: an indexed foreground, on 160 for what ended decoding, and attributes.
  fileprivate var darkRendition: String {
    switch self {
    case .asSent: "38;5;114"
    case .converted: "4;38;5;221"
    case .default: "1;38;5;214"
    case .nil: "3;38;5;110"
    case .dropped: "1;4;38;5;213"
    case .threw: "1;38;5;231;48;5;160"
    case .notReached: "2;38;5;240"
    }
  }

  fileprivate var lightRendition: String {
    switch self {
    case .asSent: "38;5;28"
    case .converted: "4;38;5;94"
    case .default: "1;38;5;166"
    case .nil: "3;38;5;25"
    case .dropped: "1;4;38;5;127"
    case .threw: "1;38;5;231;48;5;160"
    case .notReached: "2;38;5;248"
    }
  }
}
