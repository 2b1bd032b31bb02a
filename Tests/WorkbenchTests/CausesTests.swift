import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Problems grouped by their causes, and whys that are told once.
@Suite struct CausesTests {
  private enum Orders: Sample {
    struct Line: Codable { var quantity: Int }
    struct Order: Codable {
      var createdAt: String
      var lines: [Line]
      var ages: [String: Int]
    }
    struct Root: Codable { var orders: [Order] }
    struct LenientLine: Codable { @DefaultCodable var quantity: Int }
    struct LenientOrder: Codable {
      @DefaultCodable var createdAt: String
      @DefaultCodable var lines: [LenientLine]
      @LossyDictionary var ages: [String: Int]
    }
    struct Lenient: Codable { @DefaultCodable var orders: [LenientOrder] }
    struct SmartLine: SmartCodable { var quantity = 0 }
    struct SmartOrder: SmartCodable {
      var createdAt = ""
      var lines: [SmartLine] = []
      @SmartCompact.Dictionary var ages: [String: Int] = [:]
    }
    struct Smart: SmartCodable { var orders: [SmartOrder] = [] }
    typealias StrictModel = Root
    typealias DefaultModel = Lenient
    typealias SmartModel = Smart
  }

  private static func order(_ quantities: String...) -> String {
    let lines = quantities.map { #"{"quantity": \#($0)}"# }.joined(separator: ", ")
    return #"{"created_at": "x", "lines": [\#(lines)], "ages": {"Ada": "old", "Bob": 1}}"#
  }

  private static func report(_ orders: [String]) -> Report {
    let json = #"{"orders": [\#(orders.joined(separator: ",\n"))]}"#
    return Experiment(
      model: "Orders", sample: Orders.self, source: "orders.json", bytes: Array(json.utf8)
    ).run()
  }

  private static let appearance = TextAppearance(isUTF8: true) { $0.count }

  private static func text(_ report: Report, rows: ShownRows? = nil) -> String {
    ReportDocument(report, appearance: appearance, rows: rows, sourceLine: { _ in nil }).text.text
  }

  @Test func `places that differ by data share a cause`() throws {
    let report = Self.report([Self.order("\"2\"", "1"), Self.order("\"3\"", "null")])
    let causes = report.causes(of: report.rows)
    #expect(
      causes.map { "\($0.paths.count) \($0.place): \($0.words)" } == [
        #"2 $.orders[*].createdAt: key is "created_at""#,
        #"2 $.orders[*].lines[*].quantity: Int from string "2", "3""#,
        #"2 $.orders[*].ages.*: Int from string "old""#,
        "1 $.orders[1].lines[1].quantity: Int from null",
      ])
    // One is where strict stopped, and the other it would have been.
    let marks = causes[0].tallies.map { $0.map { "\($0.outcome) \($0.isAlone) \($0.count)" } }
    #expect(
      marks == [["threw false 1", "threw true 1"], ["default false 2"], ["default false 2"]])
    // Each problem that is no consequence of others is in one cause.
    let problems = report.rows.indices.filter { row in
      report.rows[row].fields.contains { $0?.isProblem == true && $0?.reason != .badElement }
        && report.rows[row].fields.first??.found?.kind != .object
        && report.rows[row].fields.first??.found?.kind != .array
    }
    #expect(Set(causes.flatMap(\.paths)) == Set(problems.map { report.rows[$0].path }))
  }

  @Test(arguments: [40, 4000])
  func `all places of a cause are counted, listed or not`(_ count: Int) throws {
    let report = Self.report(Array(repeating: Self.order("\"2\"", "1"), count: count))
    let causes = report.causes(of: report.rows)
    #expect(
      causes.map { "\($0.placeCount) \($0.place): \($0.words)" } == [
        "\(count) $.orders[*].createdAt: key is \"created_at\"",
        "\(count) $.orders[*].lines[*].quantity: Int from string \"2\"",
        "\(count) $.orders[*].ages.*: Int from string \"old\"",
      ])
    let strict = try #require(report[.strict])
    #expect(causes.reduce(0) { $0 + $1.counts[0].errors } == strict.problemCount.errors)
    for cause in causes {
      for (style, tallies) in cause.tallies.enumerated() {
        #expect(tallies.reduce(0) { $0 + $1.count } == count, "\(style) \(tallies)")
      }
    }
  }

  private enum Tags: Sample {
    struct Root: Codable { var ids: Set<Int> }
    struct Smart: SmartCodable { var ids: Set<Int> = [] }
    typealias StrictModel = Root
    typealias DefaultModel = Root
    typealias SmartModel = Smart
  }

  @Test func `of equal elements a set has one, and no key is spoken of`() {
    let json = #"{"ids": [7, 7], "ids": [8]}"#
    let report = Experiment(
      model: "Tags", sample: Tags.self, source: "tags.json", bytes: Array(json.utf8)
    ).run()
    #expect(
      report.causes(of: report.rows).map { "\($0.place): \($0.words)" } == [
        "$.ids[1]: an equal one is there", "$.ids: the key came before",
      ])
  }

  @Test func `the message comes first, then causes, then the rows`() throws {
    let text = Self.text(Self.report([Self.order("\"2\""), Self.order("\"3\"")]))
    let places = try ["error: expected String", "N  PROBLEM", "FIELD", "strict   threw"].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `of many rows those that are as sent aren't shown, and how many is said`() {
    let good = #"{"createdAt": "x", "lines": [{"quantity": 1}], "ages": {}}"#
    let report = Self.report(Array(repeating: good, count: 20) + [Self.order("\"2\"")])
    let text = Self.text(report)
    #expect(text.contains("$.orders[20].lines[0].quantity"))
    #expect(!text.contains("$.orders[3].lines"))
    #expect(text.contains("rows as sent aren't shown: --rows all"))
    #expect(Self.text(report, rows: .all).contains("$.orders[3].lines"))
    let few = Self.report([good])
    #expect(Self.text(few).contains("$.orders[0].lines"))
    #expect(Self.text(few, rows: .changed).contains("7 rows as sent aren't shown: --rows all"))
  }

  @Test func `a why is told once, with the places that it holds for`() {
    let report = Self.report((0..<24).map { _ in Self.order("1") })
    let explainer = Explainer(report, isForMany: false) { _ in nil }
    let text = ReportDocument(
      report, appearance: Self.appearance, sourceLine: { _ in nil }, explain: explainer.explanation
    ).text.text
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("STRICT  $") }
    #expect(heads.count { $0.hasSuffix(".createdAt") } == 2)
    #expect(text.contains("$.orders[*].createdAt, 22 times"))
  }
}
