import DecodingReport

/// What stands in where both keys are missing is the other one's, whose name the property has:
/// `accent = try decodeIfPresent(.accent) ?? decodeIfPresent(.color) ?? "none"`.
enum OtherKeyNamed: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.node < 0, let part = provenance.parts.first, part.property != sent.key,
      !sent.model.hasProperty(sent.key), sent.isAsked(part.property)
    else { return nil }
    return Conclusion(outcome: .nil, row: .untouched)
  }
}
