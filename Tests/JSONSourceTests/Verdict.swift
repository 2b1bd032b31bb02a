import JSONSource

/// What we and Foundation make of a document.
enum Verdict: Equatable {
  /// Neither has anything against it.
  case valid
  /// It has problems by the dialect, and Foundation accepts it as long as nobody reads the place.
  case tolerated
  /// It has problems, and Foundation refuses it.
  case broken

  /// Our finding.
  init(_ document: JSONDocument) {
    if document.isRejectedByFoundation {
      self = .broken
    } else {
      self = document.problemCount == 0 ? .valid : .tolerated
    }
  }
}
