import JSONSource
import Testing

/// Texts that have a JSON value on each line.
struct JSONLinesTests {
  private static func lines(_ text: String, _ dialect: JSONDialect = .rfc8259) -> [String]? {
    let bytes = Array(text.utf8)
    return JSONLines(bytes, dialect: dialect)?.lines.map { line in
      "\(line.number) \(String(decoding: bytes[line.range], as: UTF8.self))"
    }
  }

  @Test func `values stand on lines, and empty lines are counted`() {
    #expect(Self.lines("{\"a\": 1}\n[2]\n") == ["1 {\"a\": 1}", "2 [2]"])
    #expect(Self.lines("\n{}\r\n \t\n{}\r\n") == ["2 {}", "4 {}"])
    #expect(Self.lines("1\n\"two\"\nnull") == ["1 1", "2 \"two\"", "3 null"])
    #expect(Self.lines("{a: 1}\n{a: 2}", .json5) == ["1 {a: 1}", "2 {a: 2}"])
  }

  @Test(arguments: [
    "", "{}", "{}\n", "{\n\"a\": 1\n}", "[\n1,\n2\n]", "{}\n{", "{} {}\n{}", "{}\nx",
    "{a: 1}\n{a: 2}", "{\"a\": 1}\n{\n\"a\": 2\n}",
  ])
  func `what is JSON as a whole, or has another line, isn't of lines`(text: String) {
    #expect(Self.lines(text) == nil)
  }

  @Test func `a text is joined to a line, and its strings stay`() throws {
    func joined(_ text: String) throws -> String {
      String(decoding: try JSONLines.joined(Array(text.utf8)), as: UTF8.self)
    }
    #expect(try joined("{ \"a\":  1 }") == "{ \"a\":  1 }")
    #expect(
      try joined("\n{\n  \"a\": \"x  \\\" y\",\r\n  \"b\":  2\n}\n")
        == "{ \"a\": \"x  \\\" y\", \"b\":  2 }")
    #expect(throws: JSONLines.Obstacle.inString) { try joined("{\"a\": \"x\ny\"}") }
    #expect(throws: JSONLines.Obstacle.comments) { try joined("{ // a\n}") }
  }

  @Test func `one line is replaced, and no other byte`() throws {
    func replaced(_ number: Int, _ old: String, _ new: String, _ text: String) throws -> String? {
      try JSONLines.replacing(
        line: number, old: Array(old.utf8), by: Array(new.utf8), in: Array(text.utf8)
      ).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(try replaced(3, "{}", "[\n1\n]", "1\r\n\r\n{}\r\n2") == "1\r\n\r\n[ 1 ]\r\n2")
    #expect(try replaced(1, "{}", "[]", "{} \n2") == nil)
    #expect(try replaced(2, "{}", "[]", "1\n[]\n{}") == nil)
    #expect(try replaced(3, "{}", "[]", "1\n2") == nil)
    // What was written before was joined, too.
    #expect(try replaced(1, "[\n1\n]", "[2]", "[ 1 ]\n2") == "[2]\n2")
  }
}
