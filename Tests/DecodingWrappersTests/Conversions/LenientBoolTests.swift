import DecodingWrappers
import Foundation
import Testing

struct LenientBoolTests {
  struct Song: Codable, Equatable {
    @LenientBool<Bool.True> var b: Bool
  }

  struct Unsure: Codable, Equatable {
    @LenientBool<Bool.Unknown> var b: Bool?
  }

  static let spellings: [DefaultCase] =
    [
      ("true", true), ("false", false), ("0", false), ("1", true), ("1.0", true), ("2", nil),
      ("-1", nil), ("0.5", nil), (#""true""#, true), (#""false""#, false), (#""no""#, nil),
      (#""TRUE""#, nil), (#""1""#, nil), (#""""#, nil), ("null", nil), ("[]", nil), ("{}", nil),
      ("1e400", nil),
    ].flatMap { (json: String, expected: Bool?) in
      [
        DefaultCase(Song.self, #"{"b":\#(json)}"#, expected ?? true) { $0.b },
        DefaultCase(Unsure.self, #"{"b":\#(json)}"#, expected) { $0.b },
      ]
    } + [
      DefaultCase(Song.self, "{}", true) { $0.b },
      DefaultCase(Unsure.self, "{}", nil) { $0.b },
    ]

  @Test(arguments: spellings)
  func `numbers and words for a Boolean are read, all else is the default`(
    _ row: DefaultCase
  ) throws {
    #expect(try row.read(JSONDecoder(), Data(row.payload.utf8)) == row.expected)
  }

  @Test func `it encodes as a Boolean, and equals one that was sent as such`() throws {
    let converted = try JSONDecoder().decode(Song.self, from: Data(#"{"b":0}"#.utf8))
    #expect(String(decoding: try JSONEncoder().encode(converted), as: UTF8.self) == #"{"b":false}"#)
    let sent = try JSONDecoder().decode(Song.self, from: Data(#"{"b":false}"#.utf8))
    #expect(converted == sent)
  }

  @Test func `it works under property lists`() throws {
    let list = try PropertyListEncoder().encode(["b": 0])
    #expect(try PropertyListDecoder().decode(Song.self, from: list).b == false)
    let word = try PropertyListEncoder().encode(["b": "yes"])
    #expect(try PropertyListDecoder().decode(Unsure.self, from: word).b == nil)
  }
}
