import Foundation
import JSONSource
import Testing

/// Numbers' values, beside Foundation's.
@Suite
struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "1.0", "1e3", "1.5e1", "-2.50e2", "9007199254740993",
    "9007199254740993.0",
    "9223372036854775807", "-9223372036854775808", "123456789012345678", "1234567890123456789",
    "-0.0", "0e999", "100000000000000000000e-20", "1E+5", "12.0e0", "0.000",
  ])
  func `integers by value are exactly those that Foundation reads`(json: String) throws {
    let value = JSONDocument.parse(json).integer(0).exactly(Int64.self)
    #expect(try JSONDecoder().decode(Int64.self, from: Data(json.utf8)) == #require(value))
  }

  static let readings: [(String, JSONInteger)] = [
    ("1.5", .fraction), ("1e-1", .fraction), ("0.1e0", .fraction),
    ("1.00000000000000000000000000000001", .fraction), ("123456789012345678901.5", .fraction),
    ("18446744073709551616", .overflow), ("-9223372036854775809", .overflow), ("1e400", .overflow),
    ("1e20", .overflow), ("123456789012345678901234567890", .overflow),
    ("123456789012345678901234567891e1", .overflow),
    ("18446744073709551615", .value(isNegative: false, magnitude: .max)),
    ("1844674407370955161500e-2", .value(isNegative: false, magnitude: .max)),
    ("-9223372036854775808.00", .value(isNegative: true, magnitude: 1 << 63)),
    ("9223372036854775807.0", .value(isNegative: false, magnitude: UInt64(Int64.max))),
    ("1e1000000000000000000000", .overflow), ("1e-1000000000000000000000", .fraction),
    ("01", .notANumber), ("\"1\"", .notANumber), ("true", .notANumber), ("1.2.3", .notANumber),
  ]

  @Test(arguments: readings)
  func `what is no integer says why`(json: String, expected: JSONInteger) {
    #expect(JSONDocument.parse(json).integer(0) == expected)
  }

  @Test(arguments: [
    "0", "-0", "-0.0", "1", "0.1", "-1.5e-3", "47.0001", "8.9999", "1e22", "1e23", "123456789e-22",
    "9007199254740993", "9007199254740992", "3.141592653589793238462643383279",
    "2.2250738585072011e-308",
    "5e-324", "1.7976931348623157e308", "1e308", "123456789012345678901234567890",
    "0.30000000000000004", "1.00000000000000011102230246251565404236316680908203125", "0e999",
    "0e-999",
    "18446744073709551615", "7.2057594037927933e+16", "0.000000000000000000000001",
  ])
  func `doubles are bit for bit Foundation's`(json: String) throws {
    let value = try #require(JSONDocument.parse(json).double(0))
    let theirs = try JSONDecoder().decode(Double.self, from: Data(json.utf8))
    #expect(value.bitPattern == theirs.bitPattern)
  }

  @Test func `random doubles are bit for bit Foundation's`() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<3000 {
      let digits = (0...random.next(below: 20)).map { _ in String(random.next(below: 10)) }
      let json = "\(random.next(below: 10)).\(digits.joined())e\(random.next(below: 60) - 30)"
      let theirs = try JSONDecoder().decode(Double.self, from: Data(json.utf8))
      #expect(JSONDocument.parse(json).double(0) == theirs, "\(json)")
    }
  }

  @Test func `a number too large for a double is infinite, which Foundation refuses`() {
    #expect(JSONDocument.parse("1e400").double(0) == .infinity)
    #expect(JSONDocument.parse("-1e400").double(0) == -.infinity)
    #expect(!JSONDocument.parse("1e400").isInfinityLiteral(0))
    #expect((try? JSONDecoder().decode(Double.self, from: Data("1e400".utf8))) == nil)
  }

  @Test func `a number too small for a double is zero, which Foundation refuses`() throws {
    #expect(JSONDocument.parse("1e-400").double(0) == 0)
    #expect(JSONDocument.parse("1e-400").integer(0) == .fraction)
    #expect((try? JSONDecoder().decode(Double.self, from: Data("1e-400".utf8))) == nil)
    #expect(try JSONDecoder().decode(Int.self, from: Data("1e-400".utf8)) == 0)
  }

  @Test(arguments: [
    "+1", "1.", ".5", "-.5", "+.5", "1.e5", "5.e-1", "0x1F", "-0x1F", "+0X1f", "0x1e5", "Infinity",
    "-Infinity", "+Infinity", "0x8000000000000000", "-0x0", "-5.",
  ])
  func `JSON5's numbers are Foundation's`(json: String) throws {
    let document = JSONDocument.parse(json, dialect: .json5)
    // In an array: Foundation may read beyond a JSON5 number that ends the data, and trap.
    let data = Data("[\(json)] ".utf8)
    let theirs = try foundation(.json5).decode([Double].self, from: data)[0]
    #expect(try #require(document.double(0)) == theirs)
    let integer = (try? foundation(.json5).decode([Int].self, from: data))?.first
    #expect(document.integer(0).exactly(Int.self) == integer)
    #expect(document.isInfinityLiteral(0) == theirs.isInfinite)
  }

  @Test func `JSON5's hexadecimal integers are exact`() throws {
    let json = "0x7FFFFFFFFFFFFFFF"
    let theirs = try foundation(.json5).decode([Int].self, from: Data("[\(json)]".utf8))[0]
    #expect(JSONDocument.parse(json, dialect: .json5).integer(0).exactly(Int.self) == theirs)
    let large = JSONDocument.parse("-0xFFFFFFFFFFFFFFFFF", dialect: .json5)
    #expect(large.integer(0) == .overflow)
  }

  @Test func `JSON5's NaN is not a number`() {
    #expect(JSONDocument.parse("-NaN", dialect: .json5).double(0)?.isNaN == true)
    #expect(JSONDocument.parse("NaN", dialect: .json5).integer(0) == .notANumber)
  }
}
