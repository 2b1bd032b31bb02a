import DecodingRecord
import JSONSource

/// The model is an enum's case that holds nothing, and other texts lead to it, too: `default: self = .unknown`.
enum CaseForAnything: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    let whole = sent.model.trials.model
    guard let text = sent.text, case .choice(let name) = whole.form, whole.parts.isEmpty else {
      return nil
    }
    let strange = provenance.trials.filter { $0.kind == .strange }
    guard strange.count > 1, strange.allSatisfy(\.trial.isSame),
      provenance.alike.contains(where: { !$0.trial.isSame })
        || !provenance.trials.contains(where: { $0.kind == .known })
    else { return nil }
    return name.lowercased() == text.lowercased() ? .converted(whole) : .standIn(whole)
  }

  private static let names: Set = ["other", "unknown", "unrecognized", "unsupported", "undefined"]

  /// Whether a case says by its name that it is for what isn't known.
  static func isNamed(_ part: Holding) -> Bool {
    if case .choice(let name) = part.form { names.contains(name) } else { false }
  }
}
