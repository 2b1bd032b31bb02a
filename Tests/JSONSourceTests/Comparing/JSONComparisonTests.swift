import JSONSource
import Testing

struct JSONComparisonTests {
  /// Both texts as they stand beside each other: `=` before alike lines, `-` and `+` before others.
  private static func sideBySide(_ a: String, _ b: String) -> String {
    let comparison = JSONComparison(JSONDocument.parse(a), JSONDocument.parse(b))
    return comparison.lines.flatMap { line -> [String] in
      let indentation = String(repeating: "  ", count: line.depth)
      if case .alike(let count) = line.role { return ["… \(count)"] }
      let (left, right) = (comparison.text(line, .a), comparison.text(line, .b))
      guard line.isDifferent else { return ["= \(indentation)\(left ?? "")"] }
      return [left.map { "- \(indentation)\($0)" }, right.map { "+ \(indentation)\($0)" }]
        .compactMap(\.self)
    }
    .joined(separator: "\n")
  }

  private static func differences(_ a: String, _ b: String) -> [String] {
    let comparison = JSONComparison(JSONDocument.parse(a), JSONDocument.parse(b))
    return comparison.differences.map { difference in
      let paths = [
        difference.a.map { "\(comparison.a.path(of: $0))" } ?? "none",
        difference.b.map { "\(comparison.b.path(of: $0))" } ?? "none",
      ]
      return paths[0] == paths[1] ? paths[0] : paths.joined(separator: " → ")
    }
  }

  @Test func `one text in a line and one laid out are compared member by member`() {
    #expect(
      Self.sideBySide(
        #"{"id":1,"tags":["a",2],"in":{"x":null}}"#,
        "{\n  \"id\": 1,\n  \"tags\": [\"a\", 3],\n  \"in\": { \"x\": null, \"y\": 0 }\n}")
          == """
          = {
          =   "id": 1,
          -   "tags": ["a", 2],
          +   "tags": ["a", 3],
          =   "in": {
          =     "x": null
          +     "y": 0
          =   }
          = }
          """)
  }

  @Test func `an empty array stands in one line beside one that takes several`() {
    #expect(
      Self.sideBySide(#"{"a":[],"b":{"c":1}}"#, #"{"a":[{"x":1}],"b":{}}"#) == """
        = {
        =   "a": [],
        +     {
        +       "x": 1
        +     }
        =\u{20}\u{20}\u{20}
        =   "b": {
        -     "c": 1
        =   }
        = }
        """)
    let comparison = JSONComparison(
      JSONDocument.parse(#"{"a":[],"b":{"c":1}}"#), JSONDocument.parse(#"{"a":[1],"b":{}}"#))
    let right = comparison.lines.compactMap { comparison.text($0, .b) }
    #expect(right == ["{", "\"a\": [1],", "\"b\": {}", "}"])
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, []),
    (#"{"a":1,"b":2}"#, #"{"b":3,"a":1}"#, ["$.b"]),
    (#"{"a":1}"#, #"{"a":"1"}"#, ["$.a"]),
    (#"{"a":{"b":1}}"#, #"{"a":[1]}"#, ["$.a"]),
    (#"{"a":1}"#, #"{}"#, ["$.a → none"]),
    (#"{"A":1}"#, #"{"A":1}"#, []),
    ("[1,2,3]", "[0,1,2,3]", ["none → $[0]"]),
    ("[1,2,3]", "[1,3]", ["$[1] → none"]),
    (#"[{"a":1},{"a":2},{"a":3}]"#, #"[{"a":9},{"a":2},{"a":3}]"#, ["$[0].a"]),
    (#"[{"a":1},{"a":2}]"#, #"[{"a":0},{"a":1},{"a":2}]"#, ["none → $[0]"]),
    (#"{"a":1,"a":2}"#, #"{"a":1,"a":3}"#, ["$.a"]),
    ("1", "1", []), ("1", "1.0", ["$"]), ("", "1", ["none → $"]), ("", "", []),
  ])
  func `what differs is found by its path`(_ a: String, _ b: String, _ paths: [String]) {
    #expect(Self.differences(a, b) == paths)
  }

  @Test func `the order of members alone is told, and is no difference`() {
    let comparison = JSONComparison(
      JSONDocument.parse(#"{"o":{"a":1,"b":2}}"#), JSONDocument.parse(#"{"o":{"b":2,"a":1}}"#))
    #expect(comparison.differences.isEmpty)
    #expect(comparison.reordered.map { "\(comparison.a.path(of: $0))" } == ["$.o"])
    #expect(comparison.lines.allSatisfy { !$0.isDifferent })
  }

  @Test func `elements that moved are followed`() {
    let comparison = JSONComparison(
      JSONDocument.parse(#"{"l":[{"a":1},{"a":2}]}"#),
      JSONDocument.parse(#"{"l":[{"a":0},{"a":1},{"a":2}]}"#))
    let path = JSONPath([.key("l"), .index(1), .key("a")])
    #expect("\(comparison.pathInB(of: path))" == "$.l[2].a")
  }

  @Test func `long runs of alike lines are folded, with what stands around a difference`() {
    let members = (0..<300).map { "\"k\($0)\": \($0)" }
    var changed = members
    changed[150] = "\"k150\": null"
    let comparison = JSONComparison(
      JSONDocument.parse("{\(members.joined(separator: ","))}"),
      JSONDocument.parse("{\(changed.joined(separator: ","))}"))
    #expect(comparison.lines.reduce(0) { $0 + $1.count } == 302)
    let folded = comparison.folded(rows: 20, around: nil).map(\.line)
    #expect(folded.map(\.count) == [149, 1, 1, 1, 1, 1, 148])
    #expect(folded[3].isDifferent)
    #expect(comparison.folded(rows: 1000, around: nil).count == comparison.lines.count)
  }

  @Test
  func
    `arrays of which nothing is alike are compared by their places, in time that grows with them`()
  {
    func array(_ range: Range<Int>) -> JSONDocument {
      JSONDocument.parse("[\(range.map(String.init).joined(separator: ","))]")
    }
    let comparison = JSONComparison(array(0..<5_000), array(10_000..<15_000))
    #expect(comparison.arraysByPlace == 1 && comparison.differences.count == 5_000)
    #expect(comparison.differences.allSatisfy { $0.a == $0.b })
  }
}
