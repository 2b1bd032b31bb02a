import JSONSource
import Testing

/// Each kind of problem: its place, whether it's fatal to Foundation, its fix.
@Suite
struct JSONProblemTests {
  static let texts: [(String, [String])] = [
    ("", ["1:1 emptyDocument"]),
    ("{\"a\" 1}", ["1:6 missingColon"]),
    ("{\"a\"=1}", ["1:5 missingColon"]),
    ("[1 2]", ["1:4 missingComma(closing: \"]\")"]),
    ("[1,,2]", ["1:4 missingValue"]),
    ("{\"a\":}", ["1:6 missingValue"]),
    ("{:1}", ["1:2 missingKey"]),
    ("{1:2}", ["1:2 missingKey"]),
    ("{a:2}", ["1:2 unquotedKey"]),
    ("[1,]", ["1:3 trailingComma tolerated"]),
    ("[\"a]", ["1:2 unterminatedString"]),
    ("{\"a\":[1", ["1:8 unterminatedArray(opener: 5)", "1:8 unterminatedObject(opener: 0)"]),
    ("{\"a\":[1}", ["1:8 unterminatedArray(opener: 5)"]),
    ("[1}", ["1:3 mismatchedBracket(expected: \"]\")"]),
    ("[\"\t\"]", ["1:3 controlCharacter tolerated"]),
    ("[\"\\q\"]", ["1:3 badEscape tolerated"]),
    ("[\"\\u12\"]", ["1:3 badEscape"]),
    ("[\"\\ud800\"]", ["1:3 loneSurrogate tolerated"]),
    ("[01]", ["1:2 badNumber(.leadingZero) tolerated"]),
    ("[+1]", ["1:2 badNumber(.plusSign)"]),
    ("[1.]", ["1:2 badNumber(.noDigitsAfterPoint) tolerated"]),
    ("[.5]", ["1:2 badNumber(.noDigitsBeforePoint)"]),
    ("[1e]", ["1:2 badNumber(.noExponentDigits) tolerated"]),
    ("[-]", ["1:2 badNumber(.noDigits) tolerated"]),
    ("[0x1]", ["1:2 badNumber(.hexadecimal)"]),
    ("[1.2.3]", ["1:2 badNumber(.unexpectedCharacter) tolerated"]),
    ("[True]", ["1:2 badLiteral(meant: Optional(\"true\"))"]),
    ("[nul]", ["1:2 badLiteral(meant: Optional(\"null\"))"]),
    ("[NaN]", ["1:2 badLiteral(meant: nil)"]),
    ("{}\n{}", ["2:1 trailingContent"]),
    ("\u{FEFF}1", ["1:1 byteOrderMark tolerated"]),
    ("[1] // x", ["1:5 comment"]),
    ("[1] /* x", ["1:5 unterminatedComment"]),
    ("['a']", ["1:2 singleQuotes"]),
    ("[#]", ["1:2 unexpectedCharacter"]),
    ("{\"a\": 1,\n \"b\" 2,\n \"c\": oops}", ["2:6 missingColon", "3:7 badLiteral(meant: nil)"]),
  ]

  @Test(arguments: texts)
  func `a problem has its kind and place`(json: String, expected: [String]) {
    let problems = JSONDocument.parse(json).problems.map { problem in
      let kind = "\(problem.kind)".replacing("JSONSource.JSONProblem.NumberFault", with: "")
      return "\(problem.position) \(kind)\(problem.isFatal ? "" : " tolerated")"
    }
    #expect(problems == expected)
  }

  static let fixes: [(String, String)] = [
    ("{\"a\" 1}", "{\"a\": 1}"), ("{\"a\"=1}", "{\"a\":1}"), ("[1 2]", "[1, 2]"),
    ("{\"a\":1\n\"b\":2}", "{\"a\":1,\n\"b\":2}"), ("[1,]", "[1]"), ("{\"a\":1 , }", "{\"a\":1  }"),
    ("[1", "[1]"), ("{\"a\":[1", "{\"a\":[1]}"), ("{\"a\":[1}", "{\"a\":[1]}"), ("[1}", "[1]"),
    ("{\"a\":1]", "{\"a\":1}"), ("[\"a]", "[\"a\"]"), ("{\"a: 1}", "{\"a\": 1}"),
    ("{\"a\": \"x,\n \"b\": 1}", "{\"a\": \"x\",\n \"b\": 1}"), ("[True]", "[true]"),
    ("[nul, undefined]", "[null, null]"), ("{a: 1}", "{\"a\": 1}"), ("\u{FEFF}1", "1"),
    ("[1;2]", "[1,2]"),
  ]

  @Test(arguments: fixes)
  func `a fix leads to a text without problems`(json: String, fixed: String) throws {
    var bytes = Array(json.utf8)
    for _ in 0..<5 {
      guard let problem = JSONDocument.parse(bytes).problems.first else { break }
      let fix = try #require(problem.fix)
      bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(JSONDocument.parse(bytes).problemCount == 0)
  }

  @Test func `a text that traps Foundation is said to`() {
    let json = Array("{\"x\": 1, ".utf8) + [0xFD] + Array("y: 2}".utf8)
    #expect(JSONDocument.parse(json, dialect: .json5).trapsFoundation)
    #expect(!JSONDocument.parse(json).trapsFoundation)
    #expect(!foundationAccepts(json, .rfc8259))
  }
}
