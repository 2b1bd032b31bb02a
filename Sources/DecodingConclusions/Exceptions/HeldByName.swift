import DecodingRecord
import DecodingTrace
import JSONSource

/// No value that was tried makes another model, but the property that is named as the key tells: it holds what was
/// sent, or what stands in.
enum HeldByName: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let named = sent.model.namesake(of: sent) else { return nil }
    if !sent.isNothing, sent.isSame(named) || sent.isEmptyContainer && isOfNothing(named, sent) {
      return Conclusion(outcome: .asSent, row: .same, part: named)
    }
    if sent.kind == .null, TypeTraits.of(named.type).isContentless {
      return Conclusion(outcome: .asSent, row: .whole, part: named)
    }
    guard !sent.model.isTouched(named) else { return nil }
    let mayStandIn =
      provenance.isInserted
      || !sent.isNothing && !provenance.alike.allSatisfy(\.trial.threw)
      || sent.isNothing && !named.isNothing
    guard mayStandIn else { return nil }
    if sent.node >= 0, sent.document.isContainer(sent.node), !sent.isEmptyContainer,
      named.isScalar || !named.parts.isEmpty && named.all.allSatisfy(isAnswer)
    {
      return Conclusion(outcome: .converted, row: .question, part: named, losesValue: true)
    }
    return sent.standIn(named, provenance)
  }

  /// Whether a part may be the answer to a question, or several.
  private static func isAnswer(_ part: Holding) -> Bool {
    part.form == .record || part.value is Bool || part.property == "rawValue"
  }

  /// Whether a part is an empty list, or of an object, a model that needs none of its members.
  private static func isOfNothing(_ part: Holding, _ sent: Sent) -> Bool {
    part.isList ? part.parts.isEmpty : sent.kind == .object && part.form == .record
  }
}
