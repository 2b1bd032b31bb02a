import DecodingRecord

/// Of a value only the answer to a question is kept: `isAdult = age >= 18`. It can't be got back.
enum Question: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard let part = provenance.parts.first, part.value is Bool, !sent.isBool, sent.isRead,
      provenance.alike.contains(where: { !$0.trial.isSame && !$0.trial.threw })
    else { return nil }
    return Conclusion(
      outcome: sent.isElement ? .asSent : .converted, row: .question,
      part: sent.isElement ? nil : part, losesValue: true)
  }
}
