import DecodingStyles
import Foundation
import Testing

/// Scalars in every spelling: as Foundation has them where it takes them, and in strings as Swift
/// reads those.
struct SmartScalarTextTests {
  struct Numbers: SmartCodable {
    var int: Int?
    var small: Int8?
    var unsigned: UInt64?
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
    "-9223372036854775808", "18446744073709551615", "18446744073709551616", "0.1", "3.4e38",
    "3.5e38",
    "16777217", "0.30000000000000004", "9007199254740993", "1e22", "1e23", "1e308", "1e-30",
    "8.41e21", "100000000000000000000000e-23", "1234567890123456789e-18",
  ]

  private static func smart(_ json: String) throws -> Numbers {
    let keys = ["int", "small", "unsigned", "double", "float", "flag"]
    let object = "{" + keys.map { "\"\($0)\":\(json)" }.joined(separator: ",") + "}"
    return try SmartDecoder().decode(Numbers.self, from: Data(object.utf8))
  }

  private static func strict<Value: Decodable>(_ type: Value.Type, _ json: String) -> Value? {
    try? JSONDecoder().decode(Strict<Value>.self, from: Data(#"{"a":\#(json)}"#.utf8)).a
  }

  @Test(arguments: texts)
  func `a number is what Foundation reads`(text: String) throws {
    let numbers = try Self.smart(text)
    #expect(numbers.int == Self.strict(Int.self, text))
    #expect(numbers.small == Self.strict(Int8.self, text))
    #expect(numbers.unsigned == Self.strict(UInt64.self, text))
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
  }
}
