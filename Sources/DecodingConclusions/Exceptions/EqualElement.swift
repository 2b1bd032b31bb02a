import DecodingRecord

/// An element is equal to another one, and the model keeps one of them, as a set does.
enum EqualElement: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.isElement, provenance.absent.isSame else { return nil }
    if sent.model.isOfEqualHeld(sent.node) {
      return Conclusion(outcome: .asSent, row: .same, part: sent.same(provenance))
    }
    if sent.model.isRepeated(sent.node) { return Conclusion(outcome: .dropped, row: .repeated) }
    return sent.model.equalText(of: sent.node).map { .converted($0) }
  }
}
