import JSONSource
import Testing

/// Lines, columns, offsets, paths.
@Suite
struct JSONPositionTests {
  static let texts: [(String, [String])] = [
    ("", ["1:1"]),
    ("ab", ["1:1", "1:2", "1:3"]),
    ("a\nb", ["1:1", "1:2", "2:1", "2:2"]),
    ("a\r\nb", ["1:1", "1:2", "1:3", "2:1", "2:2"]),
    ("a\rb\n\nc", ["1:1", "1:2", "2:1", "2:2", "3:1", "4:1", "4:2"]),
    ("\n", ["1:1", "2:1"]),
    ("é1", ["1:1", "1:2", "1:2", "1:3"]),
    ("e\u{301}1", ["1:1", "1:2", "1:3", "1:3", "1:4"]),
  ]

  @Test(arguments: texts)
  func `columns count scalars, lines end at each kind of line break`(
    text: String, expected: [String]
  ) {
    let document = JSONDocument.parse(text)
    let positions = (0...document.byteCount).map { document.position(of: $0).description }
    // Within a scalar, the position is that of the place behind its first byte.
    #expect(positions == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["x", "é😀", "e\u{301}中"])
  func `positions and offsets are each other's inverse in long texts`(
    lineBreak: String, filler: String
  ) {
    let line = String(repeating: filler, count: 3000)
    let text = ["short", line, "", line, line + "!"].joined(separator: lineBreak)
    let document = JSONDocument.parse(text)
    #expect(document.lineCount == 5)
    #expect(document.lineText(2) == line)
    #expect(document.lineText(3) == "")
    #expect(document.lineText(5) == line + "!")
    #expect(document.lineText(6) == nil)
    for offset in stride(from: 0, through: document.byteCount, by: 13)
    where document.isScalarStart(offset) {
      let position = document.position(of: offset)
      let isInLineBreak =
        position.column > (document.lineText(position.line) ?? "")
        .unicodeScalars.count + 1
      if !isInLineBreak, document.offset(of: position) != offset {
        Issue.record(
          "\(offset) is \(position), and back \(String(describing: document.offset(of: position)))")
        return
      }
    }
  }

  @Test func `a column behind the end is the end, a line behind the last is none`() {
    let document = JSONDocument.parse("[1,\n é]\n")
    #expect(document.offset(of: JSONPosition(line: 1, column: 99)) == 3)
    #expect(document.offset(of: JSONPosition(line: 2, column: 99)) == 8)
    #expect(document.offset(of: JSONPosition(line: 3, column: 1)) == 9)
    #expect(document.offset(of: JSONPosition(line: 4, column: 1)) == nil)
    #expect(document.offset(of: JSONPosition(line: 0, column: 1)) == nil)
    #expect(document.position(of: 1000) == JSONPosition(line: 3, column: 1))
  }

  @Test func `paths name nodes and nodes have paths`() {
    let document = JSONDocument.parse(#"{"a": [1, {"b c": true}], "é": {"x": null}}"#)
    let paths = (0..<document.nodeCount).map { document.path(of: $0).description }
    #expect(
      paths == [
        "$", "$.a", "$.a", "$.a[0]", "$.a[1]", #"$.a[1]["b c"]"#, #"$.a[1]["b c"]"#, "$.é", "$.é",
        "$.é.x", "$.é.x",
      ])
    #expect(document.node(at: JSONPath([.key("a"), .index(1), .key("b c")])) == 6)
    #expect(document.node(at: JSONPath([.key("a"), .index(2)])) == nil)
    #expect(document.node(at: JSONPath([.key("a"), .key("0")])) == nil)
    #expect(document.node(at: JSONPath([.index(0)])) == nil)
    #expect(JSONDocument.parse("").node(at: .root) == nil)
  }

  @Test func `the deepest node is found at every offset`() {
    let json = #" {"a": [1, {"b": 22}] , "c": "x"} "#
    let document = JSONDocument.parse(json)
    let deepest = (0..<document.byteCount).map { offset in
      document.deepestNode(atOffset: offset).map { String($0, radix: 16) } ?? "-"
    }
    #expect(deepest.joined() == "-01110023224555446642000777008880-")
  }
}

extension JSONDocument {
  fileprivate func isScalarStart(_ offset: Int) -> Bool { bytes[offset] & 0xC0 != 0x80 }
}
