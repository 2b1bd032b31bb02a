import DecodingStyles
import Foundation
import Testing

enum Level: String, SmartCaseDefaultable {
  case low, high
  case one = "1"
  static var defaultCase: Level { .low }
}

enum Grade: Int, SmartCaseDefaultable {
  case none = 0
  case best = 1
  static var defaultCase: Grade { .none }
}

struct ConversionTests {
  static let containers = ["{}", "[]", "[1]", "{\"a\":1}"]

  static let booleans =
    SmartCase.rows(
      Bool.self,
      [
        "true": true, "false": false, "1": true, "0": false, "1.0": true, "-0": false,
        "\"1\"": true, "\"YES\"": true, "\"Yes\"": true, "\"yes\"": true, "\"TRUE\"": true,
        "\"True\"": true, "\"true\"": true, "\"0\"": false, "\"NO\"": false, "\"No\"": false,
        "\"no\"": false, "\"FALSE\"": false, "\"False\"": false, "\"false\"": false,
      ])
    + SmartCase.refused(
      Bool.self,
      [
        "2", "-1", "0.5", "\"1.0\"", "\" 1 \"", "\"on\"", "\"off\"", "\"y\"", "\"tRue\"", "\"\"",
        "null",
      ] + containers)

  static let integers =
    SmartCase.rows(
      Int.self,
      [
        "1": 1, "-1": -1, "1.0": 1, "1e3": 1000, "-0.0": 0, "120e-1": 12,
        "9223372036854775807": .max, "-9223372036854775808": .min,
        "9007199254740993.0": 9_007_199_254_740_993, "\"1\"": 1, "\"-1\"": -1, "\"+1\"": 1,
        "\"1.0\"": 1, "\"1e3\"": 1000, "\"0x10\"": 16, "0": 0, "\"007\"": 7,
        "1.0000000000000000001": 1, "\"1.0000000000000000001\"": 1, "1e-400": 0,
      ])
    + SmartCase.refused(
      Int.self,
      [
        "true", "false", "1.5", "\"1.5\"", "9223372036854775808", "-9223372036854775809", "1e400",
        "\" 1 \"", "\"1,000\"", "\"\"", "\"abc\"", "\"nan\"", "\"inf\"", "null",
      ] + containers)
    + SmartCase.rows(Int8.self, ["127": 127, "-128": -128, "\"12\"": 12])
    + SmartCase.refused(Int8.self, ["128", "-129", "\"300\""])
    + SmartCase.rows(UInt8.self, ["255": 255, "0": 0])
    + SmartCase.refused(UInt8.self, ["-1", "256", "\"-1\""])
    + SmartCase.rows(
      UInt64.self,
      ["18446744073709551615": .max, "\"18446744073709551615\"": .max, "0.0": 0, "-0.0": 0])
    + SmartCase.refused(UInt64.self, ["18446744073709551616", "-1"])

  static let floats =
    SmartCase.rows(
      Double.self,
      [
        "1": 1, "1.5": 1.5, "1e3": 1000, "-0.25": -0.25, "9223372036854775808": 0x1p63,
        "\"1.5\"": 1.5, "\"1e3\"": 1000, "\"0x10\"": 16, "\"inf\"": .infinity,
      ])
    + SmartCase.refused(
      Double.self,
      ["true", "1e400", "\" 1 \"", "\"1,000\"", "\"\"", "\"x\"", "null"] + containers)
    + SmartCase.rows(Float.self, ["0.1": 0.1, "16777217": 16_777_216, "\"1.5\"": 1.5])
    + SmartCase.refused(Float.self, ["1e39", "false"])
    + SmartCase.rows(CGFloat.self, ["1.5": 1.5, "\"2\"": 2])

  static let texts =
    SmartCase.rows(
      String.self,
      [
        "\"a\"": "a", "\"\"": "", "1": "1", "1.0": "1", "1e3": "1000", "1.5": "1.5", "-0": "0",
        "1878.853": "1878.853", "9223372036854775808": "9223372036854775808",
        "0.10000000000000000001": "0.10000000000000000001",
      ])
    + SmartCase.refused(String.self, ["true", "false", "null"] + containers)

