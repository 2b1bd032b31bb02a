import DecodingWrappers
import Foundation
import Testing

struct LosslessTests {
  struct Text: Codable, Equatable {
    @Lossless var v: String
  }

  struct Number: Codable, Equatable {
    @Lossless var v: Int
  }

  struct Fraction: Codable, Equatable {
    @Lossless var v: Double
  }

  struct Truth: Codable, Equatable {
    @Lossless var v: Bool
  }

  struct Maybe<Value: LosslessValue & Equatable>: Codable, Equatable
  where Value: LosslessStringConvertible {
    @Lossless var v: Value?
  }

  struct Serial: LosslessValue, LosslessStringConvertible, Equatable {
    var number: Int
    init?(_ description: String) {
      guard description.hasPrefix("#"), let number = Int(description.dropFirst()) else {
        return nil
      }
      self.number = number
    }
    var description: String { "#\(number)" }
  }

  struct Fallback: Codable {
    @DefaultCodable @Lossless var v: Int
  }

  static let conversions: [DefaultCase] = [
    DefaultCase(Text.self, #"{"v":"a"}"#, "a") { $0.v },
    DefaultCase(Text.self, #"{"v":7}"#, "7") { $0.v },
    DefaultCase(Text.self, #"{"v":1.5}"#, "1.5") { $0.v },
    DefaultCase(Text.self, #"{"v":true}"#, "true") { $0.v },
    DefaultCase(Text.self, #"{"v":18446744073709551615}"#, "18446744073709551615") { $0.v },
    DefaultCase(Text.self, #"{"v":0.12345678901234567890123}"#, "0.12345678901234567890123") {
      $0.v
    },
    DefaultCase(Number.self, #"{"v":"007"}"#, 7) { $0.v },
    DefaultCase(Number.self, #"{"v":7.0}"#, 7) { $0.v },
    DefaultCase(Fraction.self, #"{"v":"1.50"}"#, 1.5) { $0.v },
    DefaultCase(Fraction.self, #"{"v":"inf"}"#, .infinity) { $0.v },
    DefaultCase(Truth.self, #"{"v":1}"#, true) { $0.v },
    DefaultCase(Truth.self, #"{"v":0}"#, false) { $0.v },
    DefaultCase(Truth.self, #"{"v":"true"}"#, true) { $0.v },
    DefaultCase(Fallback.self, #"{"v":"5"}"#, 5) { $0.v },
    DefaultCase(Fallback.self, #"{"v":"x"}"#, 0) { $0.v },
    DefaultCase(Fallback.self, "{}", 0) { $0.v },
    DefaultCase(Maybe<Int>.self, #"{"v":"7"}"#, 7) { $0.v },
    DefaultCase(Maybe<Int>.self, #"{"v":7}"#, 7) { $0.v },
    DefaultCase(Maybe<Int>.self, #"{"v":null}"#, nil) { $0.v },
    DefaultCase(Maybe<Int>.self, "{}", nil) { $0.v },
    DefaultCase(Maybe<Bool>.self, #"{"v":0}"#, false) { $0.v },
    DefaultCase(Maybe<String>.self, #"{"v":""}"#, "") { $0.v },
    DefaultCase(Maybe<Serial>.self, ##"{"v":"#7"}"##, Serial("#7")) { $0.v },
  ]

  @Test(arguments: conversions)
  func `a scalar whose text says the same is the value`(_ row: DefaultCase) throws {
    #expect(try row.read(JSONDecoder(), Data(row.payload.utf8)) == row.expected)
  }

  static let refused: [(any (Decodable & SendableMetatype).Type, String)] = [
    (Number.self, #""5.0""#), (Number.self, "1.5"), (Number.self, "true"), (Number.self, "null"),
    (Number.self, "[1]"), (Number.self, "{}"), (Number.self, #""""#),
    (Number.self, "9223372036854775808"), (Fraction.self, #""1e400""#), (Fraction.self, "1e400"),
    (Truth.self, "2"), (Truth.self, #""yes""#), (Text.self, "null"), (Text.self, "[]"),
    (Maybe<Int>.self, "1.5"), (Maybe<Int>.self, #""x""#), (Maybe<Bool>.self, "2"),
    (Maybe<Serial>.self, "7"), (Maybe<String>.self, "{}"),
  ]

  @Test(arguments: refused.indices)
  func `what would be lost or guessed throws`(_ index: Int) {
    let (model, json) = Self.refused[index]
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(model, from: Data(#"{"v":\#(json)}"#.utf8))
    }
  }

  @Test func `a missing key throws where the value isn't optional`() {
    for model in [Text.self, Number.self, Fraction.self, Truth.self] as [any Codable.Type] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(model, from: Data("{}".utf8))
      }
    }
  }

  static let sent: [(any (Codable & SendableMetatype).Type, String)] = [
    (Text.self, #""a""#), (Text.self, "7"), (Text.self, "1.5"), (Text.self, "true"),
    (Text.self, "18446744073709551615"), (Text.self, "0.12345678901234567890123"),
    (Number.self, #""007""#), (Number.self, "7"), (Fraction.self, #""1.50""#),
    (Fraction.self, #""nan""#), (Truth.self, "1"), (Truth.self, #""false""#), (Truth.self, "true"),
    (Maybe<Int>.self, #""007""#), (Maybe<Int>.self, "7"), (Maybe<Bool>.self, "1"),
    (Maybe<String>.self, "1.5"),
  ]

  @Test(arguments: sent.indices)
  func `what was converted encodes as it came`(_ index: Int) throws {
    let (model, json) = Self.sent[index]
    let payload = #"{"v":\#(json)}"#
    let value = try JSONDecoder().decode(model, from: Data(payload.utf8))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == payload)
  }

  @Test func `a value that is set keeps the JSON type that it came in`() throws {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    var number = try JSONDecoder().decode(Number.self, from: Data(#"{"v":"007"}"#.utf8))
    number.v = 8
    #expect(try text(number) == #"{"v":"8"}"#)
    #expect(number == Number(v: 8))
    var truth = try JSONDecoder().decode(Truth.self, from: Data(#"{"v":1}"#.utf8))
    truth.v = false
    #expect(try text(truth) == #"{"v":0}"#)
    var id = try JSONDecoder().decode(Text.self, from: Data(#"{"v":7}"#.utf8))
    id.v = "x7"
    #expect(try text(id) == #"{"v":"x7"}"#)
    id.v = "12"
    #expect(try text(id) == #"{"v":12}"#)
    id.v = "007"
    #expect(try text(id) == #"{"v":"007"}"#)
  }

  @Test func `an optional without a value leaves its key out`() throws {
    var value = try JSONDecoder().decode(Maybe<Int>.self, from: Data(#"{"v":"5"}"#.utf8))
    value.v = nil
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == "{}")
    value.v = 6
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == #"{"v":"6"}"#)
    let list = try JSONDecoder().decode([Lossless<Int?>].self, from: Data("[1,null]".utf8))
    #expect(list.map(\.wrappedValue) == [1, nil])
    #expect(String(decoding: try JSONEncoder().encode(list), as: UTF8.self) == "[1,null]")
  }

  @Test func `it works under property lists`() throws {
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    let number = try decoder.decode(Number.self, from: encoder.encode(["v": "007"]))
    #expect(number.v == 7)
    #expect(try decoder.decode([String: String].self, from: encoder.encode(number)) == ["v": "007"])
    #expect(try decoder.decode(Text.self, from: encoder.encode(["v": 1.5])).v == "1.5")
  }
}
