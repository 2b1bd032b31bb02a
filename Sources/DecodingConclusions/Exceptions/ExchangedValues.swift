import DecodingRecord

/// The property that is named as the key holds another key's value, and another property this one:
/// `if low > high { swap(&low, &high) }`.
enum ExchangedValues: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard !sent.isElement, sent.same(provenance)?.property != sent.key,
      let namesake = sent.model.namesake(of: sent), namesake.isScalar, !sent.isSame(namesake),
      sent.model.isValue(namesake, besides: sent.place)
    else { return nil }
    return Conclusion(outcome: .converted, row: .exchanged, part: namesake)
  }
}
