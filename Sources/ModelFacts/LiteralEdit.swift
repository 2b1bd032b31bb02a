/// What the deriver is asked with `--literal`, JSON on its standard input: to write another text into the
/// JSON literal of pasted code.
package struct LiteralEdit: Sendable, Codable {
  package var file: ModelFile
  /// The text that the literal has.
  package var old: String
  /// The text that it is to have.
  package var new: String

  package init(file: ModelFile, old: String, new: String) {
    self.file = file
    self.old = old
    self.new = new
  }

  /// What became of it: JSON on standard output.
  package enum Answer: Sendable, Codable, Equatable {
    /// The file's text, which is what it was but for the literal.
    case written(String)
    /// The literal that is decoded isn't there, or has another text.
    case notFound
    /// No literal of its kind has this text.
    case unwritable
  }
}
