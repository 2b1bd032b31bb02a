extension Outcome {
  /// The mark on the screen and in text reports, one cell wide.
  package var glyph: Character {
    switch self {
    case .asSent: "✓"
    case .converted: "~"
    case .default: "↺"
    case .nil: "∅"
    case .dropped: "⊘"
    case .threw: "✗"
    case .notReached: "⋯"
    }
  }

  /// The mark where the terminal has no UTF-8.
  package var asciiGlyph: Character {
    switch self {
    case .asSent: "="
    case .converted: "~"
    case .default: "d"
    case .nil: "0"
    case .dropped: "-"
    case .threw: "X"
    case .notReached: "."
    }
  }

  /// The outcome in words: `as sent`, `not reached`.
  package var words: String {
    switch self {
    case .asSent: "as sent"
    case .notReached: "not reached"
    default: rawValue
    }
  }
}
