import DecodingRecord
import JSONSource

/// No value that was tried makes another model, but the property that is named as the key tells: it holds what was
/// sent, or what stands in.
enum HeldByName: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard !sent.isElement, let named = sent.model.namesake(sent.key) else { return nil }
    if !sent.isNothing, sent.isSame(named) || sent.isEmptyContainer && isOfNothing(named, sent) {
      return Conclusion(outcome: .asSent, row: .same, part: named)
    }
    guard !sent.model.isTouched(named) else { return nil }
    let mayStandIn =
      provenance.isInserted
      || !sent.isNothing && !provenance.alike.allSatisfy(\.trial.threw)
      || sent.node < 0 && !named.isNothing
    return mayStandIn ? sent.standIn(named) : nil
  }

  /// Whether a part is an empty list, or of an object, a model that needs none of its members.
  private static func isOfNothing(_ part: Holding, _ sent: Sent) -> Bool {
    part.isList ? part.parts.isEmpty : sent.kind == .object && part.form == .record
  }
}
