import JSONSource
import Testing

/// The tape of sound and of broken texts, as text: indented, each node with its range.
@Suite
struct JSONTapeTests {
  @Test func `every key and value has its place`() {
    expect(
      #"{"a": [1, -2.5e3, "x\n"], "é": {"b": null}, "c": true, "d": false, "e": {}, "f": []}"#,
      """
      object 0..<85 count 6
        key a 1..<4
        array 6..<24 count 3
          number 7..<8 integer
          number 10..<16
          string 18..<23 escaped
        key é 26..<30
        object 32..<43 count 1
          key b 33..<36
          null 38..<42
        key c 45..<48
        true 50..<54
        key d 56..<59
        false 61..<66
        key e 68..<71
        object 73..<75 count 0
        key f 77..<80
        array 82..<84 count 0
      """)
  }

  static let broken: [(String, String)] = [
    ("{\"a\": }", "object 0..<7 count 1\n  key a 1..<4\n  invalid 6..<6 malformed"),
    ("{\"a\" 1}", "object 0..<7 count 1\n  key a 1..<4\n  number 5..<6 integer"),
    ("[1 2]", "array 0..<5 count 2\n  number 1..<2 integer\n  number 3..<4 integer"),
    (
      "[1,,2]",
      "array 0..<6 count 3\n  number 1..<2 integer\n  invalid 3..<3 malformed\n  number 4..<5 integer"
    ),
    ("[1,]", "array 0..<4 count 1\n  number 1..<2 integer"),
    ("[01]", "array 0..<4 count 1\n  number 1..<3 malformed"),
    ("[oops]", "array 0..<6 count 1\n  invalid 1..<5 malformed"),
    (
      "{\"a\": [1, 2}",
      "object 0..<12 count 1\n  key a 1..<4\n  array 6..<11 count 2 unterminated\n    number 7..<8 integer\n    number 10..<11 integer"
    ),
    (
      "{\"a\": \"x,\n \"b\": 1}",
      "object 0..<18 count 2\n  key a 1..<4\n  string 6..<8 unterminated\n  key b 11..<14\n  number 16..<17 integer"
    ),
    ("[\"a\nb\"]", "array 0..<7 count 1\n  string 1..<6 malformed"),
    (
      "{'a': 1, b: 2}",
      "object 0..<14 count 2\n  key a 1..<4\n  number 6..<7 integer\n"
        + "  key b 9..<10 escaped malformed\n  number 12..<13 integer"
    ),
    (
      "{a: 1",
      "object 0..<5 count 1 unterminated\n  key a 1..<2 escaped malformed\n  number 4..<5 integer"
    ),
    ("{\"a: 1}", "object 0..<7 count 1\n  key a 1..<3 unterminated\n  number 5..<6 integer"),
    ("{\"a\":1]", "object 0..<7 count 1\n  key a 1..<4\n  number 5..<6 integer"),
    ("1 2", "number 0..<1 integer"), ("", ""), ("\u{FEFF}1", "number 3..<4 integer"),
  ]

  @Test(arguments: broken)
  func `a broken text keeps what can be understood`(json: String, tape: String) {
    expect(json, tape)
  }

  @Test func `a million levels are read, closed or not`() {
    let levels = 1_000_000
    let open = [UInt8](repeating: 0x5B, count: levels)
    let document = JSONDocument.parse(open + [UInt8](repeating: 0x5D, count: levels))
    #expect(document.depth == levels)
    #expect(document.nodeCount == levels)
    #expect(document.problemCount == 0)
    #expect(document.deepestNode(atOffset: levels - 1) == levels - 1)
    let unclosed = JSONDocument.parse(open)
    #expect(unclosed.problemCount == levels)
    #expect(unclosed.problems.count == JSONDocument.maximumProblems)
    #expect(unclosed.next(after: 0) == levels)
  }

  @Test func `a text above the limit has one problem and no nodes`() {
    let document = JSONDocument.parse(Array("[1, 2]".utf8), byteLimit: 5)
    #expect(document.root == -1)
    #expect(document.problems.map(\.kind) == [.tooLarge(limit: 5)])
    #expect(JSONDocument.parse(Array("[1,2]".utf8), byteLimit: 5).problemCount == 0)
    #expect(JSONDocument.maximumByteCount == 4_294_967_295)
  }

  @Test func `a key of 16 MiB and more keeps its end`() {
    let name = String(repeating: "k", count: Int(JSONNode.maximumCount) + 5)
    let document = JSONDocument.parse("{\"\(name)\": [1]}")
    #expect(document.range(of: 1) == 1..<name.utf8.count + 3)
    #expect(document.range(of: 2).count == 3)
  }

  private func expect(
    _ json: String, _ tape: String, location: SourceLocation = #_sourceLocation
  ) {
    let document = JSONDocument.parse(json)
    let rendered = document.root < 0 ? "" : TapeText(document).lines.joined(separator: "\n")
    #expect(rendered == tape, sourceLocation: location)
  }
}

/// A tape, a line a node.
struct TapeText {
  var lines: [String] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    add(document.root, indent: "")
  }

  private mutating func add(_ node: Int, indent: String) {
    let kind = document.kind(of: node)
    let flags = document.flags(of: node)
    var line = "\(indent)\(kind) "
    if kind == .key { line += "\(document.string(node)) " }
    line += "\(document.range(of: node))"
    if document.isContainer(node) { line += " count \(document.exactCount(of: node))" }
    if kind == .number, flags.contains(.integer) { line += " integer" }
    if kind == .string || kind == .key, flags.contains(.escaped) { line += " escaped" }
    if kind == .object, flags.contains(.duplicateKeys) { line += " duplicateKeys" }
    if flags.contains(.malformed) { line += " malformed" }
    if flags.contains(.unterminated) { line += " unterminated" }
    lines.append(line)
    guard document.isContainer(node) else { return }
    var child = node + 1
    while child < document.next(after: node) {
      add(child, indent: indent + "  ")
      child = document.next(after: child)
    }
  }
}
