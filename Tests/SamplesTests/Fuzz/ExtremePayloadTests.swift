import DecodingReport
import DecodingStyles
import Foundation
import TestSupport
import Testing
import Workbench

/// Payloads that are too much, and what each style makes of them.
@Suite struct ExtremePayloadTests {
  enum Lists: Sample {
    typealias StrictModel = Plain
    typealias DefaultModel = Lenient
    typealias SmartModel = Smart

    struct Plain: Codable {
      var list: [Int]?
      var map: [String: Int]?
      var text: String?
      var number: Double?
      var any: AnyCodable?
    }

    struct Lenient: Codable {
      @LossyArray var list: [Int]
      @LossyDictionary var map: [String: Int]
      @DefaultCodable var text: String
      @DefaultCodable var number: Double
      @LossyOptional var any: AnyCodable?
      var elements: [LossyElement<Int>]?
      var defaults: [DefaultCodable<Int>]?
    }

    struct Smart: SmartCodable {
      @SmartCompact.Array var list: [Int] = []
      @SmartCompact.Dictionary var map: [String: Int] = [:]
      var text = ""
      var number = 0.0
      @SmartAny var any: Any?
    }
  }

  struct Extreme: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var json: @Sendable () -> String
    /// What strict, default and smart make of it, in words.
    var strict: String
    var lenient: String
    var smart: String
  }

  /// How many times the counts are a tenth of the full ones: decoding what wasn't optimised takes
  /// its time. With `TEST_ALL_CASES` all counts are full: 100,000 elements, and 10 MB of text.
  private static let tenths = CaseSelection.isWhole ? 10 : 1

  static let extremes = [
    Extreme(
      testDescription: "members, every second one bad",
      json: {
        let members = (0..<tenths * 10_000).map { "\"k\($0)\": \($0 % 2 == 0 ? "1" : "\"x\"")" }
        return #"{"map": {\#(members.joined(separator: ","))}}"#
      },
      strict: "typeMismatch", lenient: "map \(tenths * 5_000)", smart: "map \(tenths * 5_000)"),
    Extreme(
      testDescription: "elements, every second one bad",
      json: {
        let elements = (0..<tenths * 10_000).map { $0 % 2 == 0 ? "1" : #""x""# }
        return #"{"list": [\#(elements.joined(separator: ","))]}"#
      },
      strict: "typeMismatch list/Index 1", lenient: "list \(tenths * 5_000)",
      smart: "list \(tenths * 5_000)"),
    Extreme(
      testDescription: "a long string",
      json: { #"{"text": "\#(String(repeating: "aé ", count: tenths * 250_000))"}"# },
      strict: "text \(tenths * 1_000_000)", lenient: "text \(tenths * 1_000_000)",
      smart: "text \(tenths * 1_000_000)"),
    Extreme(
      testDescription: "500 levels", json: { #"{"any": \#(nest(500)), "text": "x"}"# },
      strict: "text 1, any", lenient: "text 1, any", smart: "text 1, any"),
    Extreme(
      testDescription: "600 levels", json: { #"{"any": \#(nest(600)), "text": "x"}"# },
      strict: "dataCorrupted", lenient: "dataCorrupted", smart: "dataCorrupted"),
    Extreme(
      testDescription: "an integer of 10,000 digits", json: { #"{"list": [1, \#(digits)]}"# },
      strict: "dataCorrupted", lenient: "list 1", smart: "list 1"),
    Extreme(
      testDescription: "10,000 digits, of any kind",
      json: { #"{"number": \#(digits), "any": \#(digits)}"# },
      strict: "dataCorrupted", lenient: "", smart: "any"),
    Extreme(
      testDescription: "10,000 digits behind the point",
      json: { #"{"number": 0.\#(digits), "any": 0.\#(digits), "text": "x"}"# },
      strict: "text 1, number, any", lenient: "text 1, number, any", smart: "text 1, number, any"),
    Extreme(
      testDescription: "an exponent of 10,000 digits",
      json: { #"{"number": 1e\#(digits), "text": "x"}"# },
      strict: "dataCorrupted", lenient: "text 1", smart: "text 1"),
    Extreme(
      testDescription: "lone surrogates",
      json: { #"{"text": "\ud800", "map": {"a": 1}, "any": "\udfff"}"# },
      strict: "dataCorrupted", lenient: "map 1", smart: "map 1, any"),
    Extreme(
      testDescription: "NUL in keys",
      json: {
        #"{"te\u0000xt": "a", "\u0000": 1, "text": "bc", "map": {"\u0000": 1, "a\u0000": 2}}"#
      },
      strict: "map 2, text 2", lenient: "map 2, text 2", smart: "map 2, text 2"),
    Extreme(
      testDescription: "keys that come twice",
      json: { #"{"text": "a", "text": 5, "map": {"a": 1, "a": []}, "list": [1], "list": "x"}"# },
      strict: "list 1, map 1, text 1", lenient: "list 1, map 1, text 1",
      smart: "list 1, map 1, text 1"),
  ]

  private static let digits = String(repeating: "1234567890", count: 1000)

  private static func nest(_ levels: Int) -> String {
    String(repeating: "[{\"a\":", count: levels / 2) + "1"
      + String(repeating: "}]", count: levels / 2)
  }

  @Test(arguments: extremes)
  func `what is too much decodes or throws`(_ extreme: Extreme) throws {
    let data = Data(extreme.json().utf8)
    #expect(
      Self.words { try JSONDecoder().decode(Lists.Plain.self, from: data).words } == extreme.strict)
    #expect(
      Self.words { try JSONDecoder().decode(Lists.Lenient.self, from: data).words }
        == extreme.lenient)
    for profile in SmartProfile.allCases {
      var decoder = SmartDecoder()
      decoder.profile = profile
      #expect(
        Self.words { try decoder.decode(Lists.Smart.self, from: data).words } == extreme.smart,
        "\(profile)")
    }
    let report = Experiment(
      model: "Lists", sample: Lists.self, source: "extreme.json", bytes: Array(data)
    ).run()
    let threw = [extreme.strict, extreme.lenient, extreme.smart].map {
      $0.hasPrefix("typeMismatch") || $0.hasPrefix("dataCorrupted")
    }
    #expect(report.styles.map(\.threw) == threw)
  }

  private static func words(_ decode: () throws -> String) -> String {
    do { return try decode() } catch DecodingError.typeMismatch(_, let context) {
      // Among several bad members of a dictionary Foundation's first one is random.
      let path = context.codingPath.map(\.stringValue)
      return "typeMismatch" + (path.first == "list" ? " " + path.joined(separator: "/") : "")
    } catch DecodingError.dataCorrupted { return "dataCorrupted" } catch { return "\(error)" }
  }

  /// What is there, with the counts of what has any.
  fileprivate static func words(
    _ counts: KeyValuePairs<String, Int?>, _ number: Double?, _ any: Bool
  ) -> String {
    let texts = counts.filter { ($0.value ?? 0) > 0 }.map { "\($0.key) \($0.value ?? 0)" }
    let found = ((number ?? 0) == 0 ? [] : ["number"]) + (any ? ["any"] : [])
    return (texts + found).joined(separator: ", ")
  }
}

extension ExtremePayloadTests.Lists.Plain {
  fileprivate var words: String {
    ExtremePayloadTests.words(
      ["list": list?.count, "map": map?.count, "text": text?.utf8.count], number, any != nil)
  }
}

extension ExtremePayloadTests.Lists.Lenient {
  fileprivate var words: String {
    ExtremePayloadTests.words(
      [
        "list": list.count, "elements": elements?.count { $0.value != nil },
        "defaults": defaults?.count, "map": map.count, "text": text.utf8.count,
      ], number, any != nil)
  }
}

extension ExtremePayloadTests.Lists.Smart {
  fileprivate var words: String {
    ExtremePayloadTests.words(
      ["list": list.count, "map": map.count, "text": text.utf8.count], number, any != nil)
  }
}
