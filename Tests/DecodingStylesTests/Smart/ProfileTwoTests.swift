import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

/// The rules that article 003 describes.
struct ProfileTwoTests {
  /// One property of any type, with an initial value that this profile doesn't honour.
  private struct Required<Value: Codable>: SmartCodable {
    var a: Value
    init() { preconditionFailure("Profile two doesn't ask for initial values.") }
  }

  private struct Optional<Value: Codable>: SmartCodable {
    var a: Value?
    init() { preconditionFailure("Profile two doesn't ask for initial values.") }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let read: @Sendable (DecodingRecorder?) throws -> String

    /// `expected`: of the property, and of an optional one; `nil` where the decode throws.
    static func rows<Value: Codable & Sendable>(
      _ type: Value.Type, _ rows: KeyValuePairs<String, (Value?, Value??)>
    ) -> [Row] {
      rows.flatMap { json, expected in
        let document = json == "missing" ? "{}" : #"{"a":\#(json)}"#
        return [
          Row(
            testDescription: "\(type) from \(json)",
            expected: expected.0.map { "\($0)" } ?? "throws",
            read: { "\(try decode(Required<Value>.self, document, $0).a)" }),
          Row(
            testDescription: "\(type)? from \(json)",
            expected: expected.1.map { "\($0 as Value?)" } ?? "throws",
            read: { "\(try decode(Optional<Value>.self, document, $0).a as Value?)" }),
        ]
      }
    }

    private static func decode<Model: Decodable>(
      _ type: Model.Type, _ json: String, _ recorder: DecodingRecorder?
    ) throws -> Model {
      var decoder = SmartDecoder()
      decoder.profile = .two
      return try decoder.decode(type, from: JSONDocument.parse(json), recorder: recorder)
    }
  }

  static let scalars: [Row] =
    Row.rows(
      Bool.self,
      [
        "missing": (false, .some(nil)), "null": (false, .some(nil)), "1": (true, true),
        "-0": (false, false), "1e0": (true, true), #""tRue""#: (false, .some(nil)),
        #""yes""#: (true, true), "2": (false, .some(nil)), "[]": (false, .some(nil)),
      ])
    + Row.rows(
      Int.self,
      [
        "missing": (0, .some(nil)), "1.0": (1, 1), #""7""#: (7, 7), #""1.0""#: (0, .some(nil)),
        "true": (0, .some(nil)), "1.5": (0, .some(nil)), #""+5""#: (5, 5),
        #"" 42""#: (0, .some(nil)), #""0x10""#: (0, .some(nil)), "1e3": (1000, 1000),
        "-9223372036854775809": (0, .some(nil)), "1e400": (0, .some(nil)),
      ])
    + Row.rows(UInt8.self, ["255": (255, 255), "-1": (0, .some(nil)), #""1""#: (0, .some(nil))])
    + Row.rows(
      Float.self,
      [
        #"".5""#: (0.5, 0.5), #""0x10""#: (16, 16), "1e39": (0, .some(nil)),
        #""1,5""#: (0, .some(nil)), "0.1": (0.1, 0.1),
      ])
    + Row.rows(Int8.self, ["7": (7, 7), #""7""#: (0, .some(nil)), "300": (0, .some(nil))])
    + Row.rows(
      Double.self,
      [
        #""1.5""#: (1.5, 1.5), #""inf""#: (.infinity, .infinity), #""nan""#: (0, .some(nil)),
        "true": (0, .some(nil)),
      ])
    + Row.rows(
      String.self,
      [
        "true": ("1", "1"), "1.0": ("1", "1"), "null": ("", .some(nil)), "{}": ("", .some(nil)),
        "1878.853": ("1878.853", "1878.853"), "false": ("0", "0"), "1e400": ("1e400", "1e400"),
      ])

  static let others: [Row] =
    Row.rows(
      Date.self,
      [
        "5": (Date(timeIntervalSinceReferenceDate: 5), Date(timeIntervalSinceReferenceDate: 5)),
        #""2024-01-02""#: (Date(timeIntervalSinceReferenceDate: 0), .some(nil)),
        "1e400": (Date(timeIntervalSinceReferenceDate: 0), .some(nil)),
      ])
    + Row.rows(
      Data.self,
      [
        #""aGk=""#: (Data("hi".utf8), Data("hi".utf8)), "1e3": (Data(), .some(nil)),
        #""*""#: (Data(), .some(nil)),
      ])
    + Row.rows(
      [Int].self, ["[1]": ([1], [1]), #"[1,"2"]"#: ([], .some(nil)), #""[1]""#: ([], .some(nil))])
    + Row.rows(
      [String: Int].self, [#"{"a":1}"#: (["a": 1], ["a": 1]), #"{"a":"1"}"#: ([:], .some(nil))])
    + Row.rows(Decimal.self, ["1.5": (1.5, 1.5), #""1.5""#: (0, nil), "null": (0, .some(nil))])
    + Row.rows(Set<Int>.self, ["[1]": ([1], [1]), "missing": (nil, .some(nil)), "5": (nil, nil)])
    + Row.rows(UUID.self, ["null": (nil, .some(nil)), #""x""#: (nil, nil)])
    + Row.rows(
      URL.self,
      [
        #""a:b""#: (URL(string: "a:b"), URL(string: "a:b")), "5": (nil, nil),
        "null": (nil, .some(nil)),
      ])
    + Row.rows(
      Level.self,
      [
        #""high""#: (.high, .high), #""x""#: (.low, .low), "1": (nil, nil),
        "null": (nil, .some(nil)),
      ])
    + Row.rows(
      Home.self,
      [
        #"{"city":1}"#: (Home(city: "1", zip: nil), Home(city: "1", zip: nil)),
        "{}": (Home(city: "", zip: nil), Home(city: "", zip: nil)),
        "5": (Home(), nil), "null": (Home(), .some(nil)),
        #""{\"city\":\"Rom\"}""#: (Home(), nil),
      ])
    + Row.rows(PlainPart.self, ["missing": (nil, .some(nil)), "5": (nil, nil)])

  @Test(arguments: scalars + others)
  func `a property is converted, or has its type's default`(_ row: Row) {
    #expect(((try? row.read(nil)) ?? "throws") == row.expected)
    #expect(((try? row.read(DecodingRecorder())) ?? "throws") == row.expected)
  }

  @Test func `an optional model needs its wrapper`() throws {
    struct Friend: SmartCodable {
      var name = "initial"
      @SmartOptional var home: Home?
    }
    var decoder = SmartDecoder()
    decoder.profile = .two
    let friend = try decoder.decode(Friend.self, from: Data(#"{"home":5}"#.utf8))
    #expect(friend.home == nil && friend.name.isEmpty)
  }
}
