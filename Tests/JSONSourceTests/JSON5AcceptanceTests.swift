import JSONSource
import Testing

/// JSON5 as Foundation's `allowsJSON5` reads it, which is neither all of JSON5 nor only that.
@Suite
struct JSON5AcceptanceTests {
  @Test(arguments: [
    "{}", "[1,2.5e3,\"a\",null]", "// c\n1", "//c\r1", "/* c */1", "1// c", "1//", "1/* a * b **/",
    "[1/**/,/**/2]", "{/**/\"a\"/**/:/**/1/**/}", "/**/{}//", "'a'", "'a\"b'", "'a\\'b'",
    "\"a\\'b\"", "\"\\x41\"", "\"a\\\nb\"", "\"a\\\rb\"", "'a\\\r\nb'", "{a:1}", "{$a:1}",
    "{_a1:1}",
    "{é:1}", "{中:1}", "{α:1}", "{Ⅰ:1}", "{a‿:1}", "{a\\u0062:1}", "{\\u0061b:1}",
    "{\\u0061\\u005Fb:1}",
    "{true:1}", "{null:1}", "{NaN:1}", "{a :1}", "{a/**/:1}", "{a\u{200C}b:1}", "{a\u{301}:1}",
    "{'a':1}", "{'a\\'b':1}", "{a:1,\"a\":2}", "\u{B}1", "1\u{C}", "[1\u{B}]", "+1", "1.", ".5",
    "-.5", "+.5", "1.e5", "0x1F", "0X1f", "-0x1F", "+0x1F", "0x1e5", "NaN", "-NaN", "+NaN",
    "Infinity", "-Infinity", "+Infinity", "[5.]", "[.5e1]", "'\\ud83d\\ude00'", "'\\\"'",
    "//\u{85}x\n1",
  ])
  func `these are valid to both`(json: String) {
    expect(json, is: .valid)
  }

  @Test(arguments: [
    "[1,]", "{a:1,}", "[1,/* x */]", "[1,//x\n]", "\u{FEFF}{a:1}",
    "01", "-", "1e", "1.2.3", "1-2", "--1", "1a", "1z", "[-a]", "0x", "0xG", "0x1.5",
    "[0x1G]",
    "+", ".", "[+-1]", "[-Inf]", "[+I]", "[-tru]", "[.e]", "[.a]", "[Infinityx]", "[NaNx]",
    "[0x-1]", "[00x1]",
    "\"a\nb\"", "\"a\tb\"", "'a\nb'", "\"\\v\"", "\"\\0\"", "\"\\a\"", "\"\\5\"", "\"\\u{41}\"",
    "\"\\xZZ\"",
    "\"\\u0000\"", "\"\\ud800\"", "\"a\\\u{2028}b\"",
  ])
  func `what Foundation does not look into is a problem only to us`(json: String) {
    expect(json, is: .tolerated)
  }

  @Test(arguments: [
    "", "/**/", "//", "1/* c", "/* /* */ */1", "/*/ 1", "#c\n1", "{}//\u{2028}x\nx", "/", "1/",
    "{}/",
    "//x\u{2028}1", "\"\\x4\"", "[\"\\x4\"  ]\"]", "{1a:1}", "{a-b:1}", "{\\u0020:1}", "{\\u12:1}",
    "{a\\x:1}", "{a\\u00:1}", "{a\\u0020b:1}", "{a b:1}", "{a}", "{a,}", "{:1}", "{1:1}", "{a:1,,}",
    "{\u{301}a:1}", "{€:1}", "{😀:1}", "{！:1}", "{a\u{A0}:1}", "{a\u{3000}:1}", "{a\"b\":1}",
    "{a\u{378}:1}", "\u{A0}1", "\u{85}1", "\u{2028}1", "\u{2029}1", "\u{3000}1", "\u{1680}1",
    "\u{200B}1",
    "1\u{A0}", "[1\u{FEFF}]", "1_000", "[0x_]", "[0x1 G]", "True", "nan", "inf", "infinity",
    "undefined", "- 1", "[,1]", "[1,,2]", "{,}", "'a", "'", "{'a:1}", "[1 2]",
  ])
  func `these are broken to both`(json: String) {
    expect(json, is: .broken)
  }

  private func expect(
    _ json: String, is verdict: Verdict, location: SourceLocation = #_sourceLocation
  ) {
    let document = JSONDocument.parse(json, dialect: .json5)
    #expect(Verdict(document) == verdict, sourceLocation: location)
    #expect(
      foundationAccepts(Array(json.utf8), .json5) == (verdict != .broken), "Foundation",
      sourceLocation: location)
  }
}
