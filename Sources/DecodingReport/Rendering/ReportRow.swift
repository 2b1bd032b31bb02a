package import JSONSource

/// One line of a table that has the styles side by side: a place in the payload, and what became
/// of it in each style.
package struct ReportRow {
  package var path: JSONPath
  /// What stands in the payload; `nil` where the key is missing.
  package var found: FieldReport.Found?
  /// One a style, in the report's order; `nil` where that style has no such field.
  package var fields: [FieldReport?]
}

extension Report {
  /// The fields of all styles, joined by path.
  ///
  /// Each style's own order is kept: a field that only later styles have stands behind the field
  /// that precedes it there.
  package var rows: [ReportRow] {
    var rows: [ReportRow] = []
    for (column, style) in styles.enumerated() {
      rows = merging(rows, with: style.fields, column: column)
    }
    return rows
  }

  private func merging(
    _ rows: [ReportRow], with fields: [FieldReport], column: Int
  ) -> [ReportRow] {
    let indices = Dictionary(
      rows.enumerated().map { ($0.element.place, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var merged: [ReportRow] = []
    merged.reserveCapacity(rows.count)
    /// Where the rows written so far stand in `merged`.
    var written: [Int] = []
    for field in fields {
      let row = ReportRow(field, column: column, of: styles.count)
      guard let known = indices[row.place] else {
        merged.append(row)
        continue
      }
      for pending in written.count..<max(written.count, known + 1) {
        written.append(merged.count)
        merged.append(rows[pending])
      }
      merged[written[known]].fields[column] = field
    }
    return merged + rows[written.count...]
  }
}

extension ReportRow {
  /// What makes two styles' fields the same row. Equal keys of one object differ by their offsets.
  fileprivate struct Place: Hashable {
    var path: JSONPath
    var offset: Int?
  }

  fileprivate var place: Place { Place(path: path, offset: found?.offsets.lowerBound) }

  fileprivate init(_ field: FieldReport, column: Int, of count: Int) {
    path = field.path
    found = field.found
    fields = Array(repeating: nil, count: count)
    fields[column] = field
  }
}
