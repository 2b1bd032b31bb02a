import JSONSource

/// The value decides which case or which type holds what stands beside it: `{"type": "circle", "radius": 2}`.
enum Discriminator: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, sent.model.discriminates(sent.node, provenance) else {
      return nil
    }
    let strange = provenance.trials.filter { $0.kind == .strange }
    // A case that any other text leads to, too, knows nothing of this one.
    let isLikeAnyOther =
      !sent.isKnown && strange.count > 1 && strange.allSatisfy(\.trial.isSame)
      && part.parts.isEmpty
    return isLikeAnyOther ? sent.standIn(part) : .deciding(part)
  }
}
