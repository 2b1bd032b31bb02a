import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Kinds of wrong or silent reports that people met.
@Suite struct ReportedKindTests {
  struct Inner: Codable {
    var n: Int
  }
  struct Outer: Codable {
    var list: [Inner]
    var pair: Pair
  }
  struct Pair: Codable {
    var a: Int
    var b: Int
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      a = try list.decode(Int.self)
      b = try list.decode(Int.self)
    }
  }

  @Test func `what is missing has its object's place`() throws {
    let json = "{\n  \"list\": [{\"n\": 1},\n    {\"m\": 1}],\n  \"pair\": [1]\n}"
    let report = run(Root<Outer>.self, json, [.strict])
    let failure = try #require(report[.strict]?.failure)
    #expect(failure.position == JSONPosition(line: 3, column: 5))
    let document = JSONDocument.parse(Array(json.utf8))
    let diagnostic = try #require(report.diagnostics(sourceLine: document.lineText).first)
    let text = diagnostic.text(TextAppearance(isUTF8: true) { $0.count })
    #expect(
      text == """
        test.json:3:5: error: expected Int for 'n', and the key is missing in $.list[1]
          3 |     {"m": 1}],
            |     ^ here
        """)
    let written = JSONReport(report).json.line
    #expect(written.contains(#""at":{"line":3,"column":5}"#))
    // The array that ends before an element.
    #expect(written.contains(#""at":{"line":4,"column":11}"#))
    let field = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.list[1].n" })
    let why = report.explanation(of: field, in: .strict, sourceLine: document.lineText)
      .text { $0.count }
    #expect(why.contains("│     {\"m\": 1}],\n         │     ^ expected Int, found no \"n\""))
  }

  struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  struct First: Decodable {
    var id = ""
    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? ""
    }
  }
  struct All: Decodable {
    var values: [String: Int] = [:]
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: AnyKey.self)
      for key in keys.allKeys { values[key.stringValue] = try keys.decode(Int.self, forKey: key) }
    }
  }

  @Test func `a value that hangs on the order of keys is told`() throws {
    let json = #"{"12345": 1, "54321": 2}"#
    let report = run(Root<First>.self, json)
    #expect(report[.strict]?.randomlyOrdered == [.root])
    #expect(report[.strict]?.value?.contains("12345") == true)
    #expect(report[.smart]?.randomlyOrdered == [])
    let words = report.diagnostics { _ in nil }.map(\.message)
    #expect(words.contains { $0.contains("hangs on the order") })
    // Foundation's own order is another one on other runs.
    let ids = try (0..<64).map { _ in
      try JSONDecoder().decode(First.self, from: Data(json.utf8)).id
    }
    #expect(ids.allSatisfy { ["12345", "54321"].contains($0) })
    #expect(run(Root<All>.self, json)[.strict]?.randomlyOrdered == [])
  }

  @Test func `a key that the strategy renamed is no key as sent`() throws {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let json = #"{"pro_tier": 1, "plain": 2}"#
    let report = run(Root<All>.self, json, DecodingStyle.allCases, options)
    for style in DecodingStyle.allCases {
      let fields = try #require(report[style]?.fields)
      let renamed = try #require(fields.first { "\($0.path)" == "$.pro_tier" })
      #expect(renamed.outcome == .converted && !renamed.silentLoss)
      #expect(fields.first { "\($0.path)" == "$.plain" }?.outcome == .asSent)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let held = try decoder.decode(All.self, from: Data(json.utf8)).values
    #expect(held == ["proTier": 1, "plain": 2])
  }

  enum NewID: DefaultValueProvider {
    static var defaultValue: UUID { UUID() }
  }
  struct Item: Codable {
    @Default<NewID> var id: UUID
  }
  struct SmartItem: SmartCodable {
    var id = UUID()
  }

  @Test func `a value that is made anew each time is told once`() throws {
    let reports = [
      run(Root<Item>.self, "{}", [.default])[.default],
      run(Root<SmartItem>.self, "{}", [.smart])[.smart],
    ]
    for report in reports {
      let field = try #require(report?.fields.first { "\($0.path)" == "$.id" })
      let id = try #require(field.value)
      #expect(report?.value?.contains(id) == true)
      #expect(field.fallback?.value == id)
    }
  }

  enum Size: Codable, Equatable {
    case number(Double)
    case text(String)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }
  struct Wrapped: Codable {
    @LossyOptional var height: Size?
    @LossyOptional var bad: Size?
  }

  @Test func `what a union catches within a wrapper is no loss`() throws {
    let report = run(Root<Wrapped>.self, #"{"height": "normal", "bad": []}"#, [.strict])
    let fields = try #require(report[.strict]?.fields)
    #expect(fields.first { "\($0.path)" == "$.height" }?.outcome == .asSent)
    #expect(fields.first { "\($0.path)" == "$.bad" }?.outcome == .nil)
    #expect(report[.strict]?.summary.silentLoss == 1)
  }
}
