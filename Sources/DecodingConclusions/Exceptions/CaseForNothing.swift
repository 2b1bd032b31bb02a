import DecodingRecord
import JSONSource

/// An enum's case says that nothing was sent: `case none, some(Int)`.
enum CaseForNothing: ConclusionException {
  private static let names: Set = ["null", "nil", "none", "absent", "missing", "unset"]

  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, case .choice(let name) = part.form,
      part.parts.isEmpty, names.contains(name), hasCaseForValue(part, provenance)
    else { return nil }
    let isKept =
      sent.isElement || sent.kind == .null && name == "null" && sent.node != sent.document.root
    return Conclusion(outcome: isKept ? .asSent : .nil, row: .standIn, part: part)
  }

  private static func hasCaseForValue(_ part: Holding, _ provenance: Provenance) -> Bool {
    provenance.trials.contains { trial in
      trial.trial.changes.contains { change in
        change.old === part && change.new.map { !$0.parts.isEmpty } ?? false
      }
    }
  }
}
