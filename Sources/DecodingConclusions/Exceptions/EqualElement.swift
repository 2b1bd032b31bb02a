import DecodingRecord

/// An element is equal to another one, and the model keeps one of them, as a set does.
enum EqualElement: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.isElement, provenance.absent.isSame else { return nil }
    if sent.model.isFirstOfEqual(sent.node) {
      return Conclusion(outcome: .asSent, row: .same, part: sent.same(provenance))
    }
    return sent.model.isRepeated(sent.node) ? Conclusion(outcome: .dropped, row: .repeated) : nil
  }
}
