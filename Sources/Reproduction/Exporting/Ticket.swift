package import DecodingReport

/// A reproduction as a ticket in GitHub's Markdown, under the headings that Swift's own form has.
package struct Ticket {
  private let reproduction: Reproduction
  private let appearance: TextAppearance

  package init(_ reproduction: Reproduction, appearance: TextAppearance) {
    self.reproduction = reproduction
    self.appearance = appearance
  }

  /// The whole ticket. Every line ends in a line feed.
  package var text: String {
    let remarks = reproduction.remarks
    return Document(
      [.heading(3, words(reproduction.title)), .heading(4, "Description")]
        + reproduction.messages(appearance) + [
          .table(table), .heading(4, "Reproduction"),
          .folded(
            reproduction.valuesNote,
            [.code(SwiftFile(reproduction).text, language: "swift")]),
          .heading(4, "Expected behavior"), .paragraph([expected]), .heading(4, "Environment"),
          .paragraph([words(reproduction.compiler ?? "not told")]),
        ]
        + (remarks.isEmpty
          ? [] : [.heading(4, "Additional information"), .list(remarks.map { [words($0)] })])
    ).markdown(appearance)
  }

  /// What the styles make of the field.
  private var table: Document.Table {
    let report = reproduction.report
    let rows = reproduction.path.map { path in report.rows.filter { $0.path == path } } ?? []
    return Document.Table(
      (["Field", "JSON"] + report.styles.map(\.style.rawValue)).map { ReportText($0) },
      rows.map { row in
        let found = row.found.map {
          ReportText(appearance.truncated(appearance.singleLine($0.text), to: Self.limit), .code)
        }
        return Document.Row(
          [ReportText(appearance.singleLine("\(row.path)"), .code), found ?? "missing"]
            + row.fields.map { field in
              let cell = field.map { ReportCell($0, appearance: appearance) }
              return ReportText(
                cell?.line(limit: Self.limit, appearance: appearance) ?? "", .code)
            })
      })
  }

  /// The most cells that a value takes.
  private static let limit = Document.Form.markdown.valueLimit

  private var expected: ReportText {
    guard let field = reproduction.field, !field.wanted.isEmpty else {
      return "The payload decodes as \(code: reproduction.root)."
    }
    return "\(code: appearance.singleLine("\(field.path)")) decodes as \(code: field.wanted)."
  }

  private func words(_ text: String) -> ReportText { ReportText(appearance.singleLine(text)) }
}
