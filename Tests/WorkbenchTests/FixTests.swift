import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// Fixes as a model's author would write them: with the words of the declaration, and none that
/// doesn't help.
@Suite struct FixTests {
  enum API {
    struct Deep: Codable { var a: Int }
  }

  struct Model: Codable {
    var deeps: [API.Deep]
    var map: [String: API.Deep]?
    var tags: Set<String>
    let constant: Int
    // swift-format-ignore: IdentifiersMustBeASCII
    var größe: Int
  }

  private static let source = ModelSource(
    fileName: "Model.swift",
    text: """
      enum API { struct Deep: Codable { var a: Int } }
      struct Model: Codable {
        public internal(set) var deeps: [API.Deep]
        final var map: [String: API.Deep]?
        var tags: Set<String>, more: Int
        let constant: Int
        var größe: Int
      }
      """, firstLine: 1)

  private func fixes(
    _ path: String, _ json: String, _ styles: [DecodingStyle] = [.strict]
  ) throws -> [String] {
    let report = run(Root<Model>.self, json, styles)
    let properties = FactIndex(reading: Self.source.text)
    let explainer = Explainer(
      report, isForMany: false,
      declaration: { field, _ in properties.declaration(of: field.property, in: "Model") },
      sourceLine: { _ in nil })
    let field = try #require(report[styles[0]]?.fields.first { "\($0.path)" == path })
    return explainer.fixes(of: field, in: styles[0]).map(\.code)
  }

  private static let json =
    #"{"deeps": [{"a": "x"}], "map": {"k": 1}, "tags": ["a", 1], "constant": "1", "größe": "2"}"#

  @Test(
    arguments: [
      ("$.deeps", "@LossyArray public internal(set) var deeps: [API.Deep]"),
      ("$.deeps", "public internal(set) var deeps: [API.Deep] = []"),
      ("$.map", "@LossyDictionary final var map: [String: API.Deep]?"),
      ("$.tags", "@LossySet var tags: Set<String>"),
      ("$.tags[1]", "@LossySet var tags: Set<String>"),
      ("$.constant", "let constant: String"),
      ("$.constant", "@DefaultCodable var constant: Int"),
      ("$.größe", "@DefaultCodable var größe: Int"),
    ])
  func `a fix has the words of the declaration`(_ path: String, _ fix: String) throws {
    #expect(try fixes(path, Self.json).contains(fix))
  }

  @Test func `an element's type is the one that is written`() throws {
    let all = try fixes("$.deeps[0]", #"{"deeps": [null], "tags": [], "constant": 1, "größe": 2}"#)
    #expect(all.first == "public internal(set) var deeps: [API.Deep?]")
  }

  enum Shape: Codable {
    case circle(radius: Double)
    case point
  }

  @Test func `the keys of a case's values have an enum of their own`() throws {
    let report = run(Root<[Shape]>.self, #"[{"circle": {"radus": 2}}]"#, [.strict])
    let missing = try #require(
      report[.strict]?.fields.first { "\($0.path)" == "$[0].circle.radius" })
    let fix = try #require(report.fixes(of: missing, in: .strict).first)
    #expect(fix.code == #"case radius = "radus""#)
    #expect(fix.condition.hasPrefix("in CircleCodingKeys"))
  }

  struct Numbers: Codable {
    var key: UUID
    var age: Int
    var exact: Double
    var text: String
    var list: [Int?]
  }

  @Test func `nothing is said of smart mode where it never came`() throws {
    let json = #"{"key": "x", "age": "42", "exact": 1, "text": "t", "list": []}"#
    let report = run(Root<Numbers>.self, json, [.strict, .smart])
    #expect(report[.smart]?.threw == true)
    let age = try #require(report[.strict]?.fields.first { $0.property == "age" })
    let smart = report.fixes(of: age, in: .strict).filter { $0.place == .smartProperty }
    #expect(
      smart.map(\.condition)
        == ["in a SmartCodable model, where 0 stands in for what can't be converted"])
  }

