/// What a field's JSON costs a style, told apart no further than the report does.
package enum FieldCost: String, CaseIterable, Sendable {
  /// The value is the JSON's, or what the JSON says of an optional.
  case nothing
  /// It stands for another value, none was lost without an error.
  case fallback = "a fallback"
  /// A value is gone, and nothing says so.
  case silentLoss = "a silent loss"
  case error = "an error"
  /// The style had stopped before.
  case unreached = "nothing yet: it stopped before"
  /// The style says nothing of the field.
  case unasked = "nothing: it says nothing of it"

  package init(_ field: FieldReport?) {
    guard let field else {
      self = .unasked
      return
    }
    if field.outcome == .threw {
      self = .error
    } else if field.silentLoss {
      self = .silentLoss
    } else {
      switch field.outcome {
      case .notReached: self = .unreached
      case .default: self = .fallback
      case .dropped where field.reason == .unknownKey: self = .unasked
      case .dropped: self = .fallback
      case .asSent, .converted, .nil, .threw: self = .nothing
      }
    }
  }
}
