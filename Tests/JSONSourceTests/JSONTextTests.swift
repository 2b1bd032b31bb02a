import Foundation
import JSONSource
import Testing

/// Strings' contents, beside Foundation's.
@Suite
struct JSONTextTests {
  @Test(arguments: [
    #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u00e9\u0000\uFFFF""#, #""\ud83d\ude00x""#,
    #""é😀中""#, #""a\u0062c""#, "\"eight by\\nte words and more \\u0041\"", "\"\u{7F}\"",
  ])
  func `a string is what Foundation decodes`(json: String) throws {
    let theirs = try JSONDecoder().decode(String.self, from: Data(json.utf8))
    #expect(JSONDocument.parse(json).string(0) == theirs)
  }

  @Test(arguments: [
    "'a'", "'a\"b'", "'a\\'b'", "\"\\x41\\xe9\"", "\"a\\\nb\"", "'a\\\r\nb'", "'\\ud83d\\ude00'",
  ])
  func `a JSON5 string is what Foundation decodes`(json: String) throws {
    let theirs = try foundation(.json5).decode(String.self, from: Data(json.utf8))
    #expect(JSONDocument.parse(json, dialect: .json5).string(0) == theirs)
  }

  @Test(arguments: [
    "{a:1}", "{$a_1:1}", "{é:1}", "{a\\u0062:1}", "{'a\\'b':1}", "{\"a\\x41\":1}", "{NaN:1}",
  ])
  func `a JSON5 key is what Foundation decodes`(json: String) throws {
    let theirs = try foundation(.json5).decode([String: Int].self, from: Data(json.utf8))
    let document = JSONDocument.parse(json, dialect: .json5)
    #expect(document.members(of: 0).map { document.string($0.key) } == Array(theirs.keys))
    #expect(document.child(of: 0, named: theirs.keys.first ?? "") != nil)
  }

  @Test(arguments: [#""a\ud800b""#, #""\udc00""#, "\"\\q\"", "\"a\tb\"", #""\u12G4""#])
  func `a malformed string can be shown and is flagged, as Foundation doesn't decode it`(
    json: String
  ) {
    let document = JSONDocument.parse(json)
    #expect(document.flags(of: 0).contains(.malformed))
    #expect(!document.string(0).isEmpty)
    #expect((try? JSONDecoder().decode(String.self, from: Data(json.utf8))) == nil)
  }

  @Test func `every length of string ends where it should`() {
    for length in 0..<70 {
      for filler in ["a", "é", "\\n"] {
        let content = String(repeating: filler, count: length)
        let document = JSONDocument.parse("[\"\(content)\",{\"\(content)\":\"\(content)\"}]")
        #expect(document.problems.isEmpty)
        #expect(document.text(1) == "\"\(content)\"")
        #expect(document.text(3) == "\"\(content)\"")
        #expect(document.contentRange(of: 3).count == content.utf8.count)
        #expect(document.text(4) == "\"\(content)\"")
      }
    }
  }

  @Test func `a key's node holds its first eight bytes`() {
    let document = JSONDocument.parse(#"{"abc": 1, "abcdefghij": 2}"#)
    withExtendedLifetime(document) {
      #expect(document.nodes[1].a == 0x0063_6261)
      #expect(document.nodes[1].b == 0)
      #expect(document.nodes[3].a == 0x6463_6261)
      #expect(document.nodes[3].b == 0x6867_6665)
    }
  }
}
