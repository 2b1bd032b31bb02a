/// Why a field isn't as sent. Raw values are stable: scripts depend on them.
@usableFromInline package enum Reason: String, CaseIterable, Sendable {
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
  /// The model's own code ended the process in which it ran.
  case ended
}
