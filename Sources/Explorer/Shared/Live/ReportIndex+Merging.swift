import DecodingReport
import JSONSource

extension ReportIndex.Row {
  /// One row for each path that a style reports, in the order of the fields.
  ///
  /// Styles mostly report the same fields in the same order, so equal places are tried first; a
  /// field that only a later style has stands behind the field that it follows there.
  static func merge(_ report: Report) -> [Self] {
    var merged: [Self] = []
    for style in DecodingStyle.allCases {
      guard let fields = report[style]?.fields else { continue }
      if merged.isEmpty {
        merged = fields.enumerated().map { Self($1, place: $0, style) }
      } else if !join(fields, style, into: &merged) {
        merged = interleave(fields, style, with: merged)
      }
    }
    // The root stands for the whole value, which has its own line below the table; where a style stops
    // at the root itself, no other row says so.
    let isStop = report.styles.contains { $0.failure?.path?.steps.isEmpty ?? false }
    if merged.count > 1 && !isStop { merged.removeAll { $0.path.steps.isEmpty } }
    return merged
  }

  private init(_ field: FieldReport, place: Int, _ style: DecodingStyle) {
    let label = field.property.isEmpty ? "(whole value)" : field.property
    self.init(path: field.path, label: label, depth: max(0, field.depth))
    places[style] = place
  }

  /// Notes the fields in the rows if they are the same paths in the same order.
  private static func join(
    _ fields: [FieldReport], _ style: DecodingStyle, into rows: inout [Self]
  ) -> Bool {
    guard fields.count == rows.count,
      zip(fields, rows).allSatisfy({ $0.path == $1.path })
    else { return false }
    for place in fields.indices { rows[place].places[style] = place }
    return true
  }

  private static func interleave(
    _ fields: [FieldReport], _ style: DecodingStyle, with rows: [Self]
  ) -> [Self] {
    var rows = rows
    var rowOfPath: [JSONPath: Int] = [:]
    for (index, row) in rows.enumerated() where rowOfPath[row.path] == nil {
      rowOfPath[row.path] = index
    }
    /// New rows, by the row that they follow; −1 for the front.
    var additions: [Int: [Self]] = [:]
    var last = -1
    for (place, field) in fields.enumerated() {
      if let row = rowOfPath[field.path] {
        // A path that is reported twice keeps its first field.
        if rows[row].places[style] < 0 { rows[row].places[style] = place }
        last = row
      } else {
        additions[last, default: []].append(Self(field, place: place, style))
      }
    }
    if additions.isEmpty { return rows }
    var result = additions[-1] ?? []
    for (index, row) in rows.enumerated() {
      result.append(row)
      result += additions[index] ?? []
    }
    return result
  }
}
