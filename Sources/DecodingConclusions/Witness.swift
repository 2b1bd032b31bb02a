package import DecodingReport

/// Who says what code of a model's own did.
package enum Witness: String, Transportable, Sendable {
  /// The conclusions from what came back and what the source says.
  case old
  /// What decoding again with other values shows.
  case trial
  /// The old ones, and a trial where those know of nothing.
  case both

  /// Whether other values are tried.
  package var tries: Bool { self != .old }

  /// Who concludes; `nil` for the old conclusions alone.
  package var conclude: SourceFacts.Witness? {
    switch self {
    case .old: nil
    case .trial: { judge, _ in OwnCode(judge: judge) }
    case .both: { TwoWitnesses(judge: $0, old: $1) }
    }
  }
}
