import DecodingRecord

/// The part that hangs on it is another value as that was sent: `isMetric ? meters : feet`.
enum DecidingValue: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, sent.model.isValue(part, besides: sent.place) else {
      return nil
    }
    return sent.isElement ? Conclusion(outcome: .dropped, row: .another) : .deciding(part)
  }
}
