import SwiftParser
import SwiftSyntax

/// One Swift file: its name, its text, and the tree that the compiler's own parser makes of it.
struct ParsedFile {
  let name: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(name: String, text: String) {
    self.name = name
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: name, tree: tree)
  }

  /// The line and column, from 1; columns are bytes of UTF-8, as in the compiler's messages.
  func place(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }
}
