import JSONSource

/// The model is the same without the value: what is there stands in, unless every text makes another one.
enum ValueOrNone: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard provenance.absent.isSame, let part = provenance.parts.first else { return nil }
    let strange = provenance.trials.filter { $0.kind == .strange }
    let isMade =
      sent.text != nil && !part.isNothing && !strange.isEmpty
      && strange.allSatisfy { !$0.trial.isSame && !$0.trial.threw }
    return isMade ? .converted(part) : sent.standIn(part, provenance)
  }
}
