import DecodingReport
import TerminalText
import Workbench

extension MatrixTable {
  var page: String {
    PageFrame.page(
      title,
      """
      <p>\(MarkupText.escaped(size)). \(MarkupText.escaped(note))</p>
      <div class="table"><table>
      <thead><tr>\(headings)</tr></thead>
      <tbody>
      \((0..<matrix.rowCount).map(line).joined(separator: "\n"))
      </tbody>
      <tfoot>
      \(foot)
      </tfoot>
      </table></div>
      <p>\(legendSpans)</p>
      """)
  }

  private func heading(_ text: String, _ scope: String = "col") -> String {
    "<th scope=\"\(scope)\">\(MarkupText.escaped(appearance.line(text)))</th>"
  }

  private var headings: String {
    let names = (0..<matrix.columnCount).map { heading(heading(ofColumn: $0)) }
    return heading(corner) + names.joined() + heading(Self.thrown) + heading(Self.lost)
  }

  private func line(_ row: Int) -> String {
    let path = matrix.kind == .fault ? "\(matrix.fields[row].path)" : matrix.payloads[row]
    let totals = matrix.totals(ofRow: row)
    let cells: [String]
    if matrix.isRefused(row: row), matrix.columnCount > 0 {
      cells = ["<td colspan=\"\(matrix.columnCount)\">\(Self.refused)</td>"]
    } else {
      cells = (0..<matrix.columnCount).map { "<td>\(cell(row, $0))</td>" }
    }
    return "<tr>" + heading(path, "row") + cells.joined()
      + "<td>\(counts(totals.thrown))</td><td>\(counts(totals.lost))</td></tr>"
  }

  /// A span a style, which tells its words to who points at it.
  private func cell(_ row: Int, _ column: Int) -> String {
    guard let cell = matrix.entry(row: row, column: column).cell else { return "" }
    let marks = styles.compactMap { style in
      cell.marks[style].map { mark in
        let words =
          [style.rawValue, mark.outcome.words, mark.value, mark.reason?.rawValue]
          .compactMap { $0 } + (mark.losesSilently ? ["lost silently"] : [])
        let title = MarkupText.escaped(appearance.line(words.joined(separator: " ")))
        return "<span class=\"\(mark.outcome)\" title=\"\(title)\">"
          + "\(MarkupText.escaped(appearance.glyph(mark.outcome)))</span>"
      }
    }
    return marks.joined() + (cell.losesSilently ? "<strong>!</strong>" : "")
  }

  private var foot: String {
    let totals = (0..<matrix.columnCount).map { matrix.totals(ofColumn: $0) }
    let whole = matrix.totals
    func line(_ name: String, _ cells: [String]) -> String {
      "<tr>" + heading(name, "row") + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return line(Self.thrown, totals.map { counts($0.thrown) } + [counts(whole.thrown), ""]) + "\n"
      + line(Self.lost, totals.map { counts($0.lost) } + ["", counts(whole.lost)])
  }

  private var legendSpans: String {
    let marks = Outcome.allCases.map { outcome in
      "<span class=\"\(outcome)\">\(MarkupText.escaped(appearance.glyph(outcome)))</span> "
        + MarkupText.escaped(outcome.words)
    }
    return (marks + ["<strong>!</strong> a value is lost, no error is raised"])
      .joined(separator: ", ")
  }
}
