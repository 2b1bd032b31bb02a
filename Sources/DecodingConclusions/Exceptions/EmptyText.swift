import JSONSource

/// An empty text or array for which something stands in: `name.isEmpty ? "nobody" : name`.
enum EmptyText: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    let isEmpty = sent.text?.isEmpty ?? (sent.kind == .array && sent.isEmptyContainer)
    guard isEmpty, let part = provenance.parts.first, !part.isList,
      !(part.isScalar && (part.value as? String)?.isEmpty == true)
    else { return nil }
    return sent.standIn(part)
  }
}
