import JSONSource

/// A text that the source writes leads to what is held, as a table's key does; of one that it doesn't write, texts that
/// nobody knows tell whether it stands in.
enum KnownText: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.text != nil, let part = provenance.parts.first,
      !provenance.parts.contains(where: { sent.isPiece($0, provenance) })
    else { return nil }
    if sent.isKnown, !part.isNothing { return .converted(part) }
    let strange = provenance.trials.filter { $0.kind == .strange }
    return strange.count(where: \.trial.isSame) > 1 ? sent.standIn(part, provenance) : nil
  }
}
