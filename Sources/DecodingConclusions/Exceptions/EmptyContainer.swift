import DecodingRecord

/// An empty array or object, of which an empty list is made.
enum EmptyContainer: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.isEmptyContainer,
      let list = sent.parts(provenance).first(where: { $0.isList && $0.parts.isEmpty })
    else { return nil }
    return Conclusion(outcome: .asSent, row: .same, part: list)
  }
}
