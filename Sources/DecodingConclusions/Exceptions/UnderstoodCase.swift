import DecodingReport
import DecodingTrace
import JSONSource

/// A scalar was asked for as an enum, whose code knows it: with one that it doesn't know the case is another one.
enum UnderstoodCase: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, case .choice = part.form, part.parts.isEmpty,
      !(part.value is any RawRepresentable), let asked = sent.asked,
      TypeTraits.of(asked).bare == type(of: part.value), isUnderstood(sent, provenance)
    else { return nil }
    let isLikeNear =
      sent.kind == .number && SentScalar.namesUnknown(CaseName.of(part.value))
      && provenance.trials.contains { $0.kind == .near && $0.trial.isSame }
    return isLikeNear ? sent.standIn(part, provenance) : .deciding(part)
  }

  private static func isUnderstood(_ sent: Sent, _ provenance: Provenance) -> Bool {
    let unknown: Alternatives.Kind
    switch sent.kind {
    case .string: unknown = .strange
    case .number: unknown = .far
    default: return false
    }
    return provenance.trials.contains { $0.kind == unknown && !$0.trial.isSame }
  }
}
