import Foundation
import JSONSource
import Testing

/// Equal keys are those that are equal to Foundation.
@Suite
struct JSONDuplicateKeyTests {
  static let objects: [(String, Bool)] = [
    (#"{"a":1,"a":2}"#, true), (#"{"a":1,"b":2,"a":3}"#, true), (#"{"a":1,"A":2}"#, false),
    (#"{"\u0061":1,"a":2}"#, true), (#"{"a\/b":1,"a/b":2}"#, true), (#"{"":1,"":2}"#, true),
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", true), ("{\"e\u{301}\":1,\"\\u00e9\":2}", true),
    ("{\"\u{AC00}\":1,\"\u{1100}\u{1161}\":2}", true), ("{\"\u{FB01}\":1,\"fi\":2}", false),
    (#"{"abcdefgh1":1,"abcdefgh2":2}"#, false), (#"{"abcdefgh1":1,"abcdefgh1":2}"#, true),
    (#"{"abcdefgh12345678x":1,"abcdefgh12345678y":2}"#, false), (#"{"a":{"b":1},"b":2}"#, false),
    (#"{"a":{"a":1},"b":{"a":1}}"#, false), (#"{"a":"x","b":"x"}"#, false),
    (#"{"a\u0000":1,"a":2}"#, false),
    ("{\"a\u{7F}\":1,\"a\":2}", false),
  ]

  @Test(arguments: objects)
  func `an object with equal keys is flagged, and its first member wins`(
    json: String, hasDuplicates: Bool
  ) throws {
    let document = JSONDocument.parse(json)
    #expect(document.flags(of: 0).contains(.duplicateKeys) == hasDuplicates)
    #expect(document.problems.isEmpty)
    let theirs = try JSONDecoder().decode([String: Nothing].self, from: Data(json.utf8))
    #expect((theirs.count < document.exactCount(of: 0)) == hasDuplicates)
    for key in theirs.keys {
      #expect(document.child(of: 0, named: key) != nil)
    }
  }

  @Test func `the first of equal keys is the one that Foundation reads`() throws {
    let json = "{\"\u{E9}\":1,\"x\":0,\"e\u{301}\":2,\"\\u00e9\":3}"
    let document = JSONDocument.parse(json)
    let theirs = try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
    let first = try #require(document.child(of: 0, named: "é"))
    #expect(document.integer(first).exactly(Int.self) == theirs["é"])
    let values = document.members(of: 0, named: "é").map { document.text($0.value) }
    #expect(values == ["1", "2", "3"])
  }

  @Test(arguments: [15, 16, 17, 100, 5000, 16_383, 16_384, 16_385, 70_000])
  func `one pair among many keys is found, and none where there is none`(count: Int) {
    let keys = (0..<count).map { "a key that starts as all \($0) and ends as all" }
    let distinct = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    #expect(!JSONDocument.parse("{\(distinct)}").flags(of: 0).contains(.duplicateKeys))
    let repeated = "{\(distinct),\"\(keys[count / 2])\":0}"
    #expect(JSONDocument.parse(repeated).flags(of: 0).contains(.duplicateKeys))
    let escaped = "{\(distinct),\"\\u0061\(keys[count / 2].dropFirst())\":0}"
    #expect(JSONDocument.parse(escaped).flags(of: 0).contains(.duplicateKeys))
  }

  @Test func `objects by the thousand don't see each other's keys`() {
    let object = #"{"id":1,"name":2,"identity":3}"#
    let json = "[" + Array(repeating: object, count: 5000).joined(separator: ",") + "]"
    let document = JSONDocument.parse(json)
    let flagged = document.children(of: 0).filter {
      document.flags(of: $0).contains(.duplicateKeys)
    }
    #expect(flagged.isEmpty)
    #expect(document.exactCount(of: 0) == 5000)
  }
}
