import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// A placeholder may lead code of a model's own another way: what it asks for and throws there isn't
/// counted as certain, and nothing is called unknown that it might have asked for.
@Suite struct MisledModelTests {
  /// Asks for one key or another, by a third; and looks at what it has.
  struct Answer: Decodable {
    var data: Int?
    var problem: String?
    private enum CodingKeys: String, CodingKey { case ok, data, problem }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if try container.decode(Bool.self, forKey: .ok) {
        data = try container.decode(Int.self, forKey: .data)
      } else {
        problem = try container.decode(String.self, forKey: .problem)
      }
    }
  }

  private static let source = ModelSource(
    fileName: "Answer.swift",
    text: """
      struct Answer: Decodable { var data: Int?; var problem: String?
        private enum CodingKeys: String, CodingKey { case ok, data, problem }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          if try container.decode(Bool.self, forKey: .ok) {
            data = try container.decode(Int.self, forKey: .data)
          } else { problem = try container.decode(String.self, forKey: .problem) } } }
      """, firstLine: 1)

  private func report(_ json: String) throws -> StyleReport {
    var experiment = Experiment(
      model: "Answers", sample: Root<[Answer]>.self, source: "test.json", bytes: Array(json.utf8),
      styles: [.strict])
    experiment.facts[.strict] = Self.source.read
    return try #require(experiment.run()[.strict])
  }

  @Test func `keys of a way that only a placeholder took aren't missing`() throws {
    let json = #"[{"ok": "yes", "data": 1}, {"ok": true, "data": "2"}, {"ok": false}]"#
    let strict = try report(json)
    #expect(
      strict.fields.map { "\($0.outcome.glyph) \($0.path) \($0.alone?.reason?.rawValue ?? "")" }
        == [
          "✗ $[0] ", "✗ $[0].ok ",
          "⋯ $[1] bad-element", "⋯ $[1].ok ", "⋯ $[1].data wrong-type",
          "⋯ $[2] bad-element", "⋯ $[2].ok ", "⋯ $[2].problem missing",
        ])
    #expect(strict.summary.errors == 3 && strict.summary.isCutShort)
    // Foundation throws as often, one after the other.
    let mended = [
      json,
      json.replacingOccurrences(of: #""yes""#, with: "true"),
      json.replacingOccurrences(of: #""yes""#, with: "true")
        .replacingOccurrences(of: #""2""#, with: "2"),
    ]
    for json in mended {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Answer].self, from: Data(json.utf8))
      }
    }
    let good = mended[2].replacingOccurrences(of: "false", with: #"false, "problem": "p""#)
    #expect(try JSONDecoder().decode([Answer].self, from: Data(good.utf8)).count == 3)
  }

  @Test func `without placeholders in models of their own code the count is certain`() throws {
    let strict = try report(#"[{"ok": true, "data": 1}, 5, "x"]"#)
    #expect(strict.summary.errors == 2 && !strict.summary.isCutShort)
  }
}
