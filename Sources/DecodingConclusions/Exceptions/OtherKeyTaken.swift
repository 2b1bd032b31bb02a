import DecodingRecord

/// A property holds the value of another key, since this one has none: `try b ?? decode(.a)`.
enum OtherKeyTaken: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    provenance.parts.contains { sent.model.isHeld($0, besides: sent.place) }
      ? Conclusion(outcome: .nil, row: .another) : nil
  }
}
