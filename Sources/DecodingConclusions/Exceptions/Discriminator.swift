import JSONSource

/// The value decides which case or which type holds what stands beside it: `{"type": "circle", "radius": 2}`.
enum Discriminator: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, sent.model.discriminates(sent.node, provenance) else {
      return nil
    }
    return part.parts.isEmpty && isLikeAnyOther(part, sent, provenance)
      ? sent.standIn(part, provenance) : .deciding(part)
  }

  /// Whether a case knows nothing of a value: others lead to it, too.
  private static func isLikeAnyOther(
    _ part: Holding, _ sent: Sent, _ provenance: Provenance
  ) -> Bool {
    if part.value is any RawRepresentable || sent.kind == .number {
      return provenance.trials.contains {
        $0.kind == (sent.kind == .number ? .near : .strange) && $0.trial.isSame
      }
    }
    return provenance.isSameForAnyText
      && (!sent.isKnown || provenance.alike.allSatisfy { $0.trial.isSame || $0.trial.threw })
  }
}
