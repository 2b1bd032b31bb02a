/// One place where a text isn't what its dialect allows: facts, without sentences.
package struct JSONProblem: Hashable, Sendable {
  package var kind: Kind
  /// The offending bytes; empty where something is missing.
  package var range: Range<Int>
  /// Line and column of the range's start.
  package var position: JSONPosition
  package var found: Found
  /// What would put it right, where that's obvious.
  package var fix: Fix?
  /// Whether Foundation refuses the whole document for it.
  ///
  /// It doesn't for trailing commas and a byte order mark, nor for malformed strings and numbers,
  /// which it doesn't look into before somebody decodes them.
  package var isFatal: Bool

  /// What is wrong, as a fact; the words are made by `message`.
  package enum Kind: Hashable, Sendable {
    case emptyDocument
    case tooLarge(limit: Int)
    case unexpectedCharacter
    case missingColon
    /// Between two entries of an array or object that `closing` would end.
    case missingComma(closing: Character)
    case missingValue
    case missingKey
    case trailingComma
    case unterminatedString
    /// An array without its `]`; `opener` is the offset of its `[`.
    case unterminatedArray(opener: Int)
    /// An object without its `}`; `opener` is the offset of its `{`.
    case unterminatedObject(opener: Int)
    case mismatchedBracket(expected: Character)
    case controlCharacter
    case badEscape
    case loneSurrogate
    case badNumber(NumberFault)
    case badLiteral(meant: String?)
    case trailingContent
    case byteOrderMark
    /// The text came in another encoding than UTF-8.
    case encoding(JSONEncoding)
    case invalidEncoding(JSONEncoding)
    case comment
    case unterminatedComment
    case singleQuotes
    case unquotedKey
  }

  /// What's wrong with a number.
  package enum NumberFault: Hashable, Sendable {
    case leadingZero, plusSign, noDigits, noDigitsBeforePoint, noDigitsAfterPoint, noExponentDigits
    case hexadecimal, unexpectedCharacter
  }

  /// What stands where something else was expected.
  package enum Found: Hashable, Sendable {
    case endOfText
    /// The token there, at most 40 characters of it.
    case token(String)
    case byte(UInt8)
  }

  /// A replacement of a byte range: an insertion where the range is empty.
  package struct Fix: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
  }
}

/// Problems as they're found: all counted, the first ones kept.
struct ProblemLog {
  var kept: [JSONProblem] = []
  var count = 0
  var hasFatal = false
  var trapsFoundation = false

  mutating func add(_ problem: JSONProblem) {
    count += 1
    hasFatal = hasFatal || problem.isFatal
    if kept.count < JSONDocument.maximumProblems { kept.append(problem) }
  }
}
