import JSONSource

/// An empty text or array for which something stands in: `name.isEmpty ? "nobody" : name`.
enum EmptyText: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    let isEmpty = sent.text?.isEmpty ?? (sent.kind == .array && sent.isEmptyContainer)
    guard isEmpty, let part = provenance.parts.first, !part.isList,
      !(part.isScalar && (part.value as? String)?.isEmpty == true),
      !isAffix(part, provenance)
    else { return nil }
    return sent.standIn(part, provenance)
  }

  /// Whether other texts stand beside the same: `"Dr. " + name`.
  private static func isAffix(_ part: Holding, _ provenance: Provenance) -> Bool {
    guard let affix = part.value as? String, !affix.isEmpty else { return false }
    return provenance.trials.contains { trial in
      trial.kind == .strange
        && trial.trial.changes.contains {
          $0.old === part && ($0.new?.value as? String)?.contains(affix) == true
        }
    }
  }
}
