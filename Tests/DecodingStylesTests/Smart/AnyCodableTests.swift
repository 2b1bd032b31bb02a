import DecodingStyles
import Foundation
import TestSupport
import Testing

struct AnyCodableTests {
  static let values: [(String, AnyCodable)] = [
    ("null", nil), ("true", true), ("false", false), ("0", 0), ("1", 1), ("-1", -1),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .unsigned(1 << 63)), ("18446744073709551615", .unsigned(.max)),
    ("18446744073709551616", .double(18_446_744_073_709_551_616)), ("1.5", 1.5), ("1e300", 1e300),
    (#""""#, ""), (#""é""#, "é"), ("[]", []), ("{}", [:]), ("[1,null,2]", [1, nil, 2]),
    (#"[[],{"a":[{}]}]"#, [[], ["a": [[:]]]]),
    (#"{"a":null,"b":[true,"x",2.5]}"#, ["a": nil, "b": [true, "x", 2.5]]),
  ]

  @Test(arguments: values)
  func `every value is kept, and encodes as it came`(_ json: String, _ value: AnyCodable) throws {
    let decoded = try JSONDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    #expect(Self.spelled(decoded) == Self.spelled(value))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let again = try JSONDecoder().decode(AnyCodable.self, from: encoder.encode(decoded))
    #expect(again == decoded)
    let nested = try JSONDecoder().decode([AnyCodable].self, from: Data("[\(json)]".utf8))
    #expect(nested == [decoded])
    let smart = try SmartDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    #expect(smart == decoded)
  }

  /// The cases of a value, keys sorted: equality alone takes 1 and 1.0 for the same.
  private static func spelled(_ value: AnyCodable) -> String {
    switch value {
    case .array(let elements): "[\(elements.map { spelled($0) }.joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0): \(spelled($1))" }.sorted().joined(separator: ", "))}"
    default: String(reflecting: value)
    }
  }

  static let losses = [
    "1e400", "-1e400", "18446744073709551617", "-9223372036854775809", "[1,1e400]",
    "340282366920938463463374607431768211455", #"{"a":[1e999]}"#,
  ]

  @Test(arguments: losses)
  func `a number that would be lost throws`(_ json: String) throws {
    #expect(throws: DecodingError.self) {
      try SmartDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "The value can't be held without loss.")
  }

  @Test func `numbers are equal by value, and hash so`() {
    let pairs: [(AnyCodable, AnyCodable)] = [
      (.integer(1), .double(1)), (.integer(5), .unsigned(5)), (.unsigned(1 << 63), .double(0x1p63)),
    ]
    for (left, right) in pairs {
      #expect(left == right)
      #expect(Set([left, right]).count == 1)
    }
    #expect(AnyCodable.integer(.max) != .double(0x1p63))
    #expect(AnyCodable.bool(true) != 1)
    #expect(AnyCodable.null != 0)
    #expect(AnyCodable.string("1") != 1)
  }

  @Test func `one point nought is a double where one is asked for`() throws {
    let value = try JSONDecoder().decode(AnyCodable.self, from: Data("1.0".utf8))
    #expect(value == .integer(1))
    #expect(value.doubleValue == 1.0)
    #expect(value.intValue == 1)
    #expect(value.boolValue == nil)
    #expect(AnyCodable.double(1.5).intValue == nil)
    #expect(AnyCodable.unsigned(.max).intValue == nil)
  }

  @Test func `members and elements are found by key and index`() {
    let value: AnyCodable = ["a": [1, "x"], "b": nil]
    #expect(value["a"]?[1]?.stringValue == "x")
    #expect(value["a"]?[2] == nil)
    #expect(value["b"] == .some(.null))
    #expect(value["c"] == nil)
    #expect(value[0] == nil)
    #expect(value["a"]?.arrayValue?.count == 2)
    #expect(value.objectValue?.keys.sorted() == ["a", "b"])
  }

  @Test func `keys are kept under a key strategy, as in a dictionary of strings`() throws {
    let payload = Data(#"{"font_size":{"_x_y":1}}"#.utf8)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let value = try decoder.decode(AnyCodable.self, from: payload)
    #expect(value == ["font_size": ["_x_y": 1]])
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let camel: AnyCodable = ["fontSize": ["innerKey": 1]]
    let text = String(decoding: try encoder.encode(camel), as: UTF8.self)
    #expect(text == #"{"fontSize":{"innerKey":1}}"#)
  }

  /// Nested to Foundation's limit, in every order of arrays and objects that repeats, and in one
  /// that doesn't.
  static let nests: [[Character]] = ["a", "o", "ao", "aao", "oaaoooaoaaaoa"].map { Array($0) }

  @Test(arguments: CaseSelection.tenth(of: nests, least: 2))
  func `as many levels are read as Foundation reads`(_ pattern: [Character]) throws {
    let kinds = (0..<510).map { pattern[$0 % pattern.count] }
    let opening = kinds.map { $0 == "a" ? "[7," : #"{"k":"# }.joined()
    let closing = kinds.reversed().map { $0 == "a" ? "]" : "}" }.joined()
    let json = opening + "null" + closing
    let decoded = try JSONDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    var value = decoded
    for kind in kinds {
      value = try #require(kind == "a" ? value[1] : value["k"])
    }
    #expect(value == .null)
    let smart = try SmartDecoder().decode(AnyCodable.self, from: Data(json.utf8))
    #expect(smart == decoded)
    let text = String(decoding: try JSONEncoder().encode(decoded), as: UTF8.self)
    #expect(text == json)
  }

  @Test(arguments: [#""\ud800""#, #""\q""#, #"{"a":["\u12"]}"#])
  func `a malformed string throws as Foundation's own decode does`(_ json: String) {
    func said(_ type: any Decodable.Type) -> String? {
      do {
        _ = try JSONDecoder().decode(type, from: Data(json.utf8))
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(said(AnyCodable.self) != nil)
    if !json.hasPrefix("{") { #expect(said(AnyCodable.self) == said(String.self)) }
  }

  @Test func `it works under property lists`() throws {
    let value: AnyCodable = ["a": [1, true, "x", 2.5, [:]], "b": .unsigned(.max)]
    let list = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode(AnyCodable.self, from: list) == value)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `dates and data of a property list are kept`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    struct Listed: Codable, Equatable {
      var at: Date
      var bytes: Data
      var flags: [Bool]
      var numbers: [Double]
    }
    let sent = Listed(
      at: Date(timeIntervalSince1970: 86_400), bytes: Data([0, 255]), flags: [true, false],
      numbers: [0, 1, 2.5])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let value = try PropertyListDecoder().decode(AnyCodable.self, from: encoder.encode(sent))
    #expect(value["at"] == .date(sent.at))
    #expect(value["at"]?.dateValue == sent.at)
    #expect(value["bytes"]?.dataValue == sent.bytes)
    #expect(value["bytes"]?.anyValue as? Data == sent.bytes)
    #expect(value["flags"] == [true, false])
    #expect(value["at"]?.stringValue == nil && value["bytes"]?.dateValue == nil)
    let again = try encoder.encode(value)
    #expect(try PropertyListDecoder().decode(Listed.self, from: again) == sent)
    #expect(try PropertyListDecoder().decode(AnyCodable.self, from: again) == value)
    let json = JSONEncoder()
    json.dateEncodingStrategy = .iso8601
    json.outputFormatting = .sortedKeys
    let text = String(decoding: try json.encode(value), as: UTF8.self)
    #expect(
      text
        == #"{"at":"1970-01-02T00:00:00Z","bytes":"AP8=","flags":[true,false],"numbers":[0,1,2.5]}"#
    )
  }
}
