/// What became of one value, before it is put into its surroundings.
struct Verdict {
  var outcome: Outcome
  var reason: Reason?
  /// `nil` where there is none.
  var value: Any?
  /// Where a value that stands in came from, where that is known.
  var fallback: FallbackOrigin?
  var evidence = Evidence.reported
  /// The call to blame, where it is another than the field's own.
  var guilty: Int?
  var error: (any Error)?

  init(_ outcome: Outcome, _ reason: Reason? = nil) {
    self.outcome = outcome
    self.reason = reason
  }

  /// Sets the value; an optional's nil is one, too.
  mutating func give(_ value: Any) {
    self.value = value
  }
}
