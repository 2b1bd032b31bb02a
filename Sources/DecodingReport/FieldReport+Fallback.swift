extension FieldReport {
  /// A value that stands in for the one in the payload.
  package struct Fallback: Sendable, Equatable {
    private let valueText: ValueText
    package var origin: FallbackOrigin

    /// As Swift would write it.
    package var value: String { valueText.text }

    package init(value: String, origin: FallbackOrigin) {
      self.init(ValueText(text: value), origin)
    }

    init(_ value: ValueText, _ origin: FallbackOrigin) {
      valueText = value
      self.origin = origin
    }
  }

  /// What a field that was never reached would have done by itself.
  package struct Alone: Sendable, Equatable {
    package var outcome: Outcome
    package var reason: Reason?
    let valueText: ValueText?
    /// The words of `DecodingError`, where it would have thrown.
    package var foundationSaid: String?

    /// As Swift would write it; `nil` where there is none.
    package var value: String? { valueText?.text }

    /// Whether the property would have had the value of another key.
    package var isTakenElsewhere: Bool {
      outcome == .nil && valueText == nil && (reason == .missing || reason == .null)
    }

    package init(
      outcome: Outcome, reason: Reason? = nil, value: String? = nil,
      foundationSaid: String? = nil
    ) {
      self.init(outcome, reason, value.map { ValueText(text: $0) }, foundationSaid)
    }

    init(_ outcome: Outcome, _ reason: Reason?, _ value: ValueText?, _ foundationSaid: String?) {
      self.outcome = outcome
      self.reason = reason
      valueText = value
      self.foundationSaid = foundationSaid
    }
  }

  /// Whether an enum's own `init(from:)` took a case for a value that it doesn't know.
  var tookCaseOfItsOwn: Bool {
    outcome == .default && evidence == .inferred && fallback?.origin == .defaultCase
  }
}