  @Test func `what wouldn't help isn't advised`() throws {
    let json = #"""
      {"key": "x", "age": 1, "exact": 12345678901234567890.5, "text": "\ud800", "list": [1, null]}
      """#
    let report = run(Root<Numbers>.self, json, [.strict])
    func codes(_ path: String) -> [String] {
      (report[.strict]?.fields ?? []).filter { "\($0.path)" == path }
        .flatMap { report.fixes(of: $0, in: .strict).map(\.code) }
    }
    #expect(codes("$.exact") == ["var exact: Decimal"])
    #expect(!codes("$.text").contains("var text: String"))
    #expect(codes("$.list[1]") == [])
  }

  struct Row: Codable {
    var flag: Bool
    var name: String
    var size: String
  }

  @Test func `a fix for an element's property doesn't cost another element`() throws {
    let json = #"""
      [{"flag": "yes", "name": 1, "size": 123456789012345678901234567890},
       {"flag": true, "name": 1.5, "size": 1}, {"flag": null, "name": null, "size": null}]
      """#
    let report = run(Root<[Row]>.self, json, [.strict])
    func codes(_ path: String) -> [String] {
      (report[.strict]?.fields ?? []).filter { "\($0.path)" == path }
        .flatMap { report.fixes(of: $0, in: .strict).map(\.code) }
    }
    #expect(codes("$[0].flag").first == "@DefaultCodable var flag: Bool")
    #expect(codes("$[0].name").first == "var name: Double")
    #expect(codes("$[0].size").first == "var size: Decimal")
  }

  @Test func `one date strategy is advised for all dates`() throws {
    let json = #"{"a": 1714521600000, "b": 0, "c": [1714521600000]}"#
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    let report = run(Root<Dates>.self, json, [.strict], options)
    for path in ["$.a", "$.b", "$.c[0]"] {
      let field = try #require(report[.strict]?.fields.first { "\($0.path)" == path })
      #expect(
        report.fixes(of: field, in: .strict).first?.code
          == "decoder.dateDecodingStrategy = .millisecondsSince1970")
    }
  }

  @Test func `no date strategy is advised for what a wrapper of the model's own reads`() throws {
    var options = DecodingOptions()
    options.dateStrategy = .iso8601
    let report = run(
      Root<Dates>.self, #"{"a": 5, "b": "2024-01-02T03:04:05Z", "c": []}"#, [.strict], options)
    let field = try #require(report[.strict]?.fields.first { $0.property == "a" })
    func codes(_ ownTypes: Set<String>) -> [String] {
      var declared = PropertyDeclaration(type: .standard(.date), wrappers: ["Seconds"])
      declared.ownTypes = ownTypes
      return Explainer(
        report, isForMany: false, declaration: { [declared] _, _ in declared },
        sourceLine: { _ in nil }
      ).fixes(of: field, in: .strict).map(\.code)
    }
    #expect(codes([]).first == "decoder.dateDecodingStrategy = .secondsSince1970")
    #expect(codes(["Seconds"]).first == "var a: Int")
  }

  struct Dates: Codable {
    var a: Date
    var b: Date
    var c: [Date]
  }

  @Test func `a type that is made without a payload keeps its values`() throws {
    let properties = FactIndex(
      reading: """
        struct Numbers: Codable {
          @DefaultCodable var age: Int
          @DefaultCodable var text: String
          static let defaultValue = Numbers()
        }
        """)
    let json = #"{"key": "x", "age": "42", "exact": 1, "text": 5, "list": []}"#
    let report = run(Root<Numbers>.self, json, [.strict])
    let explainer = Explainer(
      report, isForMany: false,
      declaration: { field, _ in properties.declaration(of: field.property, in: "Numbers") },
      sourceLine: { _ in nil })
    func codes(_ path: String) -> [String] {
      (report[.strict]?.fields ?? []).filter { "\($0.path)" == path }
        .flatMap { explainer.fixes(of: $0, in: .strict).map(\.code) }
    }
    #expect(codes("$.age").first == #"var age: String = """#)
    #expect(codes("$.text").first == "var text: Int = 0")
  }

  @Test func `no other type helps a property that own code makes of another one`() throws {
    let report = run(Root<Model>.self, Self.json, [.strict])
    var field = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.constant" })
    field.isAskedByOwnCode = true
    func codes(_ type: SwiftType) -> [String] {
      Explainer(
        report, isForMany: false,
        declaration: { _, _ in PropertyDeclaration(modifiers: "", isConstant: true, type: type) },
        sourceLine: { _ in nil }
      ).fixes(of: field, in: .strict).map(\.code)
    }
    #expect(codes(.named("Theme")) == [])
    #expect(codes(.standard(.int)).first == "let constant: String")
  }
}
