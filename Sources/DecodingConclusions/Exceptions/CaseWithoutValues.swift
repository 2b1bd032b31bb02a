import JSONSource

/// The value decides which case the model is, and no case holds anything:
/// `guard user != "root" else { self = .other; return }`.
enum CaseWithoutValues: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, case .choice = part.form, part.parts.isEmpty,
      part.around == nil, !sent.document.ancestors(of: sent.node).isEmpty
    else { return nil }
    return provenance.isSameForAnyText ? sent.standIn(part, provenance) : .deciding(part)
  }
}
