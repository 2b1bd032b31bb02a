/// What became of one value, before it is put into its surroundings.
package struct Verdict {
  package var decidedBy: Rule
  package var reason: Reason?
  /// `nil` where there is none.
  package var value: Any?
  /// Where a value that stands in came from, where that is known.
  package var fallback: FallbackOrigin?
  package var evidence = Evidence.reported
  /// The call to blame, where it is another than the field's own.
  package var guilty: Int?
  /// As `guilty`, where no call was made for what is to blame: its node in the payload.
  package var guiltyNode: Int?
  package var error: (any Error)?
  /// Whether the value says less than what was sent, or something else.
  package var losesValue = false
  /// Whether another property holds what was sent.
  package var isKeptElsewhere = false
  /// The property's type, where the call doesn't tell: within a wrapper that knows nothing of
  /// reports, or where only the key was asked about.
  package var wrappedType: (any Any.Type)?

  package var outcome: Outcome { decidedBy.outcome }

  package init(_ rule: Rule, _ reason: Reason? = nil, _ evidence: Evidence = .reported) {
    decidedBy = rule
    self.reason = reason
    self.evidence = evidence
  }

  /// A value that is held as it was sent.
  package static func asSent(_ value: Any) -> Verdict {
    var verdict = Verdict(SwiftText.isSomeOfNil(value) ? .nullInDoubleOptional : .decodedAsIs)
    verdict.give(value)
    return verdict
  }

  /// Nothing came back from a call; whatever the model holds there has its own field.
  static func absent(_ reason: Reason?) -> Verdict {
    var verdict = Verdict(.absence(reason), reason)
    verdict.give(Any?.none as Any)
    return verdict
  }

  /// Nothing came back from a call, and the model holds what came from another one.
  static func taken(_ reason: Reason?) -> Verdict {
    return Verdict(.otherKeyTaken, reason, .inferred)
  }

  /// Makes it another one, that nobody reported.
  package mutating func become(_ rule: Rule, _ reason: Reason?) {
    (decidedBy, self.reason, evidence) = (rule, reason, .inferred)
  }

  /// Sets the value, without a foreign wrapper around it; an optional's nil is one, too.
  package mutating func give(_ value: Any) {
    guard let wrapped = ForeignWrapper.wrappedValue(of: value) else {
      self.value = value
      return
    }
    self.value = wrapped
    wrappedType = type(of: wrapped)
  }
}
