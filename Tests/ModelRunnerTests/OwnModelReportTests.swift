import DecodingReport
import JSONSource
import ModelRunner
import Testing
import Workbench

/// What a report says of models that are compiled for it.
struct OwnModelReportTests {
  private static func report(_ source: String, _ json: String) throws -> Report {
    let model = try Workshop.build(["Model.swift": source])
    return Workshop.experiment(json, in: try Workshop.process(model)).run()
  }

  @Test func `a case that holds nothing is no nil in a wrapper of an optional`() throws {
    let source = """
      enum Mode: Codable { case off; case on(level: Int) }
      struct Box: Codable { let mode: Mode?; let other: Mode? }
      """
    let json = #"{"mode": {"off": {}}, "other": {"on": {"level": 3}}}"#
    let report = try Self.report(source, json)
    for style in DecodingStyle.allCases {
      let fields = try #require(report[style]?.fields)
      #expect(fields.map(\.outcome).allSatisfy { $0 == .asSent }, "\(style)")
      #expect(fields.first { $0.path.description == "$.mode" }?.value == ".off", "\(style)")
      #expect(
        fields.first { $0.path.description == "$.other" }?.value == ".on(level: 3)", "\(style)")
    }
  }

  @Test func `what a model makes by its own code isn't called an error among the causes`() throws {
    let source = """
      enum Zone: String, Decodable {
        case low, high
        init(from decoder: any Decoder) throws {
          let text = try decoder.singleValueContainer().decode(String.self)
          guard let zone = Zone(rawValue: text.lowercased()) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "none"))
          }
          self = zone
        }
      }
      struct Day: Decodable { let zone: Zone; let count: Int }
      """
    let report = try Self.report(source, #"{"zone": "LOW", "count": "2"}"#)
    let words = report.causes(of: report.rows).filter { $0.place == "$.zone" }.map(\.words)
    // It is neither an error nor a loss.
    #expect(words == [])
  }
}
