import DecodingRecord
import JSONSource

/// The model is an enum's case that holds nothing, and other texts lead to it, too: `default: self = .unknown`.
enum CaseForAnything: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    let whole = sent.model.trials.model
    guard let text = sent.text, case .choice(let name) = whole.form, whole.parts.isEmpty else {
      return nil
    }
    guard provenance.isSameForAnyText,
      provenance.alike.contains(where: { !$0.trial.isSame })
        || !provenance.trials.contains(where: { $0.kind == .known })
    else { return nil }
    return name.lowercased() == text.lowercased() ? .converted(whole) : .standIn(whole)
  }
}
