extension Outcome {
  /// Whether something else than what stands in the payload came of the field, or nothing did.
  package var isChange: Bool {
    switch self {
    case .asSent, .notReached, .nil: false
    case .converted, .default, .dropped, .threw: true
    }
  }
}

extension FieldReport {
  /// Whether something else than what stands in the payload came of the field, or nothing did.
  package var isChange: Bool { outcome.isChange || silentLoss }

  /// Whether it is changed, or would be the next error behind the one at which the style stopped. A key
  /// that no property asks for is none, unless a value is lost by it.
  package var isProblem: Bool {
    if reason == .unknownKey { return silentLoss }
    return isChange || (outcome == .notReached && outcomeAlone == .threw)
  }

  /// Whether the style refuses it, or would have, or loses its value without a word.
  var isErrorOrLoss: Bool { (outcomeAlone ?? outcome) == .threw || silentLoss }

  /// Whether it isn't as sent, or wouldn't have been if the style had come there.
  var isOtherThanSent: Bool { (outcomeAlone ?? outcome) != .asSent }

  /// Why it isn't as sent, or wouldn't have been.
  var problemReason: Reason? { outcomeAlone == nil ? reason : reasonAlone }

  /// Whether it is a problem because of another field alone: of one within it, or beside it.
  package var isConsequence: Bool { problemReason == .badElement }
}
