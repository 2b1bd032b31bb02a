import DecodingReport
import Workbench

extension MatrixTable {
  var plainText: String {
    let rows = lines
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0.count > column ? appearance.width($0[column]) : 0 }.max() ?? 0
    }
    let table = rows.map { row in
      let cells = row.enumerated().map { appearance.padded($0.element, to: widths[$0.offset]) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    let head = "\(appearance.line(title)): \(size)"
    return ([head, ""] + table + ["", note, legend]).joined(separator: "\n") + "\n"
  }

  /// The cells of the table, the headings and the totals among them.
  private var lines: [[String]] {
    let columns = 0..<matrix.columnCount
    var lines = [
      [corner.uppercased()] + columns.map { appearance.line(heading(ofColumn: $0)) }
        + [Self.thrown, Self.lost]
    ]
    for row in 0..<matrix.rowCount {
      let (name, depth) = heading(ofRow: row)
      let totals = matrix.totals(ofRow: row)
      let isRefused = matrix.isRefused(row: row)
      lines.append(
        [String(repeating: "  ", count: depth) + appearance.line(name)]
          + columns.map { column in
            if isRefused { return column == 0 ? Self.refused : "" }
            return matrix.entry(row: row, column: column).cell.map(marks) ?? ""
          } + [counts(totals.thrown), counts(totals.lost)])
    }
    let totals = columns.map { matrix.totals(ofColumn: $0) }
    let whole = matrix.totals
    lines.append(
      [Self.thrown] + totals.map { counts($0.thrown) } + [counts(whole.thrown), ""])
    lines.append([Self.lost] + totals.map { counts($0.lost) } + ["", counts(whole.lost)])
    return lines
  }

  var markdown: String {
    let columns = 0..<matrix.columnCount
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    func code(_ text: String) -> String { MarkdownText.code(appearance.line(text)) }
    var lines = [
      "## \(MarkdownText.escaped(appearance.line(title)))", "", MarkdownText.escaped(size), "",
      row(
        [corner]
          + columns.map {
            matrix.kind == .fault ? heading(ofColumn: $0) : code(heading(ofColumn: $0))
          } + [Self.thrown, Self.lost]),
      row(Array(repeating: "---", count: columns.count + 3)),
    ]
    for place in 0..<matrix.rowCount {
      let path = matrix.kind == .fault ? "\(matrix.fields[place].path)" : matrix.payloads[place]
      let totals = matrix.totals(ofRow: place)
      let cells = columns.map { column in
        matrix.isRefused(row: place)
          ? Self.refused
          : matrix.entry(row: place, column: column).cell.map { code(marks($0)) } ?? ""
      }
      lines.append(row([code(path)] + cells + [counts(totals.thrown), counts(totals.lost)]))
    }
    let totals = columns.map { matrix.totals(ofColumn: $0) }
    let whole = matrix.totals
    lines.append(
      row(["**\(Self.thrown)**"] + totals.map { counts($0.thrown) } + [counts(whole.thrown), ""]))
    lines.append(
      row(["**\(Self.lost)**"] + totals.map { counts($0.lost) } + ["", counts(whole.lost)]))
    return (lines + ["", note, "", MarkdownText.escaped(legend)]).joined(separator: "\n") + "\n"
  }
}
