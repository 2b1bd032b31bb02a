/// A piece of JSON text, or of what is being typed and isn't JSON yet.
struct SourceLexeme: Equatable {
  enum Kind: Equatable {
    case open, close, comma, colon
    case string
    /// JSON5's `'…'`.
    case singleQuoted
    /// A number, a literal, a name, or what looks like one.
    case word
    /// JSON5's comments.
    case lineComment, blockComment
  }

  var kind: Kind
  var range: Range<Int>
  /// Whether a line begins between the lexeme before and this one.
  var isFirstOfLine: Bool
  /// `false` for a string that has no end on its line, and a block comment without an end.
  var isClosed: Bool
}
