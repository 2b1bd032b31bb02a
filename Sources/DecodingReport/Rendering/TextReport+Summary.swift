extension TextReport {
  /// A line a style with its counts, and the marks that the table made use of.
  func summary(_ rows: [ReportRow]) -> String {
    let names = report.styles.map(\.style.rawValue)
    let width = names.map(appearance.width).max() ?? 0
    let lines = report.styles.map { style in
      appearance.padded(style.style.rawValue, to: width) + "  "
        + appearance.padded(style.threw ? "threw" : "decoded", to: 7) + "  " + counts(style)
    }
    let legend = legend(rows)
    let denials = report.deniedWords.map { [appearance.line($0)] } ?? []
    return (lines.map(trimmed) + denials + (legend.isEmpty ? [] : ["", legend])).joined(
      separator: "\n")
  }

  private func counts(_ style: StyleReport) -> String {
    var parts = Outcome.allCases.compactMap { outcome in
      style.summary[outcome] > 0 ? "\(style.summary[outcome]) \(outcome.words)" : nil
    }
    if let problems = Words.problems(style.summary) { parts.append(problems) }
    if style.summary.silentLoss > 0 {
      parts.append("\(style.summary.silentLoss) lost silently")
    }
    let unknown = style.summary.unknownKeys
    if unknown > 0 {
      parts.append(unknown == 1 ? "1 unknown key" : "\(unknown) unknown keys")
    }
    if style.omittedFields > 0 {
      parts.append("\(style.omittedFields) more fields not listed")
    }
    if let unexplained = style.unexplained { parts.append(Words.unexplained(unexplained)) }
    return parts.joined(separator: appearance.separator)
  }

  private func legend(_ rows: [ReportRow]) -> String {
    let fields = rows.flatMap { $0.fields.compactMap { $0 } }
    let outcomes = Set(fields.map(\.outcome) + fields.compactMap { $0.alone?.outcome })
    guard outcomes.contains(where: { $0 != .asSent }) else { return "" }
    var parts = Outcome.allCases.filter(outcomes.contains).map { outcome in
      "\(appearance.glyph(outcome)) \(outcome.words)"
    }
    if fields.contains(where: { $0.alone != nil }) {
      parts.append("( ) what the field would have done alone")
    }
    if fields.contains(where: \.silentLoss) {
      parts.append("! the value was lost, no error was raised")
    }
    return parts.joined(separator: "  ")
  }
}
