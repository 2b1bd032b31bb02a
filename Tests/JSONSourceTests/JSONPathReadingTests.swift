import Foundation
import JSONSource
import Testing

/// Paths as people and Foundation write them.
@Suite struct JSONPathReadingTests {
  @Test(arguments: [
    JSONPath(), JSONPath([.key("a")]), JSONPath([.key("orders"), .index(17), .key("quantity")]),
    JSONPath([.key("a b"), .key("é\"]\\"), .index(0), .index(2)]),
    JSONPath([.index(3), .key("x")]),
  ])
  func `a path is read as it is written`(_ path: JSONPath) {
    #expect(JSONPath(reading: path.description) == path)
    #expect(JSONPath(reading: " \(path.description.dropFirst())\n") == path)
  }

  @Test(arguments: ["$.", "a[", "a[x]", "a]", "[\"a", "a[1"])
  func `what is none is refused`(_ text: String) {
    #expect(JSONPath(reading: text) == nil)
  }

  struct Root: Decodable { var orders: [String: [Line]] }
  struct Line: Decodable { var quantity: Int }

  @Test func `a coding path is read as Foundation prints it`() throws {
    let json = #"{"orders": {"Index 1": [{"quantity": 1}, {"quantity": "x"}]}}"#
    do {
      _ = try JSONDecoder().decode(Root.self, from: Data(json.utf8))
      Issue.record("nothing was thrown")
    } catch DecodingError.typeMismatch(_, let context) {
      let path = JSONPath([.key("orders"), .key("Index 1"), .index(1), .key("quantity")])
      #expect(JSONPath(reading: "\(context.codingPath)") == path)
    }
  }
}
