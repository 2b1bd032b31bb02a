/// A text is the key of a dictionary: `Dictionary(rows.map { ($0.id, $0) })`.
enum DictionaryKey: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let text = sent.text, let part = provenance.parts.first,
      sent.parts(provenance).contains(where: {
        $0.name == text && $0.around?.form == .dictionary
      })
    else { return nil }
    return .deciding(part)
  }
}
