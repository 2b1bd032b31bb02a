import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// What a model holds from the start, under keys of other names, and in elements that are counted
/// rather than described.
@Suite struct InitialValueTests {
  /// Asks whether there is a key before it decodes.
  struct Settings: Decodable, Equatable {
    var retries = 3
    var timeout = 9
    private enum CodingKeys: String, CodingKey {
      case retries = "max_retries"
      case timeout
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.retries) {
        retries = try container.decode(Int.self, forKey: .retries)
      }
      if container.contains(.timeout) {
        timeout = try min(60, container.decode(Int.self, forKey: .timeout))
      }
    }
  }

  private static let settings = ModelSource(
    fileName: "Settings.swift",
    text: """
      struct Settings: Decodable {
        var retries = 3
        var timeout = 9
        private enum CodingKeys: String, CodingKey {
          case retries = "max_retries"
          case timeout
        }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          if container.contains(.retries) {
            retries = try container.decode(Int.self, forKey: .retries)
          }
          if container.contains(.timeout) {
            timeout = try min(60, container.decode(Int.self, forKey: .timeout))
          }
        }
      }
      """, firstLine: 1)

  private func report<Model: Decodable>(
    _ type: Model.Type, _ json: String, _ source: ModelSource
  ) -> Report {
    var experiment = Experiment(
      model: "Model", sample: Root<Model>.self, source: "test.json", bytes: Array(json.utf8),
      styles: [.strict])
    experiment.facts[.strict] = source.read
    return experiment.run()
  }

  @Test(arguments: [
    (
      "{}",
      """
      strict Settings(retries: 3, timeout: 9)
      ↺ $.max_retries Int ◌ → 3 missing inferred as retries
      ↺ $.timeout Int ◌ → 9 missing inferred
      """
    ),
    (
      #"{"max_retries": 5, "timeout": 90}"#,
      """
      strict Settings(retries: 5, timeout: 60)
      ✓ $.max_retries Int 5 → 5 as retries
      ~ $.timeout Int 90 → 60 custom silently inferred
      """
    ),
    (
      #"{"retries": 5}"#,
      """
      strict Settings(retries: 3, timeout: 9)
      ↺ $.max_retries Int ◌ → 3 missing silently inferred as retries meant retries
      ↺ $.timeout Int ◌ → 9 missing inferred
      ⊘ $.retries - 5 unknown-key meant max_retries
      """
    ),
  ])
  func `a property of another key keeps its initial value where its key is missing`(
    _ json: String, _ lines: String
  ) throws {
    let model = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    #expect(lines.hasPrefix("strict \(SwiftText.of(model))"))
    #expect(WorkbenchTests.lines(report(Settings.self, json, Self.settings)) == lines)
  }

  struct Row: Codable {
    let version: Int = 1
    var size: Int? = 20
    var name: String
    private enum CodingKeys: CodingKey { case version, size, name }
  }

  struct Rows: Codable { var rows: [Row] }

  private static let rows = ModelSource(
    fileName: "Row.swift",
    text: """
      struct Row: Codable {
        let version: Int = 1
        var size: Int? = 20
        var name: String
      }
      struct Rows: Codable { var rows: [Row] }
      """, firstLine: 1)

  @Test func `initial values that are lost in counted elements are counted`() throws {
    let count = 3000
    let rows = (0..<count).map { row in
      let size = row % 3 == 0 ? "" : #", "size": \#(row)"#
      let version = row % 5 == 0 ? #", "version": 2"# : row % 5 == 1 ? #", "version": 1"# : ""
      return #"{"name": "n"\#(size)\#(version)}"#
    }
    let json = #"{"rows": [\#(rows.joined(separator: ", "))]}"#
    let model = try JSONDecoder().decode(Rows.self, from: Data(json.utf8))
    let overwritten = model.rows.count { $0.size == nil }
    #expect(overwritten == 1000 && model.rows.allSatisfy { $0.version == 1 })
    let strict = try #require(report(Rows.self, json, Self.rows)[.strict])
    #expect(strict.omittedFields > count)
    #expect(strict.summary[.nil] == overwritten)
    #expect(strict.summary[.default] == 1200)
    // A version of 1 is what the property holds anyway.
    #expect(strict.summary.silentLoss == overwritten + 600)
    #expect(strict.summary[.asSent] == count + count - overwritten)
    #expect(strict.summary.unknownKeys == 0)
  }
}
