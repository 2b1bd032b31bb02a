import JSONSource

/// Why a document can't be decoded at all: Foundation refuses it, and so does smart decoding.
struct SmartDocumentError {
  let words: String

  /// The reason, or `nil` for a document that Foundation reads.
  ///
  /// Trailing commas, a byte order mark and malformed values that nobody reads are problems that
  /// Foundation doesn't mind.
  init?(_ document: JSONDocument) {
    guard document.isRejectedByFoundation else { return nil }
    if document.containerBeyondFoundation != nil {
      let limit = JSONDocument.foundationDepthLimit
      words = "The document is nested \(document.depth) levels deep; \(limit) are the most."
      return
    }
    guard let problem = document.problems.first(where: \.isFatal) else {
      words = "The document isn't JSON."
      return
    }
    words = "\(problem.position): \(Self.words(for: problem))"
  }

  private static func words(for problem: JSONProblem) -> String {
    let found = words(for: problem.found)
    return switch problem.kind {
    case .emptyDocument: "expected a value, found an empty document"
    case .tooLarge(let limit): "the document has more than \(limit) bytes"
    case .missingColon: "expected ':' after the key, found \(found)"
    case .missingComma: "expected ',' between two values, found \(found)"
    case .missingValue: "expected a value, found \(found)"
    case .missingKey: "expected a key in quotes, found \(found)"
    case .unterminatedString: "expected '\"' at the string's end, found \(found)"
    case .unterminatedArray: "expected ']' at the array's end, found \(found)"
    case .unterminatedObject: "expected '}' at the object's end, found \(found)"
    case .mismatchedBracket(let expected): "expected '\(expected)', found \(found)"
    case .trailingContent: "expected the end of the document, found \(found)"
    case .badLiteral(let meant?): "expected \(meant), found \(found)"
    case .invalidEncoding(let encoding): "expected \(encoding.rawValue), found \(found)"
    default: "expected JSON, found \(found)"
    }
  }

  private static func words(for found: JSONProblem.Found) -> String {
    switch found {
    case .endOfText: "the end of the text"
    case .token(let token): token
    case .byte(let byte): "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
  }
}
