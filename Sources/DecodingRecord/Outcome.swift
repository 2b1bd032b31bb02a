/// What became of one field. Raw values are stable: scripts depend on them.
@usableFromInline package enum Outcome: String, CaseIterable, Sendable {
  case asSent = "as-sent"
  case converted
  case `default`
  case `nil`
  case dropped
  case threw
  case notReached = "not-reached"
}
