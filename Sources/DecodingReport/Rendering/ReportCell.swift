internal import JSONSource

/// What a table shows of one field in one style, in its parts, so that each can have its own look.
package struct ReportCell: Sendable, Equatable {
  package var outcome: Outcome
  /// The value, or the words where there is none.
  package var text: String
  /// The reason, with `!` behind it for silent loss; empty where the text says it all.
  package var note: String

  /// The cell of a field: value and reason for what was decoded, the reason for what threw, and in
  /// parentheses what a field that was never reached would have done alone.
  package init(_ field: FieldReport, appearance: TextAppearance) {
    outcome = field.outcome
    let reason = field.reason?.rawValue ?? ""
    switch field.outcome {
    case .asSent:
      text = field.value ?? ""
      note = ""
    case .nil where field.isTakenElsewhere:
      text = FieldReport.otherKeysValue
      note = ""
    case .converted, .default, .nil:
      text = field.value ?? field.fallback?.value ?? field.outcome.words
      note = reason
    case .dropped where field.isUnusedGap:
      text = Reason.missing.rawValue
      note = ""
    case .dropped:
      text =
        field.reason == .unknownKey
        ? (field.isElement ? "not asked for" : "unknown key") : field.outcome.words
      note = field.reason == .unknownKey ? "" : reason
      if let near = field.didYouMean ?? field.standsAt?.description { note = "(\(near)?)" }
    case .threw:
      text = reason.isEmpty ? field.outcome.words : reason
      note = ""
    case .notReached:
      text = field.alone.map { "(\(ReportCell.words($0, appearance)))" } ?? ""
      note = ""
    }
    if field.silentLoss { note += "!" }
  }

  private static func words(_ alone: FieldReport.Alone, _ appearance: TextAppearance) -> String {
    let text =
      alone.isTakenElsewhere
      ? FieldReport.otherKeysValue
      : alone.value ?? alone.reason?.rawValue ?? alone.outcome.words
    return "\(appearance.glyph(alone.outcome)) \(text)"
  }

  /// Glyph, text and note on one line, the text cut to `limit` cells.
  package func line(limit: Int, appearance: TextAppearance) -> String {
    let text = appearance.truncated(appearance.singleLine(text), to: limit)
    let note = appearance.truncated(appearance.singleLine(note), to: 4 * limit)
    return [appearance.glyph(outcome), text, note].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
