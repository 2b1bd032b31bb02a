package import JSONSource

/// What became of each field in two reports, side by side.
package struct ReportComparison: Sendable {
  /// A field of either.
  package struct Row: Sendable {
    /// The path in each report that has the field.
    package var pathInA: JSONPath?
    package var pathInB: JSONPath?
    package var a: ReportRow?
    package var b: ReportRow?
    /// Whether other JSON stands there; within a container that both have it doesn't count.
    package var hasOtherJSON = false
    /// The styles in which something else became of it.
    package var styles: [DecodingStyle] = []
    /// Whether that is another outcome, rather than another value alone.
    package var hasOtherOutcome = false

    package var path: JSONPath { pathInB ?? pathInA ?? .root }
    package var differs: Bool { hasOtherJSON || !styles.isEmpty }

    package func row(_ side: JSONComparison.Side) -> ReportRow? { side == .a ? a : b }
  }

  package private(set) var rows: [Row] = []
  /// The places of those that differ, in order.
  package private(set) var differing: [Int] = []
  /// The first row of each path, by B's where it has one.
  private var rowOfPath: [JSONPath: Int] = [:]

  /// Whether the same became of all fields, as far as outcomes go.
  package var hasSameOutcomes: Bool {
    isSameFailure && rows.allSatisfy { !$0.hasOtherOutcome }
  }

  /// Whether each style threw in both, or in neither.
  private let isSameFailure: Bool

  package init(_ a: Report, _ b: Report, _ json: JSONComparison) {
    isSameFailure = DecodingStyle.allCases.allSatisfy { a[$0]?.threw == b[$0]?.threw }
    let (left, right) = (a.rows, b.rows)
    let partners = Partners(
      of: right.map(\.path), among: left.map { json.pathInB(of: $0.path) })
    // Each report's own order is kept.
    var rest = partners.rest[...]
    func writeLeft(before end: Int) {
      while let place = rest.first, place < end {
        add(Row(a: left[place]), json, a, b)
        rest.removeFirst()
      }
    }
    for (row, partner) in zip(right, partners.places) {
      if let partner { writeLeft(before: partner) }
      add(Row(a: partner.map { left[$0] }, b: row), json, a, b)
    }
    writeLeft(before: left.count)
    differing = rows.indices.filter { rows[$0].differs }
    for (place, row) in rows.enumerated() where rowOfPath[row.path] == nil {
      rowOfPath[row.path] = place
    }
  }

  /// The row of a path, or of the innermost value around it that has one.
  package func row(around path: JSONPath) -> Int? {
    rowOfPath[path] ?? path.parent.flatMap { row(around: $0) }
  }

  private mutating func add(_ new: Row, _ json: JSONComparison, _ a: Report, _ b: Report) {
    var row = new
    (row.pathInA, row.pathInB) = (row.a?.path, row.b?.path)
    row.hasOtherJSON = Self.isOther(row.a?.found, row.b?.found, json)
    for style in DecodingStyle.allCases {
      let (own, other) = (a.field(row.a, style), b.field(row.b, style))
      let isOther = own?.fate != other?.fate
      if isOther || (own?.isContainer != true && own?.value != other?.value) {
        row.styles.append(style)
      }
      row.hasOtherOutcome = row.hasOtherOutcome || isOther
    }
    rows.append(row)
  }

  private static func isOther(
    _ one: FieldReport.Found?, _ two: FieldReport.Found?, _ json: JSONComparison
  ) -> Bool {
    guard let one, let two else { return (one == nil) != (two == nil) }
    guard one.kind == two.kind else { return true }
    if one.kind == .object || one.kind == .array { return false }
    guard let node = one.node, let other = two.node else { return one.text != two.text }
    return !json.isSame(node, other)
  }
}

extension Report {
  /// The field of a row in a style; `nil` where the style doesn't have it.
  package func field(_ row: ReportRow?, _ style: DecodingStyle) -> FieldReport? {
    guard let row, let column = styles.firstIndex(where: { $0.style == style }) else { return nil }
    return row.fields[column]
  }
}

extension FieldReport {
  /// What became of the field, apart from its value.
  fileprivate struct Fate: Equatable {
    var outcome: Outcome
    var reason: Reason?
    var silentLoss: Bool
    var outcomeAlone: Outcome?
  }

  fileprivate var fate: Fate {
    Fate(
      outcome: outcome, reason: reason, silentLoss: silentLoss, outcomeAlone: outcomeAlone)
  }
}
