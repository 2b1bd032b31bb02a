import JSONSource

/// Numbers far from it make the same: what stands in says nothing of it.
enum NumberLikeAnyOther: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    let far = provenance.trials.filter { $0.kind == .far }
    guard far.count > 1, far.allSatisfy(\.trial.isSame), let part = provenance.parts.first else {
      return nil
    }
    return sent.standIn(part, provenance)
  }
}
