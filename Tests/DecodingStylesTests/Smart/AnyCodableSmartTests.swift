import DecodingStyles
import Foundation
import Testing

struct AnyCodableSmartTests {
  struct Model: SmartCodable {
    var info: AnyCodable = "none"
  }

  static let values: [(String, AnyCodable)] = [
    ("true", true), ("1", 1), ("1.0", .double(1)), (#""7""#, "7"), ("1e2", .double(100)),
    ("18446744073709551615", .unsigned(.max)),
    (#"{"a":[1,null,"x",{}],"a":2}"#, ["a": [1, nil, "x", [:]]]),
    ("1e400", "none"), ("18446744073709551617", "none"),
    ("0", 0), ("null", nil), ("9223372036854775808", .unsigned(1 << 63)),
    ("18446744073709551616", .double(0x1p64)), ("-9223372036854775809", "none"),
    ("100000000000000000000000000000000000000000", "none"),
    ("1e41", .double(1e41)),
  ]

  @Test(arguments: values)
  func `smart decoding keeps a value as it is`(_ json: String, _ value: AnyCodable) throws {
    let data = Data(#"{"info":\#(json)}"#.utf8)
    let info = try SmartDecoder().decode(Model.self, from: data).info
    #expect(String(reflecting: info) == String(reflecting: value))
  }
}