  static let others =
    SmartCase.rows(
      Decimal.self,
      ["1": 1, "0.1": Decimal(sign: .plus, exponent: -1, significand: 1), "1e3": 1000])
    + SmartCase.refused(Decimal.self, ["\"1\"", "true", "null"] + containers)
    + SmartCase.rows(
      URL.self,
      [
        "\"http://a.b/c\"": URL(string: "http://a.b/c"), "7": URL(string: "7"),
        "1.0": URL(string: "1"),
      ])
    + SmartCase.refused(URL.self, ["\"\"", "true", "null"] + containers)
    + SmartCase.rows(
      Data.self, ["\"aGk=\"": Data("hi".utf8), "\"\"": Data(), "1e3": Data([0xD7, 0x4D, 0x34])])
    + SmartCase.refused(Data.self, ["\"*\"", "17", "true", "null"] + containers)
    + SmartCase.refused(UUID.self, ["\"x\"", "1", "null"] + containers)
    + SmartCase.rows(Level.self, ["\"high\"": .high, "1": .one, "1.0": .one])
    + SmartCase.refused(Level.self, ["\"HIGH\"", "2", "true", "null"] + containers)
    + SmartCase.rows(Grade.self, ["1": .best, "\"1\"": .best, "1.0": .best])
    + SmartCase.refused(Grade.self, ["2", "\"best\"", "1.5"])

  static let dates =
    SmartCase.rows(
      Date.self,
      [
        "0": Date(timeIntervalSince1970: 0), "1.5": Date(timeIntervalSince1970: 1.5),
        "1700000000": Date(timeIntervalSince1970: 1_700_000_000),
        "1700000000000": Date(timeIntervalSince1970: 1_700_000_000),
        "\"1700000000\"": Date(timeIntervalSince1970: 1_700_000_000),
        "\"2024-01-02T03:04:05Z\"": Date(timeIntervalSince1970: 1_704_164_645),
        "\"2024-01-02T03:04:05.500Z\"": Date(timeIntervalSince1970: 1_704_164_645.5),
        "\"2024-01-02T05:04:05+0200\"": Date(timeIntervalSince1970: 1_704_164_645),
      ])
    + SmartCase.refused(
      Date.self,
      [
        "\"\"", "\"yesterday\"", "true", "null", "9223372036854775807", "1e400", "\"nan\"",
        "\"inf\"", "\"1.5.2\"", "\"3:04\"", "\"2024-01-02/03\"",
      ] + containers)

  static let collections =
    SmartCase.rows(
      [Int].self, ["[]": [], "[1,\"2\"]": [1, 2], "\"[1]\"": [1], "\" [1, 2]\"": [1, 2]])
    + SmartCase.refused(
      [Int].self, ["[1,\"x\"]", "[1,null]", "null", "1", "\"1\"", "\"[\"", "{}", "\"{}\"", "\"\""])
    + SmartCase.rows([Int?].self, ["[1,null,\"3\"]": [1, nil, 3]])
    + SmartCase.refused([Int?].self, ["[1,\"x\"]"])
    + SmartCase.rows([[Int]].self, ["[[1],[\"2\"]]": [[1], [2]], "[\"[1]\"]": [[1]]])
    + SmartCase.rows(Set<Int>.self, ["[1,\"1\"]": [1], "\"[2]\"": [2]])
    + SmartCase.rows([String: Int].self, ["{}": [:], "{\"a\":\"1\"}": ["a": 1]])
    + SmartCase.refused(
      [String: Int].self, ["{\"a\":\"x\"}", "{\"a\":null}", "[]", "null", "\"{}\""])
    + SmartCase.rows([Int: String].self, ["{\"7\":1}": [7: "1"]])
    + SmartCase.refused([Int: String].self, ["{\"x\":\"1\"}"])
    + SmartCase.rows([Level: Int].self, ["[\"high\",\"1\"]": [.high: 1]])

  @Test(
    arguments: booleans + integers + floats + texts + others + dates + collections)
  func `a value is taken as sent, converted, or refused`(_ row: SmartCase) throws {
    if let expected = row.expected {
      #expect(try row.read() == expected)
    } else {
      #expect(throws: DecodingError.self) { try row.read() }
    }
  }

  @Test func `NaN is read from a string`() throws {
    #expect(try SmartDecoder().decode(Double.self, from: Data(#""nan""#.utf8)).isNaN)
  }

  @Test func `dates without a zone are in the local one`() throws {
    let texts = [
      "2024-01-02 03:04:05", "2024-01-02T03:04:05", "2024-01-02 03:04", "2024-01-02", "2024/01/02",
      "01/02/2024",
    ]
    let dates = try texts.map { text in
      try SmartDecoder().decode(Date.self, from: Data("\"\(text)\"".utf8))
    }
    var parts = DateComponents(year: 2024, month: 1, day: 2)
    let midnight = try #require(Calendar(identifier: .gregorian).date(from: parts))
    (parts.hour, parts.minute) = (3, 4)
    let minute = try #require(Calendar(identifier: .gregorian).date(from: parts))
    let second = minute.addingTimeInterval(5)
    #expect(dates == [second, second, minute, midnight, midnight, midnight])
  }
}
