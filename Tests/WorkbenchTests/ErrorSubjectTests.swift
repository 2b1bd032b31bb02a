import DecodingReport
import Foundation
import JSONSource
import Testing
import Workbench

/// What a report says that an error names is what Foundation's error names.
@Suite struct ErrorSubjectTests {
  private enum Role: String, Decodable { case admin }

  private struct OneOrMany: Decodable {
    let values: [String]
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      values = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }
  }

  private struct Page: Decodable {
    let role: Role?
    let day: Date?
    let list: [Int]?
    let small: Int8?
    let names: OneOrMany?
    let id: Int
  }

  private static func subject(of error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(let type, _), .valueNotFound(let type, _):
      // Any array, any dictionary: Foundation's words for these are longer.
      "\(type)".replacing("Array<Any>", with: "[Any]")
        .replacing("Dictionary<String, Any>", with: "[String: Any]")
    case .keyNotFound(let key, _): "\"\(key.stringValue)\""
    default: ""
    }
  }

  @Test(arguments: [
    #"{"role": 5}"#, #"{"role": "x"}"#, #"{"day": "x"}"#, #"{"list": 5}"#, #"{"list": [null]}"#,
    #"{"small": 300}"#, #"{"names": ["a", 5]}"#, #"{"names": 5}"#, "{}", #"{"id": null}"#, "[]",
  ])
  func `the error's own type or key is named`(_ json: String) throws {
    let error = try #require(throws: (any Error).self) {
      try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    }
    let failure = try #require(run(Root<Page>.self, json, [.strict])[.strict]?.failure)
    #expect(failure.subject == Self.subject(of: error))
  }

  @Test func `what is wrong within an array is told, where no type fits`() throws {
    let strict = try #require(run(Root<Page>.self, #"{"names": ["a", 5]}"#, [.strict])[.strict])
    #expect(
      strict.fields.prefix { "\($0.path)" != "$.id" }.map { "\($0.outcome.glyph) \($0.path)" }
        .suffix(3)
        == ["✗ $.names", "⊘ $.names[0]", "⊘ $.names[1]"])
  }

  private enum Coin: String, Codable, CodingKeyRepresentable {
    case usd = "USD"
  }

  private struct Rates: Codable {
    var rates: [Coin: Double]
  }

  private enum RatesSample: Sample {
    typealias StrictModel = Rates
    typealias DefaultModel = Rates
    typealias SmartModel = Rates
  }

  /// Foundation's order of the keys is another one in each process: of these, it mostly begins with one that
  /// is no `Coin`.
  @Test func `a key of another type isn't blamed on the value that is read first`() throws {
    let keys = ["GBP", "CHF", "SEK", "NOK", "DKK", "PLN"].map { "\"\($0)\": 1" }
    let json = "{\"rates\": {\"USD\": \"1.09\", \(keys.joined(separator: ", "))}}"
    let report = Experiment(
      model: "Rates", sample: RatesSample.self, source: "r.json", bytes: Array(json.utf8)
    ).run()
    let failure = try #require(report[.strict]?.failure)
    #expect(failure.message.contains("expected Double for 'USD', found the string"))
    #expect(!failure.message.contains("own code"))
    let usd = report[.strict]?.fields.first { $0.path.description == "$.rates.USD" }
    #expect(usd?.reason == .wrongType)
  }
}
