import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// Losses that raise no error, found although strict decoding succeeds.
@Suite struct SilentLossTests {
  struct Parcel: Codable {
    let version: Int = 3
    let label: String = "p"
    var weight: Int = 1
    var note: String?

    private enum CodingKeys: CodingKey { case version, label, note }
  }

  @Test func `a property that is never asked for keeps its initial value`() throws {
    let json = #"{"version": 9, "label": "p", "weight": 5, "note": "n"}"#
    let parcel = try JSONDecoder().decode(Parcel.self, from: Data(json.utf8))
    #expect(parcel.version == 3 && parcel.weight == 1)
    let report = run(Root<Parcel>.self, json, [.strict])
    #expect(
      lines(report) == """
        strict Parcel(version: 3, label: "p", weight: 1, note: "n")
        ✓ $.note String? "n" → "n"
        ↺ $.version Int 9 → 3 (initial value) unknown-key silently inferred
        ↺ $.label String "p" → "p" (initial value) unknown-key inferred
        ↺ $.weight Int 5 → 1 (initial value) unknown-key silently inferred
        """)
    #expect(report[.strict]?.summary.silentLoss == 2)
    #expect(report[.strict]?.summary.unknownKeys == 0)
  }

  class Animal: Codable { var id: Int }
  final class Cat: Animal { var name = "?" }

  @Test func `a subclass without an own initializer keeps its properties as they were`() {
    #expect(
      lines(run(Root<Cat>.self, #"{"id": 7, "name": "Ada"}"#, [.strict])) == """
        strict Cat(id: 7, name: "?")
        ✓ $.id Int 7 → 7
        ↺ $.name String "Ada" → "?" (initial value) unknown-key silently inferred
        """)
  }

  struct Renamed: Codable {
    var name: String
    private enum CodingKeys: String, CodingKey { case name = "full_name" }
  }

  @Test func `a property that was asked for by another key isn't said to be kept`() {
    #expect(
      lines(run(Root<Renamed>.self, #"{"full_name": "a", "name": "b"}"#, [.strict])) == """
        strict Renamed(name: "a")
        ✓ $.full_name String "a" → "a"
        ⊘ $.name - "b" unknown-key
        """)
  }

  struct Profile: Codable {
    struct Address: Codable { var zip: String? }
    var address: Address
    var nickname: String?
    var tags: [String]?
  }

  @Test func `an optional that is nil over a mistyped key is a loss`() {
    let report = run(
      Root<Profile>.self, #"{"address": {}, "nick_name": "neo", "tag": null, "other": 1}"#,
      [.strict])
    #expect(
      lines(report)
        == """
        strict Profile(address: Profile.Address(zip: nil), nickname: nil, tags: nil)
        ✓ $.address Address {} → Address(zip: nil)
        ∅ $.address.zip String? ◌ → nil missing
        ∅ $.nickname String? ◌ → nil missing silently inferred meant nick_name
        ∅ $.tags [String]? ◌ → nil missing meant tag
        ⊘ $.nick_name - "neo" unknown-key meant nickname
        ⊘ $.tag - null unknown-key meant tags
        ⊘ $.other - 1 unknown-key
        """.replacing("Profile.Address", with: "Address"))
    #expect(report[.strict]?.summary.silentLoss == 1)
    #expect(report[.strict]?.summary.unknownKeys == 3)
  }

  @Test func `a value that stands outside of the object that wants it is a loss`() throws {
    let report = run(
      Root<Profile>.self, #"{"address": {}, "zip": "8001", "nickname": "n", "tags": []}"#, [.strict]
    )
    let zip = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.address.zip" })
    #expect(zip.outcome == .nil && zip.silentLoss && zip.evidence == .inferred)
    #expect(zip.standsAt?.description == "$.zip")
    let stray = try #require(report[.strict]?.fields.first { "\($0.path)" == "$.zip" })
    #expect(stray.standsAt?.description == "$.address.zip" && stray.reason == .unknownKey)
    #expect(report[.strict]?.summary.silentLoss == 1)
  }

  struct Page: Codable { var size: Int? = 20 }

  @Test func `an initial value is lost where a missing optional key becomes nil`() throws {
    #expect(try JSONDecoder().decode(Page.self, from: Data("{}".utf8)).size == nil)
    var experiment = Experiment(
      model: "Page", sample: Root<Page>.self, source: "test.json", bytes: Array("{}".utf8),
      styles: [.strict, .smart])
    experiment.facts[.strict] =
      ModelSource(
        fileName: "Page.swift", text: "struct Page: Codable { \n  var size: Int? = 20\n}",
        firstLine: 1
      ).read
    let report = experiment.run()
    let field = try #require(report[.strict]?.fields.first)
    #expect(field.outcome == .nil && field.reason == .missing && field.silentLoss)
    #expect(field.initialValue == "20" && field.evidence == .inferred)
    #expect(report[.strict]?.summary.silentLoss == 1 && report[.smart]?.summary.silentLoss == 0)
    let why = report.explanation(of: field, in: .strict) { _ in nil }
    #expect(why.lines.contains { $0.text == "the initial value, 20, is lost" })
  }

  @Test(
    arguments: [
      ("var a: Int? = 20", "a", "20"), ("  var a = \"x\"", "a", "\"x\""),
      ("  public private(set) var a: [Int] = [1, 2]", "a", "[1, 2]"),
      ("  @DefaultCodable var a: Int = 7", "a", "7"),
      ("  @Default<Bool.True> var `in`: Bool? = true", "in", "true"),
      ("  var a: Int?", "a", nil), ("  var a: Int? = nil", "a", nil),
      ("  static var a = 1", "a", nil), ("  // var a = 1", "a", nil),
      ("  func b() {\n    var a = 1\n  }", "a", nil),
      ("  struct N {\n    var a = 1\n  }", "a", nil),
      ("  var a: Int { b }", "a", nil), ("  let a = 1", "a", nil),
      ("  struct N {\n    var b = 1\n  }\n  var a = 2", "a", "2"),
    ] as [(String, String, String?)])
  func `a model's source tells its initial values`(
    _ members: String, _ property: String, _ value: String?
  ) {
    let values = FactIndex(reading: "enum Space {\nstruct M: Codable {\n\(members)\n}\n}")
    #expect(values.initialValue(of: property, in: "Space.M") == value)
  }

  struct Selection: SmartCodable { @SmartIgnored var isSelected = false }

  @Test func `a property that is declared to ignore the payload loses nothing`() throws {
    let report = run(Root<Selection>.self, #"{"isSelected": true}"#, [.smart])
    let field = try #require(report[.smart]?.fields.first)
    #expect(field.outcome == .default && field.value == "false" && !field.silentLoss)
    #expect(report[.smart]?.summary.silentLoss == 0)
  }

  struct Liked: Decodable {
    var isLiked: Bool?
    var name: String
    private enum CodingKeys: CodingKey { case isLiked, name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isLiked = try container.decodeIfPresent(Int.self, forKey: .isLiked).map { $0 == 1 }
      name = "\(try container.decode(Double.self, forKey: .name))"
    }
  }

  @Test func `what a model's own code makes of another type is converted`() throws {
    let json = #"{"isLiked": 1, "name": 7.5}"#
    #expect(try JSONDecoder().decode(Liked.self, from: Data(json.utf8)).isLiked == true)
    #expect(
      lines(run(Only<Liked>.self, #"{"a": {"isLiked": 1, "name": 7.5}}"#, [.strict])) == """
        strict Box<Liked>(a: Liked(isLiked: true, name: "7.5"))
        ~ $.a Liked {"isLiked": 1, "name": 7.5} → Liked(isLiked: true, name: "7.5") bad-element guilty $.a.isLiked
        ~ $.a.isLiked Bool? 1 → true wrong-type inferred
        ~ $.a.name String 7.5 → "7.5" wrong-type inferred
        """)
  }

  struct Point: Decodable {
    var x: Int
    var y: Int
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Int.self)
      y = try container.decode(Int.self)
    }
  }

  @Test func `elements behind the last that is read are named`() {
    #expect(
      lines(run(Only<Point>.self, #"{"a": [1, 2, 3, "4"]}"#, [.strict])) == """
        strict Box<Point>(a: Point(x: 1, y: 2))
        ✓ $.a Point [1, 2, 3, "4"] → Point(x: 1, y: 2)
        ✓ $.a[0] Int 1 → 1
        ✓ $.a[1] Int 2 → 2
        ⊘ $.a[2] - 3 unknown-key
        ⊘ $.a[3] - "4" unknown-key
        """)
  }

  @Test(
    arguments: [
      ("deferred", "1700000000", "2054-11-14T22:13:20Z", "secondsSince1970"),
      ("deferred", "1700000000000", nil, "millisecondsSince1970"),
      ("seconds", "1700000000000", nil, "millisecondsSince1970"),
      ("milliseconds", "1700000000", "1970-01-20T16:13:20Z", "secondsSince1970"),
      ("deferred", "721692800", "2023-11-14T22:13:20Z", nil),
      ("deferred", "0", "2001-01-01T00:00:00Z", nil),
      ("seconds", "1700000000", "2023-11-14T22:13:20Z", nil),
      ("seconds", "0", "1970-01-01T00:00:00Z", nil),
      ("seconds", "-1", "1969-12-31T23:59:59Z", nil),
      ("milliseconds", "1700000000000", "2023-11-14T22:13:20Z", nil),
    ] as [(String, String, String?, String?)])
  func `a date by the wrong epoch is told by its year`(
    _ strategy: String, _ number: String, _ date: String?, _ likelier: String?
  ) throws {
    var options = DecodingOptions()
    options.dateStrategy = .init(argument: strategy)
    let json = #"{"a": \#(number)}"#
    let plain = try options.makeJSONDecoder().decode([String: Date].self, from: Data(json.utf8))
    let field = try #require(
      run(Only<Date>.self, json, [.strict], options)[.strict]?.fields.first)
    #expect(field.value == plain["a"].map { SwiftText.of($0) })
    if let date { #expect(field.value == "\"\(date)\"") }
    #expect((field.outcome == .converted) == (likelier != nil))
    #expect(field.silentLoss == (likelier != nil))
    #expect(field.reason == (likelier == nil ? nil : .badDate))
    #expect(EpochReading(of: field)?.strategy == likelier)
  }

  /// Foundation makes integers of numbers that have a fraction, where a `Double` can't hold it.
  @Test(arguments: [
    ("9007199254740993.5", "9007199254740993"), ("1e-400", "0"),
    ("1.0e-9223372036854775807", "0"), ("1.00000000000000000000000000000001", "1"),
    ("123456789012345678.4", "123456789012345678"),
  ])
  func `a fraction that Foundation cuts off an integer is a silent loss`(
    _ number: String, _ value: String
  ) throws {
    let json = #"{"a": \#(number)}"#
    let plain = try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
    #expect(plain["a"].map { "\($0)" } == value)
    #expect(
      lines(run(Only<Int>.self, json, [.strict])) == """
        strict Box<Int>(a: \(value))
        ~ $.a Int \(number) → \(value) precision silently inferred
        """)
  }

  @Test(arguments: ["1", "-0", "1.0", "100e-2", "10.5e1", "9007199254740993.0", "0e5"])
  func `a whole number is as sent however it is written`(_ number: String) {
    let field = run(Only<Int>.self, #"{"a": \#(number)}"#, [.strict])[.strict]?.fields.first
    #expect(field?.outcome == .asSent && field?.silentLoss == false)
  }
}
