/// How many errors and losses a style has with a payload, of all values and not of the listed alone.
///
/// Header, causes, whys, fixes and reports ask it.
package struct ProblemCount: Hashable, Sendable {
  /// Values that the style refuses: the one at which it stopped, and those behind it that would have
  /// thrown alone.
  package var errors: Int
  /// Values that were sent, aren't in the result, and of which nobody was told.
  package var losses: Int
  /// Whether there may be more errors: what the model wants behind one isn't known.
  package var isAtLeast: Bool

  package init(errors: Int, losses: Int, isAtLeast: Bool = false) {
    (self.errors, self.losses, self.isAtLeast) = (errors, losses, isAtLeast)
  }

  package var isEmpty: Bool { errors == 0 && losses == 0 }

  /// `3 errors, 1 loss`; `no error, no loss`.
  package var words: String {
    if isEmpty { return "no error, no loss" }
    let errors = errors == 0 ? [] : [(isAtLeast ? "at least " : "") + Self.errors(errors)]
    return (errors + (losses == 0 ? [] : [Self.losses(losses)])).joined(separator: ", ")
  }

  /// What a change leaves: `3 errors → 2, 1 loss → 1`.
  package func words(leaving after: ProblemCount) -> String {
    var parts: [String] = []
    if errors > 0 || after.errors > 0 {
      parts.append("\(Self.errors(errors)) → \(after.errors)")
    }
    if losses > 0 || after.losses > 0 {
      parts.append("\(Self.losses(losses)) → \(after.losses)")
    }
    return parts.isEmpty ? words : parts.joined(separator: ", ")
  }

  private static func errors(_ count: Int) -> String {
    count == 1 ? "1 error" : "\(count) errors"
  }

  private static func losses(_ count: Int) -> String {
    count == 1 ? "1 loss" : "\(count) losses"
  }
}

extension StyleReport {
  package var problemCount: ProblemCount {
    ProblemCount(
      errors: summary.errors, losses: summary.silentLoss, isAtLeast: summary.isCutShort)
  }
}
