package import DecodingReport

/// The letters of the outcomes that can be guessed.
package enum Guess: Character, CaseIterable, Sendable {
  case asSent = "s"
  case converted = "c"
  case byDefault = "d"
  case nothing = "n"
  case dropped = "r"
  case thrown = "t"

  /// The letter of an outcome; of one that can't be guessed its mark.
  package static func letter(_ outcome: Outcome) -> Character {
    allCases.first { $0.outcome == outcome }?.rawValue ?? outcome.asciiGlyph
  }

  package var outcome: Outcome {
    switch self {
    case .asSent: .asSent
    case .converted: .converted
    case .byDefault: .default
    case .nothing: .nil
    case .dropped: .dropped
    case .thrown: .threw
    }
  }
}
