import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// A trace has our wrappers read from the container around them: that must be what Foundation does
/// with a decoder of their own.
@Suite struct TracedWrapperTests {
  private enum Keys: CodingKey { case a }

  /// A value as a keyed container gives it.
  private struct Keyed<T: Decodable>: Decodable {
    var value: T

    init(from decoder: any Decoder) throws {
      value = try decoder.container(keyedBy: Keys.self).decode(T.self, forKey: .a)
    }
  }

  /// The same by a decoder of the value's own.
  private struct Single<T: Decodable>: Decodable {
    var value: T

    private struct Inner: Decodable {
      var value: T

      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(T.self)
      }
    }

    init(from decoder: any Decoder) throws {
      value = try decoder.container(keyedBy: Keys.self).decode(Inner.self, forKey: .a).value
    }
  }

  private static let types: [any (Decodable & Sendable).Type] = [
    Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int64.self, UInt.self,
    UInt8.self, Int128.self, UInt128.self, URL.self, Date.self, Data.self, Decimal.self, UUID.self,
    [Int].self, [[String]].self, [String: Int].self, Int?.self, [Bool?].self,
  ]

  private static let values = [
    "null", "true", "1", "-1", "1.5", "300", "1e400", "123456789012345678901234567890", #""x""#,
    #""""#, #""12""#, "[]", "[1]", "[null]", #"["x"]"#, "{}", #"{"b": 1}"#, #"{"b": "x"}"#,
  ]

  @Test func `a container gives and throws what a value's own decoder does`() {
    for json in Self.values.map({ #"{"a": \#($0)}"# }) {
      func check<T: Decodable>(_ type: T.Type) {
        let data = Data(json.utf8)
        let keyed = TraceComparison.answer {
          try JSONDecoder().decode(Keyed<T>.self, from: data).value
        }
        let single = TraceComparison.answer {
          try JSONDecoder().decode(Single<T>.self, from: data).value
        }
        #expect(keyed == single, "\(type) from \(json)")
      }
      for type in Self.types { check(type) }
    }
  }

  private struct Listed: Codable { @DefaultArray var a: [DefaultCodable<Int>] }
  private struct Wrapped: Codable { @DefaultCodable var a: Int }
  private struct Lossily: Codable { @LossyOptional var a: URL? }

  @Test(arguments: CaseSelection.tenth(of: ["{}"] + values.map { #"{"a": \#($0)}"# }, least: 5))
  func `wrappers in place make what they make without a trace`(json: String) {
    for options in TracedModels.options {
      TraceComparison.check(Wrapped.self, json, options)
      TraceComparison.check(Listed.self, json, options)
      TraceComparison.check(Lossily.self, json, options)
      // Asked for as any type, a missing key throws before the wrapper is asked.
      TraceComparison.check(Keyed<DefaultCodable<Int>>.self, json, options)
      TraceComparison.check(Keyed<LossyOptional<[Int]>>.self, json, options)
    }
  }

  private struct Row: Codable {
    var n: Int
    var m: String
  }

  @Test func `errors that are held by the thousand say what Foundation says`() throws {
    func json(_ n: String, _ m: String, at place: Int, of count: Int) -> String {
      let rows = (0..<count).map { row in
        row == place ? #"{"n": \#(n), "m": \#(m)}"# : #"{"n": 1, "m": "a"}"#
      }
      return "[" + rows.joined(separator: ", ") + "]"
    }
    let faults = [
      ("\"x\"", "\"a\""), ("null", "\"a\""), ("1.5", "\"a\""), ("1", "7"), ("1", "null"),
      ("1", "[]"),
    ]
    for (n, m) in CaseSelection.tenth(of: faults) {
      let text = json(n, m, at: 40, of: 4000)
      let plain = TraceComparison.answer {
        try JSONDecoder().decode([Row].self, from: Data(text.utf8))
      }
      let report = try #require(run(Root<[Row]>.self, text)[.strict])
      let said = try #require(report.failure?.foundationSaid)
      #expect(plain.contains(said))
      let field = try #require(report.fields.first { $0.outcome == .threw && $0.guilty == nil })
      #expect(field.foundationSaid == said)
      #expect(field.path.description == (n == "1" ? "$[40].m" : "$[40].n"))
    }
  }
}
