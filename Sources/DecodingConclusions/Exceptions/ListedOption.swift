/// A text in a list is one of several options: `["read", "write"]` and an `OptionSet`.
enum ListedOption: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.isElement, sent.text != nil, !provenance.absent.isSame,
      let part = provenance.parts.first, part.property == "rawValue"
    else { return nil }
    return .deciding(part)
  }
}
