import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// Why smart decoding didn't take a value, in the word for that very fault.
@Suite struct SmartReasonTests {
  struct Everything: SmartCodable {
    var date = Date(timeIntervalSince1970: 0)
    var laterDate: Date?
    var url = URL(string: "https://example.org")
    var int = 3
    var small: Int8 = 1
    var double = 1.5
    var float: Float = 1.5
    var decimal = Decimal(1)
    var uuid: UUID?
    var data = Data()
    var bool = true
    var dates: [Date] = []
    var byName: [String: Date?] = [:]
  }

  @Test(
    arguments: [
      ("date", #""never""#, Outcome.default, .badDate), ("date", "\"\"", .default, .empty),
      ("date", "[]", .default, .wrongType), ("date", "1e400", .default, .overflow),
      ("laterDate", #""never""#, .nil, .badDate), ("laterDate", "true", .nil, .wrongType),
      ("url", #""http://[""#, .default, .badURL), ("url", "\"\"", .default, .empty),
      ("url", "{}", .default, .wrongType),
      ("int", #""many""#, .default, .notANumber), ("int", #""1.5""#, .default, .fraction),
      ("int", "1.5", .default, .fraction), ("int", "1e99", .default, .overflow),
      ("int", "\"\"", .default, .empty), ("int", "true", .default, .wrongType),
      ("small", #""300""#, .default, .overflow), ("small", "300", .default, .overflow),
      ("double", #""x""#, .default, .notANumber), ("double", "1e400", .default, .overflow),
      ("double", #""0.12345678901234567890123""#, .converted, .precision),
      ("double", #""1e400""#, .converted, .precision),
      ("double", #""1.5""#, .converted, .wrongType),
      ("float", #""1e99""#, .converted, .precision), ("float", #""inf""#, .converted, .wrongType),
      ("decimal", #""many""#, .default, .notANumber), ("decimal", "\"\"", .default, .empty),
      ("decimal", #""1.5""#, .default, .wrongType),
      ("uuid", #""no""#, .nil, .badData), ("uuid", "5", .nil, .wrongType),
      ("data", #""%%""#, .default, .badData), ("data", "5", .default, .wrongType),
      ("bool", "2", .default, .wrongType), ("bool", "\"\"", .default, .empty),
      ("dates[0]", #""never""#, .dropped, .badDate), ("byName.x", #""never""#, .dropped, .badDate),
    ] as [(String, String, Outcome, Reason)])
  func `a value that isn't taken has its own reason`(
    _ path: String, _ value: String, _ outcome: Outcome, _ reason: Reason
  ) throws {
    let field = try field(path, value, DecodingOptions())
    #expect(field.outcome == outcome && field.reason == reason)
    #expect(field.silentLoss == !(outcome == .converted && reason == .wrongType))
  }

  @Test(
    arguments: ["deferred", "seconds", "milliseconds", "iso8601", "yyyy-MM-dd"],
    ["date", "laterDate", "dates[0]", "byName.x"])
  func `a text that is no date is one under no strategy`(
    _ strategy: String, _ path: String
  ) throws {
    var options = DecodingOptions()
    options.dateStrategy = .init(argument: strategy)
    #expect(try field(path, #""never""#, options).reason == .badDate)
  }

  private func field(
    _ path: String, _ value: String, _ options: DecodingOptions
  ) throws -> FieldReport {
    let json =
      switch path {
      case "dates[0]": #"{"dates": [\#(value)]}"#
      case "byName.x": #"{"byName": {"x": \#(value)}}"#
      default: #"{"\#(path)": \#(value)}"#
      }
    let report = run(Root<Everything>.self, json, [.smart], options)
    return try #require(report[.smart]?.fields.first { "\($0.path)" == "$.\(path)" })
  }

  private struct Single: Decodable {
    let id: Int

    init(from decoder: any Decoder) throws {
      id = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private enum Singles: Sample {
    typealias StrictModel = Single
    typealias DefaultModel = Single
    typealias SmartModel = Single
  }

  @Test func `a document that isn't what the root asks for is JSON all the same`() {
    let report = run(Singles.self, #"{"id": 1}"#)
    let messages = report.styles.map(\.failure?.message)
    #expect(
      messages == Array(repeating: "expected Single for the document, found an object", count: 3))
  }
}
