import JSONSource
import Testing

@testable import DecodingReport

struct ReportRowTests {
  private func report(_ styles: [[String]]) -> Report {
    let reports = zip(DecodingStyle.allCases, styles).map { style, keys in
      var report = StyleReport(style: style, model: "M")
      report.fields = keys.map { key in
        FieldReport(
          path: JSONPath([.key(key)]), property: key, wanted: .standard(.int), outcome: .asSent)
      }
      return report
    }
    return Report(
      model: "M", modelSource: "built-in",
      payload: Report.PayloadFinding(source: "m.json", bytes: 2), styles: reports)
  }

  @Test(
    arguments: [
      ([["a", "b"], ["a", "b"]], ["a 11", "b 11"]),
      ([["a", "x"], ["a", "b", "x"]], ["a 11", "b 01", "x 11"]),
      ([["a", "b", "c"], ["c"]], ["a 10", "b 10", "c 11"]),
      ([[], ["a"]], ["a 01"]),
      ([["a", "b"], ["b", "a"]], ["a 11", "b 11"]),
      ([["a"], ["b"], ["c"]], ["c 001", "b 010", "a 100"]),
      ([[], []], []),
    ])
  func `styles share a row for each path`(styles: [[String]], rows: [String]) {
    let shown = report(styles).rows.map { row in
      let marks = row.fields.map { $0 == nil ? "0" : "1" }.joined()
      return "\(row.path.description.dropFirst(2)) \(marks)"
    }
    #expect(shown == rows)
  }
}
