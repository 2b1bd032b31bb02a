package import JSONSource

/// What became of one field under one style, and why.
package struct FieldReport: Sendable, Equatable {
  /// A value that stands in for the one in the payload.
  package struct Fallback: Sendable, Equatable {
    private let valueText: LazyText
    package var origin: FallbackOrigin

    /// As Swift would write it.
    package var value: String { valueText.text }

    package init(value: String, origin: FallbackOrigin) {
      self.init(LazyText(value), origin)
    }

    init(_ value: LazyText, _ origin: FallbackOrigin) {
      valueText = value
      self.origin = origin
    }
  }

  /// What a field that was never reached would have done by itself.
  package struct Alone: Sendable, Equatable {
    package var outcome: Outcome
    package var reason: Reason?
    private let valueText: LazyText?
    /// The words of `DecodingError`, where it would have thrown.
    package var foundationSaid: String?

    /// As Swift would write it; `nil` where there is none.
    package var value: String? { valueText?.text }

    package init(
      outcome: Outcome, reason: Reason? = nil, value: String? = nil,
      foundationSaid: String? = nil
    ) {
      self.init(outcome, reason, value.map { LazyText($0) }, foundationSaid)
    }

    init(_ outcome: Outcome, _ reason: Reason?, _ value: LazyText?, _ foundationSaid: String?) {
      self.outcome = outcome
      self.reason = reason
      valueText = value
      self.foundationSaid = foundationSaid
    }
  }

  package var path: JSONPath
  /// The last step of the path as the model spells it: `age`, `[1]`; the root's is empty.
  package var property: String
  /// The JSON key where it differs from the property (CodingKeys, a key strategy).
  package var jsonKey: String?
  /// How many containers stand around the field, the root's own fields being at 0.
  package var depth: Int
  /// The type as the model's author wrote it, without wrappers: `Int`, `[String]`, `Role?`; empty
  /// for a key that nobody asked for.
  package var wanted: String
  /// The default of that type, an optional's wrapped one, as Swift would write it; `nil` for a type
  /// without one.
  package var typeDefault: String?
  package var found: Found?
  package var outcome: Outcome
  package var reason: Reason?
  var valueText: LazyText?
  package var fallback: Fallback?
  /// What the model's source gives the property where decoding a missing key overwrote it.
  package var initialValue: String?
  package var silentLoss: Bool
  package var evidence: Evidence
  /// What Foundation said word for word, where it said something.
  package var foundationSaid: String?
  package var alone: Alone?
  /// For a container that fell back: the path of the element or field that was to blame.
  package var guilty: JSONPath?
  /// For an unknown key: the property that is one slip away; for a missing one: such a key.
  package var didYouMean: String?
  /// For a missing key: where a value of its name stands that nobody asked for; for such a value:
  /// the path that lacks it.
  package var standsAt: JSONPath?
  /// Whether fields of this one follow it in the report.
  package var isContainer: Bool

  /// As Swift would write it; `nil` where there is none.
  package var value: String? {
    get { valueText?.text }
    set { valueText = newValue.map { LazyText($0) } }
  }

  package init(
    path: JSONPath, property: String, depth: Int, wanted: String, outcome: Outcome
  ) {
    self.path = path
    self.property = property
    self.depth = depth
    self.wanted = wanted
    self.outcome = outcome
    silentLoss = false
    evidence = .reported
    isContainer = false
  }
}
