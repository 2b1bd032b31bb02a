import DecodingRecord

/// What became of a value, by what hangs on it.
struct Conclusion {
  /// Which row of the table decided.
  enum Row: String {
    case same, whole, standIn, converted, noEffect, inserted, untouched, unknown
    // Those of exceptions.
    case repeated, exchanged, another, discriminator, question
  }

  let outcome: Outcome
  let row: Row
  /// What the model holds of it.
  var part: Holding?
  /// Whether what was sent can't be told from that.
  var losesValue = false

  /// The model's own code decides, and nobody knows how.
  static var notTold: Conclusion { Conclusion(outcome: .asSent, row: .unknown) }

  /// Nothing of the value is in a part that is there in its place.
  static func standIn(_ part: Holding) -> Conclusion {
    Conclusion(outcome: part.form == .nothing ? .nil : .default, row: .standIn, part: part)
  }

  static func converted(_ part: Holding, losesValue: Bool = false) -> Conclusion {
    Conclusion(outcome: .converted, row: .converted, part: part, losesValue: losesValue)
  }

  /// The value decides which case, type or way there is, and is in none of the parts.
  static func deciding(_ part: Holding) -> Conclusion {
    Conclusion(outcome: .asSent, row: .discriminator, part: part)
  }
}
