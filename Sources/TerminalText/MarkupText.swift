/// Strangers' texts in HTML and SVG.
package enum MarkupText {
  /// Text in which nothing is markup, and of which nothing hides. Line feeds stay.
  package static func escaped(_ text: String) -> String {
    PlainText.lines(text).reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
  }
}
