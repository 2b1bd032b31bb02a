import DecodingReport
import Foundation
import Testing
import Workbench

/// How many problems a report counts is how often Foundation throws until the last one is mended.
@Suite struct ProblemCountTests {
  private struct Track: Codable {
    var title: String
    var seconds: Int
    var tags: [String]
    var released: URL?
  }

  /// What is wrong, and what to send instead, in the order of the document.
  private static let mends = [
    (#""title": 7"#, #""title": "Seven""#),
    (#""seconds": 1.5"#, #""seconds": 1"#),
    (#""tags": ["a", null]"#, #""tags": ["a"]"#),
    (#""released": 3"#, #""released": null"#),
    (#""length": 5"#, #""seconds": 5"#),
  ]

  private static let payload = """
    [
      {"title": 7, "seconds": 1.5, "tags": ["a", null], "released": 3},
      {"title": "Two", "length": 5, "tags": []}
    ]
    """

  @Test(arguments: 0...mends.count)
  func `as many problems are left as Foundation will throw errors`(mended: Int) throws {
    var json = Self.payload
    for (wrong, right) in Self.mends.prefix(mended) {
      json = json.replacingOccurrences(of: wrong, with: right)
    }
    let strict = try #require(run(Root<[Track]>.self, json, [.strict])[.strict])
    let left = Self.mends.count - mended
    #expect(strict.summary.errors == left)
    if left == 0 {
      #expect(try JSONDecoder().decode([Track].self, from: Data(json.utf8)).count == 2)
    } else {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Track].self, from: Data(json.utf8))
      }
    }
  }

  @Test func `problems of elements that are only counted count`() throws {
    let good = #"{"title": "Good", "seconds": 1, "tags": []}"#
    let bad = #"{"title": null, "seconds": "1", "tags": []}"#
    let elements = (0..<4000).map { $0.isMultiple(of: 2) ? good : bad }
    let json = "[" + elements.joined(separator: ",\n") + "]"
    let report = run(Root<[Track]>.self, json, [.strict])
    #expect(report[.strict]?.summary.errors == 4000)
    let failed = report[.strict]?.fields.last { $0.outcome == .threw }
    let headline = report.explanation(of: try #require(failed), in: .strict) { _ in nil }.lines
      .first
    #expect(headline?.note.hasPrefix("1 of 4000 errors; ") == true)
  }
}
