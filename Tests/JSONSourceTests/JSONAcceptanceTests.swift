import JSONSource
import Testing

/// Where RFC 8259 and Foundation agree, and where they don't.
@Suite
struct JSONAcceptanceTests {
  @Test(arguments: [
    "0", "-0", "5", "-1.5e-3", "1E+5", "0.1", "\"\"", "true", "false", "null", " [ ] ", "{}",
    "[1,2.5,\"a\",null,true,false,{},[]]", "{\"a\":{\"b\":[{\"c\":1}]}}", "\t\r\n{\n}\n",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u0000\"", "\"\\ud83d\\ude00\"", "\"é😀\u{7F}\u{2028}\"",
    "{\"\":1}", "{\"a\":1,\"a\":2}", "\"\u{FEFF}\"", "123456789012345678901234567890", "1e400",
    "[[[[[[]]]]]]", "\"\u{10FFFF}\"", "{\"a\" : 1 , \"b\" : [ 1 , 2 ] }",
  ])
  func `valid documents are valid to both`(json: String) {
    expect(json, is: .valid)
  }

  @Test(arguments: [
    "[1,]", "{\"a\":1,}", "[1 , ]", "[[],]",
    "01", "-01", "00", "-", "1.", "-.5", "1e", "1e+", "1.e5", "1.2.3", "1-2", "1+1", "1e5e5", "--1",
    "[-]", "[08]", "[1.5e-]",
    "\"a\nb\"", "\"a\rb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1F}\"",
    "\"\\q\"", "\"\\'\"", "\"\\x41\"", "\"\\u12G4\"", "\"\\v\"", "\"\\0\"", "\"a\\\nb\"",
    "\"\\ud800\"", "\"\\ud800x\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\ud800\\u0041\"",
    "{\"a\\q\":1}", "{\"a\nb\":1}", "\u{FEFF}{}", "\u{FEFF}1",
  ])
  func `what Foundation does not look into is a problem only to us`(json: String) {
    expect(json, is: .tolerated)
  }

  @Test(arguments: [
    "", " ", "\n", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", "[\u{FEFF}1]",
    "[,1]", "[1,,2]", "[,]", "[1,,]", "{,}", "{\"a\":1,,}", "{\"a\":1,,\"b\":2}", "[1 2]",
    "[\"a\" \"b\"]", "{\"a\":1 \"b\":2}", "{\"a\" 1}", "{\"a\"}", "{\"a\",}", "{\"a\":}",
    "{\"a\":,}",
    "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{true:1}", "{[]:1}", "{{}}", "{\"a\"::1}", "{\"a\":1:2}",
    "[", "{", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"abc", "\"", "\"\\",
    "\"\\\"",
    "[\"\\\"]", "]", "}", ",", ":", "[1}", "{\"a\":1]", "[]]", "{}}", "[[1]", "{\"a\":{\"b\":1}",
    "True", "TRUE", "nul", "nulll", "truefalse", "tru", "NaN", "nan", "-NaN", "Infinity",
    "-Infinity",
    "undefined", "oops", "'a'", "+1", ".5", "0x1F", "-0x1", "1a", "[-a]", "1_000", "- 1", "+", ".",
    "5 5", "{}{}", "{} x", "1,", "[1];", "{\"a\":1;}", "{\"a\"=1}", "[\"a\":1]",
    "// c\n1", "/* c */1", "1//", "1/* c", "/", "1/", "#", "[1/**/]", "\u{1A}", "1\u{0}\u{0}1",
    "\u{B}1", "1\u{C}", "\u{A0}1", "\u{2028}1", "\u{85}1", "\"a\\u12\"", "[\"\\u\"]",
    "[\"\\u\", \"b\"]",
    "é", "[é]", "\\", "[\u{0}]", "{\"a\":\u{0}1}", "@", "[*]",
  ])
  func `broken documents are broken to both`(json: String) {
    expect(json, is: .broken)
  }

  static let damaged: [([UInt8], Verdict)] = [
    ([0x22, 0xFF, 0x22], .tolerated), ([0x22, 0xC0, 0x80, 0x22], .tolerated),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], .tolerated),
    ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .tolerated),
    ([0x5B, 0x22, 0xE9, 0x22, 0x5D], .tolerated), ([0x22, 0xE2, 0x82, 0x22], .tolerated),
    ([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], .tolerated),
    ([0xFF, 0x22, 0x61, 0x22], .broken), ([0xEF, 0xBB, 0x31], .broken), ([0x31, 0xFF], .broken),
  ]

  @Test(arguments: damaged)
  func `bytes that are not UTF-8 matter to Foundation only outside of strings`(
    bytes: [UInt8], verdict: Verdict
  ) {
    expect(bytes, is: verdict)
  }

  @Test(arguments: zip([512, 513, 600], [Verdict.valid, .broken, .broken]))
  func `Foundation reads 512 levels and we read all`(levels: Int, verdict: Verdict) {
    let json = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    expect(json, is: verdict)
    let document = JSONDocument.parse(json)
    #expect(document.problems.isEmpty)
    #expect(document.depth == levels)
  }

  private func expect(
    _ json: String, is verdict: Verdict, location: SourceLocation = #_sourceLocation
  ) {
    expect(Array(json.utf8), is: verdict, location: location)
  }

  private func expect(
    _ bytes: [UInt8], is verdict: Verdict, location: SourceLocation = #_sourceLocation
  ) {
    let document = JSONDocument.parse(bytes)
    #expect(Verdict(document) == verdict, sourceLocation: location)
    #expect(
      foundationAccepts(bytes, .rfc8259) == (verdict != .broken), "Foundation",
      sourceLocation: location)
  }
}
