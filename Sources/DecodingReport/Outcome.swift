/// What became of one field. Raw values are stable: scripts depend on them.
package enum Outcome: String, CaseIterable, Sendable {
  case asSent = "as-sent"
  case converted
  case `default`
  case `nil`
  case dropped
  case threw
  case notReached = "not-reached"
}

/// Why a field isn't as sent. Raw values are stable: scripts depend on them.
package enum Reason: String, CaseIterable, Sendable {
  case missing
  case null
  case wrongType = "wrong-type"
  case notANumber = "not-a-number"
  case fraction
  case overflow
  case precision
  case empty
  case badEnum = "bad-enum"
  case badDate = "bad-date"
  case badURL = "bad-url"
  case badData = "bad-data"
  case badElement = "bad-element"
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case depth
  case custom
}

/// Whether a style said itself what became of a field, or the trace and the result imply it.
package enum Evidence: String, Sendable {
  case reported
  case inferred
}

/// Where a value that stands in for the payload's came from.
package enum FallbackOrigin: Hashable, Sendable, CustomStringConvertible {
  case typeDefault
  case initialValue
  case provider(String)
  case defaultCase
  case emptyObject

  /// The words of the report: `type default`, `initial value`, `provider Bool.True` …
  package var description: String {
    switch self {
    case .typeDefault: "type default"
    case .initialValue: "initial value"
    case .provider(let name): "provider \(name)"
    case .defaultCase: "default case"
    case .emptyObject: "empty object"
    }
  }
}

/// A way to decode: one column of the explorer.
package enum DecodingStyle: String, CaseIterable, Sendable {
  case strict
  case `default`
  case smart
}
