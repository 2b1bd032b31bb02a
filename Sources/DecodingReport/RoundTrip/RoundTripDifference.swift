package import JSONSource

/// A place at which what was written isn't what was sent, and why.
package struct RoundTripDifference: Sendable, Equatable {
  /// What differs. Raw values are stable: scripts depend on them.
  package enum Kind: String, Sendable, CaseIterable {
    /// In the payload, and not in what was written.
    case gone
    /// In what was written, and not in the payload.
    case added
    /// Another value.
    case changed
    /// The same value, spelled in another way.
    case respelled
    /// The same member under another key.
    case renamed
    /// The same elements in another order.
    case reordered
  }

  package var kind: Kind
  /// The place in the payload; of what was added, in what was written.
  package var path: JSONPath
  /// The place in what was written, where that is another one.
  package var writtenPath: JSONPath?
  /// The JSON on both sides, cut where it is long.
  package var sent: String?
  package var written: String?
  package var reason: RoundTripReason
  package var evidence: Evidence
  /// The reason as a sentence without its end.
  package var words: String
}

/// Why something else was written than was sent. Raw values are stable: scripts depend on them.
package enum RoundTripReason: String, Sendable, CaseIterable {
  case nilLeftOut = "nil-left-out"
  case nilWritten = "nil-written"
  case defaultWritten = "default-written"
  case dateForm = "date-form"
  case dataForm = "data-form"
  case newType = "new-type"
  case precision
  case numberForm = "number-form"
  case textForm = "text-form"
  case keyRenamed = "key-renamed"
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case dropped
  case unread
  case wrapperObject = "wrapper-object"
  case superclass
  case notWritten = "not-written"
  case ownForm = "own-form"
  case setOrder = "set-order"
  case notTold = "not-told"
}

/// A line of payload and of what was written, beside each other.
package struct RoundTripRow: Sendable, Equatable {
  package var depth: Int
  /// The line without its indentation; `nil` where there is none on that side.
  package var sent: String?
  package var written: String?
  /// Which of the differences it shows: a member may be renamed and changed.
  package var differences: [Int] = []
}
