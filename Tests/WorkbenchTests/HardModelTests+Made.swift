import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

extension HardModelTests {
  static let made: [Case] = [
    Case(
      name: "wrappers that make something else of a text or an array",
      model: HardModels.Converted.self,
      json: #"""
        {"ids": "1,x,3", "clean": "4,5", "first": ["p", "q"], "only": ["r"], "odd": [1, 2, 3], "seat": {"row": 1, "place": "2"}, "tags": ["a", "b", "a"]}
        """#,
      report: #"""
        strict Converted(ids: [1, 3], clean: [4, 5], first: "p", only: "r", odd: [1, 3], seat: nil, tags: ["a", "b"])
        ~ $.ids [Int] "1,x,3" → [1, 3] wrong-type silently inferred
        ~ $.clean [Int] "4,5" → [4, 5] wrong-type inferred
        ~ $.first String? ["p", "q"] → "p" wrong-type inferred
        ✓ $.first[0] String "p" → "p"
        ⊘ $.first[1] String "q" custom silently inferred
        ~ $.only String? ["r"] → "r" wrong-type inferred
        ✓ $.only[0] String "r" → "r"
        ~ $.odd [Int] [1, 2, 3] → [1, 3] custom inferred
        ✓ $.odd[0] Int 1 → 1
        ⊘ $.odd[1] Int 2 custom silently inferred
        ✓ $.odd[2] Int 3 → 3
        ∅ $.seat Seat? {"row": 1, "place": "2"} → nil bad-element guilty $.seat.place silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $.seat.row Int 1 bad-element silently inferred
        ⊘ $.seat.place Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ~ $.tags Set<String> ["a", "b", "a"] → ["a", "b"] bad-element guilty $.tags[2]
        ✓ $.tags[0] String "a" → "a"
        ✓ $.tags[1] String "b" → "b"
        ⊘ $.tags[2] String "a" duplicate-key silently inferred
        """#),
    Case(
      name: "an error behind values that are filled in", model: HardModels.Settings.self,
      json: #"{"mail": "x"}"#,
      report: #"""
        strict threw custom $.mail 1:10 wanted Mail
        ↺ $.tags [String]? ◌ missing inferred
        ↺ $.level Int? ◌ missing inferred
        ✗ $.mail Mail "x" custom “Refused()”
        """#),
    Case(
      name: "keys that are missing in a class and its superclass", model: HardModels.Circle.self,
      json: "{}",
      report: #"""
        strict threw keyNotFound $.radius 1:1 wanted Double
        ✗ $.radius Double ◌ missing “No value associated with key CodingKeys(stringValue: "radius", intValue: nil) ("radius").”
        ⋯ $.kind String ◌ alone threw missing
        """#),
    Case(
      name: "a value that is filled in, in the value of a case", model: [HardModels.Pet].self,
      json: #"[{"name": "Rex"}, {"name": "Tripod", "legs": 3}]"#,
      report: #"""
        strict [.dog(Dog(name: "Rex", legs: 4)), .dog(Dog(name: "Tripod", legs: 3))]
        ~ $[0] Pet {"name": "Rex"} → .dog(Dog(name: "Rex", legs: 4)) bad-element guilty $[0].legs
        ✓ $[0].name String "Rex" → "Rex"
        ↺ $[0].legs Int? ◌ → 4 missing inferred
        ✓ $[1] Pet {"name": "Tripod", "legs": 3} → .dog(Dog(name: "Tripod", legs: 3))
        ✓ $[1].name String "Tripod" → "Tripod"
        ✓ $[1].legs Int? 3 → 3
        """#),
    Case(
      name: "a fault in an element that a wrapper would let go", model: HardModels.Shortlist.self,
      json:
        #"{"name": 1, "seats": [{"row": 1, "place": 1}, {"row": 2, "place": 2}, {"row": "3", "place": 3}]}"#,
      report: #"""
        strict threw typeMismatch $.name 1:10 wanted String
        ✗ $.name String 1 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.seats [Seat] [{"row": 1, "place": 1}, {"row": 2, "place": 2}, {"row": "3", "place": 3}] alone threw bad-element
        ⋯ $.seats[0] Seat {"row": 1, "place": 1} alone as-sent
        ⋯ $.seats[0].row Int 1 alone as-sent
        ⋯ $.seats[0].place Int 1 alone as-sent
        ⋯ $.seats[1] Seat {"row": 2, "place": 2} alone as-sent
        ⋯ $.seats[1].row Int 2 alone as-sent
        ⋯ $.seats[1].place Int 2 alone as-sent
        ⋯ $.seats[2] Seat {"row": "3", "place": 3} alone threw bad-element
        ⋯ $.seats[2].row Int "3" alone threw wrong-type
        ⋯ $.seats[2].place Int 3 alone as-sent
        """#),
    Case(
      name: "a dictionary's elements behind a bad key", model: [String: [Int: String]].self,
      json: #"{"a": {"7": "x", "y": "z", "8": 3}}"#,
      report: #"""
        strict threw typeMismatch $.a.y 1:18 wanted Int
        ✗ $.a [Int: String] {"7": "x", "y": "z", "8": 3} bad-element guilty $.a.y “Expected Int key but found String key instead.”
        ✓ $.a["7"] String "x" → "x"
        ✗ $.a.y Int "y" wrong-type “Expected Int key but found String key instead.”
        """#),
  ]

  /// Without a source nobody knows that it asks in a line.
  @Test func `what a straight line of code asks for is tried to its end`() throws {
    var experiment = Experiment(
      model: "Circle", sample: Root<HardModels.Circle>.self, source: "c.json",
      bytes: Array("{}".utf8), styles: [.strict])
    experiment.facts[.strict] =
      ModelSource(
        fileName: "Circle.swift",
        text: """
          class Shape: Decodable { var kind: String }
          final class Circle: Shape {
            var radius: Double
            required init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: CodingKeys.self)
              radius = try container.decode(Double.self, forKey: .radius)
              try super.init(from: decoder)
            }
          }
          """, firstLine: 1
      ).read
    let strict = try #require(experiment.run()[.strict])
    #expect(strict.summary.errors == 2 && !strict.summary.isCutShort)
    #expect(strict.fields.map { "\($0.path)" } == ["$.radius", "$.kind"])
  }

  /// Looks at each object before it decodes it.
  struct Drawing: Decodable {
    var kinds: [Int] = []
    private enum CodingKeys: CodingKey { case shapes, kind }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var shapes = try container.nestedUnkeyedContainer(forKey: .shapes)
      while !shapes.isAtEnd {
        var peek = shapes
        let shape = try peek.nestedContainer(keyedBy: CodingKeys.self)
        kinds.append(try shape.decode(Int.self, forKey: .kind))
        _ = try shapes.decode([String: Int].self)
      }
    }
  }

  @Test func `a value that is looked at twice is one problem`() throws {
    var experiment = Experiment(
      model: "Drawing", sample: Root<Drawing>.self, source: "d.json",
      bytes: Array(#"{"shapes": [{"kind": "x"}, {"kind": 1}, {"kind": "y"}]}"#.utf8),
      styles: [.strict])
    experiment.facts[.strict] =
      ModelSource(
        fileName: "Drawing.swift",
        text: """
          struct Drawing: Decodable { init(from decoder: any Decoder) throws {
            while !shapes.isAtEnd { read() }
          } }
          """, firstLine: 1
      ).read
    let strict = try #require(experiment.run()[.strict])
    #expect(strict.summary.errors == 2)
  }

  @Test func `faults far back in a large array are listed, and no calm element`() throws {
    let rows = (0..<6000).map { number in
      [10, 4500, 5998].contains(number) ? #"{"row": "x", "place": 1}"# : #"{"row": 1, "place": 2}"#
    }
    let json = #"{"a": [\#(rows.joined(separator: ","))], "b": "z"}"#
    struct Hall: Decodable {
      var a: [HardModels.Seat]
      var b: Int
    }
    let strict = try #require(run(Root<Hall>.self, json, [.strict])[.strict])
    let bad = strict.fields.filter { !$0.isContainer && $0.outcome != .asSent }
      .filter { $0.outcome == .threw || $0.alone?.outcome == .threw }
    #expect(
      bad.map { "\($0.path)" } == ["$.a[10].row", "$.a[4500].row", "$.a[5998].row", "$.b"])
    #expect(strict.summary.errors == 4)
  }

  /// A version of which no placeholder can be made.
  struct Version: Decodable {
    struct Malformed: Error {}
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard text.contains(".") else { throw Malformed() }
    }
  }

  struct App: Decodable {
    var name: String
    var version: Version
    var size: Int
  }

  struct Store: Decodable {
    var version: Version
    var apps: [App]
    var note: String?
    var count: UInt8
  }

  private static let storeSource = ModelSource(
    fileName: "Store.swift",
    text: """
      struct Version: Decodable { init(from decoder: any Decoder) throws { guard x else { throw y } } }
      struct App: Decodable { var name: String; var version: Version; var size: Int }
      struct Store: Decodable {
        var version: Version
        var apps: [App]
        var note: String?
        var count: UInt8
      }
      """, firstLine: 1)

  /// As often as it throws when one fault after the other is mended.
  @Test func `what is behind a value of which no placeholder can be made is tried alone`() throws {
    let faults = [
      (#""version": "1""#, #""version": "1.0""#), (#""name": 1"#, #""name": "a""#),
      (#""version": "2""#, #""version": "2.0""#), (#""size": "3""#, #""size": 3"#),
      (#""note": 5"#, #""note": null"#), (#""count": 300"#, #""count": 30"#),
    ]
    var json = """
      {"version": "1", "apps": [{"name": 1, "version": "2", "size": "3"}], "note": 5, "count": 300}
      """
    var experiment = Experiment(
      model: "Store", sample: Root<Store>.self, source: "s.json", bytes: Array(json.utf8),
      styles: [.strict])
    experiment.facts[.strict] = Self.storeSource.read
    let strict = try #require(experiment.run()[.strict])
    let bad = strict.fields.filter { !$0.isContainer }
      .filter { $0.outcome == .threw || $0.alone?.outcome == .threw }
    #expect(
      bad.map { "\($0.path)" } == [
        "$.version", "$.apps[0].name", "$.apps[0].version", "$.apps[0].size", "$.note", "$.count",
      ])
    #expect(strict.summary.errors == faults.count)
    #expect(strict.fields.first { $0.outcome == .threw }?.path == bad[0].path)
    for (wrong, right) in faults {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Store.self, from: Data(json.utf8))
      }
      json = json.replacingOccurrences(of: wrong, with: right)
    }
    #expect(throws: Never.self) { try JSONDecoder().decode(Store.self, from: Data(json.utf8)) }
  }

  @Test func `a large dictionary's faults are listed, and its counts are the same each time`()
    throws
  {
    struct Row: Decodable {
      var id: Int
      var tags: [String]
    }
    let rows = (0..<1500).map { number in
      let id = [450, 1400].contains(number) ? #""x""# : "\(number)"
      return #""k\#(number)": {"id": \#(id), "tags": ["a", "b", "c"]}"#
    }
    let json = "{\(rows.joined(separator: ","))}"
    let reports = (0..<4).map { _ in run(Root<[String: Row]>.self, json, [.strict])[.strict] }
    let bad = (reports[0]?.fields ?? []).filter { !$0.isContainer }
      .filter { $0.outcome == .threw || $0.alone?.outcome == .threw }
    #expect(bad.map { "\($0.path)" } == ["$.k450.id", "$.k1400.id"])
    #expect(reports[0]?.summary.errors == 2)
    #expect(Set(reports.map { "\($0?.summary as Any)" }).count == 1)
  }

  @propertyWrapper struct OrElse<T: Decodable & Origin>: Decodable {
    var wrappedValue: T
    init(from decoder: any Decoder) throws { wrappedValue = (try? T(from: decoder)) ?? T.origin }
  }

  struct Point: Decodable, Origin {
    var x: Int
    var y: Int
    static var origin: Point { Point(x: 0, y: 0) }
  }

  struct Plan: Decodable {
    @OrElse var whole: Point
    @OrElse var half: Point
    @OrElse var none: Point
  }

  @Test func `a wrapper's value that isn't what was read at its place stands in`() {
    let json = #"{"whole": {"x": 1, "y": 2}, "half": {"x": 7}, "none": {}}"#
    let report = lines(run(Root<Plan>.self, json, [.strict]))
    #expect(
      report.contains(
        "↺ $.half Point {\"x\": 7} → Point(x: 0, y: 0) bad-element guilty $.half.y silently"))
    #expect(report.contains("⊘ $.half.x Int 7 bad-element silently"))
    #expect(report.contains("✓ $.whole Point") && report.contains("↺ $.none Point {}"))
  }
}

/// A value that stands in for one that can't be decoded.
protocol Origin {
  static var origin: Self { get }
}
