import DecodingReport
import JSONSource

/// With the other one of true and false the part is another value as that was sent:
/// `seats: isTeam ? 2 * seats : seats`.
enum ChoiceOfTwo: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.isBool, !sent.isElement, let part = provenance.parts.first,
      provenance.trials.contains(where: { trial in
        trial.trial.changes.contains { $0.old === part && isSent($0.new, sent) }
      })
    else { return nil }
    return .deciding(part)
  }

  private static func isSent(_ part: Holding?, _ sent: Sent) -> Bool {
    guard let part, part.isScalar else { return false }
    return sent.model.scalars.contains {
      $0 != sent.node && SentScalar($0, in: sent.document)?.likeness(of: part.value) == .same
    }
  }
}
