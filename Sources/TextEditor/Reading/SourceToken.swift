/// A piece of a document that has a colour of its own.
package struct SourceToken: Sendable, Hashable {
  /// What a piece of JSON text is.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A string before a colon; in JSON5, a bare name too.
    case key
    case string, number
    /// `true`, `false` or `null`.
    case literal
    /// Brackets, commas and colons.
    case punctuation
    /// JSON5's `//` and `/* */`.
    case comment
    /// What can't stand in JSON: a word that is none, a bad escape, a raw control character.
    case invalid
  }

  package var kind: Kind
  /// Its bytes, as offsets in the document or where it was read from.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
