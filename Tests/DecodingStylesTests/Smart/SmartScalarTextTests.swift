import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

/// Scalars in every spelling: as Foundation has them where it takes them, and in strings as Swift
/// reads those.
struct SmartScalarTextTests {
  struct Numbers: SmartCodable {
    var int: Int?
    var small: Int8?
    var unsigned: UInt64?
    var wide: Int128?
    var wideUnsigned: UInt128?
    var double: Double?
    var float: Float?
    var flag: Bool?
  }

  struct Strict<Value: Decodable>: Decodable {
    var a: Value
  }

  static let texts = [
    "0", "-0", "1", "-1", "7", "127", "128", "-128", "-129", "1.0", "1.5", "-0.0", "1e2", "1E-2",
    "123456789012345678", "1234567890123456789", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551615", "18446744073709551616",
    "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
    "-170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456", "0.1", "3.4e38",
    "3.5e38",
    "16777217", "0.30000000000000004", "9007199254740993", "1e22", "1e23", "1e308", "1e-30",
    "8.41e21", "100000000000000000000000e-23", "1234567890123456789e-18",
  ]

  private static func smart(_ json: String) throws -> Numbers {
    let keys = ["int", "small", "unsigned", "wide", "wideUnsigned", "double", "float", "flag"]
    let object = "{" + keys.map { "\"\($0)\":\(json)" }.joined(separator: ",") + "}"
    return try SmartDecoder().decode(Numbers.self, from: Data(object.utf8))
  }

  private static func strict<Value: Decodable>(_ type: Value.Type, _ json: String) -> Value? {
    try? JSONDecoder().decode(Strict<Value>.self, from: Data(#"{"a":\#(json)}"#.utf8)).a
  }

  /// The integer that a number's text is when its power of ten is written out; `nil` where that has
  /// a fraction, or is too large.
  private static func exact<Wide: FixedWidthInteger>(_ type: Wide.Type, _ text: String) -> Wide? {
    let parts = text.split(separator: "e")
    let point = parts[0].split(separator: ".")
    let fraction = point.count > 1 ? String(point[1]) : ""
    var digits = String(point[0]) + fraction
    var power = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    while power < 0, digits.last == "0", digits.count > 1 {
      digits.removeLast()
      power += 1
    }
    if Wide(digits) == 0 { return 0 }
    return power < 0 ? nil : Wide(digits + String(repeating: "0", count: power))
  }

  @Test(arguments: texts)
  func `a number is what Foundation reads`(text: String) throws {
    let numbers = try Self.smart(text)
    #expect(numbers.int == Self.strict(Int.self, text))
    #expect(numbers.small == Self.strict(Int8.self, text))
    #expect(numbers.unsigned == Self.strict(UInt64.self, text))
    // Foundation reads wide integers with an exponent as far as 64 bits hold them; here all are.
    #expect(numbers.wide == Self.exact(Int128.self, text))
    #expect(numbers.wideUnsigned == Self.exact(UInt128.self, text))
    if let wide = Self.strict(Int128.self, text) { #expect(numbers.wide == wide) }
    if let wide = Self.strict(UInt128.self, text) { #expect(numbers.wideUnsigned == wide) }
    #expect(numbers.double?.bitPattern == Self.strict(Double.self, text)?.bitPattern)
    #expect(numbers.float?.bitPattern == Self.strict(Float.self, text)?.bitPattern)
    let double = Self.strict(Double.self, text)
    #expect(numbers.flag == (double == 0 ? false : double == 1 ? true : nil))
  }

  @Test(
    arguments: texts + ["+1", "+", "-", "", "1.", ".5", "e5", "1e", "1e+", "0x10", "1_000", "٣"])
  func `a number in a string is what Swift reads`(text: String) throws {
    let numbers = try Self.smart("\"\(text)\"")
    #expect(numbers.double?.bitPattern == Double(text)?.bitPattern)
    #expect(numbers.float?.bitPattern == Float(text)?.bitPattern)
    if let integer = Int(text) { #expect(numbers.int == integer) }
    if let integer = Int8(text) { #expect(numbers.small == integer) }
    if let integer = UInt64(text) { #expect(numbers.unsigned == integer) }
    if let integer = Int128(text) { #expect(numbers.wide == integer) }
    if let integer = UInt128(text) { #expect(numbers.wideUnsigned == integer) }
  }

  struct Wide: SmartCodable, Equatable {
    var list: [Int128] = []
    var map: [String: UInt128] = [:]
    var size: Int128 = 5
    var other: UInt128 = 6
    var wrapped = DefaultCodable<Int128>()
  }

  @Test func `wide integers are decoded, and stand in, wherever narrow ones are`() throws {
    let widest = "170141183460469231731687303715884105727"
    let json = #"{"list":[1,\#(widest)],"map":{"a":\#(widest)},"size":"\#(widest)","wrapped":-1}"#
    let wide = Wide(
      list: [1, .max], map: ["a": UInt128(Int128.max)], size: .max, other: 6,
      wrapped: DefaultCodable(wrappedValue: -1))
    #expect(try SmartDecoder().decode(Wide.self, from: Data(json.utf8)) == wide)
    let document = JSONDocument.parse(json)
    let recorded = try SmartDecoder().decode(Wide.self, from: document, recorder: .init())
    #expect(recorded == wide)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let sent = try encoder.encode(wide)
    #expect(try SmartDecoder().decode(Wide.self, from: sent) == wide)
    #expect(try JSONDecoder().decode(Wide.self, from: sent) == wide)
    let bad = #"{"size":1.5,"other":-1,"wrapped":"x"}"#
    #expect(try SmartDecoder().decode(Wide.self, from: Data(bad.utf8)) == Wide())
    let exponent = try SmartDecoder().decode(Wide.self, from: Data(#"{"size":-8.41e21}"#.utf8))
    #expect(exponent.size == -8_410_000_000_000_000_000_000)
    // A model without initial values.
    let strict = try SmartDecoder().decode(Strict<Int128>.self, from: Data(#"{"a":"7"}"#.utf8))
    #expect(strict.a == 7)
    var elements = SmartDecoder()
    elements.numberStrategy = .rounded
    #expect(try elements.decode([UInt128].self, from: Data("[1.5]".utf8)) == [2])
  }
}
