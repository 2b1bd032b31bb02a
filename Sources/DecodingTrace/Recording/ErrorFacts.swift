package import JSONSource

/// What an error says, as facts.
package struct ErrorFacts {
  /// Which case of `DecodingError` it is, if it is one.
  package var kind: DecodingErrorKind
  /// The type that was wanted, `nil` where the error names none.
  package var type: (any Any.Type)?
  /// The error's own words.
  package var said: String
  private let error: any Error

  /// The path that the error names; `nil` where it names none.
  package var path: [JSONPath.Step]? {
    Self.codingPath(of: error)?.map { key in
      key.stringValue.hasPrefix("Index ")
        ? .index(key.intValue ?? 0) : .key(key.stringValue)
    }
  }

  /// What the error names: a type, or the key that it doesn't find, in quotation marks; empty where it
  /// names neither.
  package var subject: String {
    if case .keyNotFound(let key, _)? = error as? DecodingError {
      return SwiftText.quoted(LongText.cut(key.stringValue))
    }
    return type.map { TypeName.of($0) } ?? ""
  }

  /// The last step of the path that the error names; `nil` where it names none.
  package var lastKey: JSONPath.Step? { path?.last }

  /// The facts of any error.
  package init(_ error: any Error) {
    self.error = error
    switch error as? DecodingError {
    case .typeMismatch(let type, let context):
      (kind, self.type, said) = (.typeMismatch, type, context.debugDescription)
    case .valueNotFound(let type, let context):
      (kind, self.type, said) = (.valueNotFound, type, context.debugDescription)
    case .keyNotFound(_, let context): (kind, said) = (.keyNotFound, context.debugDescription)
    case .dataCorrupted(let context): (kind, said) = (.dataCorrupted, context.debugDescription)
    case nil where Self.isNumberThatDoesNotFit(error):
      (kind, said) = (.dataCorrupted, "The given data was not valid JSON.")
    default: (kind, said) = (.custom, "\(error)")
    }
    // A model's code throws what it likes, and it is looked through for what it names.
    said = LongText.cut(said)
  }

  /// The keys on the way to the place that an error names; `nil` where it names none.
  private static func codingPath(of error: any Error) -> [any CodingKey]? {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    default: nil
    }
  }

  /// The kind, and how many keys stand on the way to the place that the error names; costs no texts.
  static func kindAndDepth(of error: any Error) -> (DecodingErrorKind, Int) {
    switch error as? DecodingError {
    case .typeMismatch(_, let context): (.typeMismatch, context.codingPath.count)
    case .valueNotFound(_, let context): (.valueNotFound, context.codingPath.count)
    case .keyNotFound(_, let context): (.keyNotFound, context.codingPath.count)
    case .dataCorrupted(let context): (.dataCorrupted, context.codingPath.count)
    case nil where isNumberThatDoesNotFit(error): (.dataCorrupted, 0)
    default: (.custom, 0)
    }
  }

  /// Whether two errors say the same, wherever they were thrown.
  package func isWorded(as other: ErrorFacts) -> Bool {
    kind == other.kind && said == other.said
  }

  /// Whether two errors are one, as far as can be seen.
  package func isSame(as other: ErrorFacts) -> Bool {
    guard isWorded(as: other) else { return false }
    let (own, others) = (Self.codingPath(of: error), Self.codingPath(of: other.error))
    guard let own, let others else { return own == nil && others == nil }
    return own.count == others.count
      && zip(own, others).allSatisfy { $0.stringValue == $1.stringValue }
  }

  /// Within an `init(from:)`, Foundation throws its internal `JSONError` for a number that the
  /// type can't hold, and turns it into "not valid JSON" on the way out.
  private static func isNumberThatDoesNotFit(_ error: any Error) -> Bool {
    "\(Swift.type(of: error))" == "JSONError"
  }
}
