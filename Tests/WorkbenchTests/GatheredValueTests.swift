import DecodingReport
import Foundation
import TestSupport
import Testing
import Workbench

/// Wrappers of nobody's library that make their values of what they read at their place.
@Suite struct GatheredValueTests {
  @propertyWrapper struct First<Value: Decodable>: Decodable {
    var wrappedValue: Value?
    init(from decoder: any Decoder) throws { wrappedValue = try [Value](from: decoder).first }
  }

  @propertyWrapper struct Sum: Decodable {
    var wrappedValue: Int
    init(from decoder: any Decoder) throws { wrappedValue = try [Int](from: decoder).reduce(0, +) }
  }

  @propertyWrapper struct Raised: Decodable {
    var wrappedValue: [Int]
    init(from decoder: any Decoder) throws {
      wrappedValue = try [Int](from: decoder).map { $0 + 1 }
    }
  }

  @propertyWrapper struct Positive: Decodable {
    var wrappedValue: [String: Int]
    init(from decoder: any Decoder) throws {
      wrappedValue = try [String: Int](from: decoder).filter { $0.value > 0 }
    }
  }

  @propertyWrapper struct Envelope<Value: Decodable>: Decodable {
    var wrappedValue: Value
    private enum CodingKeys: CodingKey { case data }
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.container(keyedBy: CodingKeys.self)
        .decode(Value.self, forKey: .data)
    }
  }

  @propertyWrapper struct Words: Decodable {
    var wrappedValue: [Int]
    init(from decoder: any Decoder) throws {
      wrappedValue = try String(from: decoder).split(separator: ",").compactMap { Int($0) }
    }
  }

  @propertyWrapper struct Constant: Decodable {
    var wrappedValue: Int
    init(from decoder: any Decoder) throws { wrappedValue = 42 }
  }

  @propertyWrapper struct NotNegative: Decodable {
    var wrappedValue: Int?
    init(from decoder: any Decoder) throws {
      let number = try Int(from: decoder)
      wrappedValue = number < 0 ? nil : number
    }
  }

  struct Pair: Decodable, Origin {
    var a: Int
    var b: Int
    static var origin: Pair { Pair(a: 0, b: 0) }
    init(a: Int, b: Int) { (self.a, self.b) = (a, b) }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      a = try container.decode(Int.self)
      b = try container.decode(Int.self)
    }
  }

  struct Point: Decodable {
    var x: Int
    var y: Int
  }

  /// Keeps an error's words.
  struct Attempt<Value: Decodable>: Decodable {
    var value: Value?
    var message: String?
    init(from decoder: any Decoder) throws {
      do { value = try Value(from: decoder) } catch { message = "failed" }
    }
  }

  struct Model: Decodable {
    @First var first: Int?
    @First var one: [Int]?
    @Sum var sum: Int
    @Raised var raised: [Int]
    @Positive var positive: [String: Int]
    @Envelope var whole: Int
    @Words var words: [Int]
    @Words var none: [Int]
    @Constant var constant: Int
    @NotNegative var count: Int?
    @HardModelTests.OrElse var pair: Pair
    var tried: Attempt<Point>
  }

  private static let json = #"""
    {"first": [1, 2], "one": [[1], [2]], "sum": [1, 2], "raised": [1, 2],
     "positive": {"a": -1, "b": 2}, "whole": {"data": 1}, "words": "1,2", "none": "x,y",
     "constant": 7, "count": -4, "pair": [1], "tried": {"x": 1}}
    """#

  @Test func `what a wrapper makes of elements and members is told, and what it lets go`() throws {
    let model = try JSONDecoder().decode(Model.self, from: Data(Self.json.utf8))
    #expect(model.first == 1 && model.one == [1] && model.sum == 3 && model.raised == [2, 3])
    #expect(model.pair.b == 0 && model.tried.value == nil && model.constant == 42)
    let said = lines(run(Root<Model>.self, Self.json, [.strict]))
    let wanted = #"""
      ~ $.first Int? [1, 2] → 1 bad-element guilty $.first[1]
      ✓ $.first[0] Int 1 → 1
      ⊘ $.first[1] Int 2 custom silently inferred
      ~ $.one [Int]? [[1], [2]] → [1] bad-element guilty $.one[1]
      ✓ $.one[0] [Int] [1] → [1]
      ✓ $.one[0][0] Int 1 → 1
      ⊘ $.one[1] [Int] [2] custom silently inferred
      ⊘ $.one[1][0] Int 2 bad-element silently
      ~ $.sum Int [1, 2] → 3 custom inferred
      ~ $.sum[0] Int 1 → 3 custom inferred
      ~ $.sum[1] Int 2 → 3 custom inferred
      ~ $.raised [Int] [1, 2] → [2, 3] bad-element guilty $.raised[0]
      ~ $.raised[0] Int 1 → 2 custom silently inferred
      ~ $.raised[1] Int 2 → 3 custom silently inferred
      ~ $.positive [String: Int] {"a": -1, "b": 2} → ["b": 2] bad-element guilty $.positive.a
      ⊘ $.positive.a Int -1 custom silently inferred
      ✓ $.positive.b Int 2 → 2
      ✓ $.whole Int {"data": 1} → 1
      ✓ $.whole.data Int 1 → 1
      ~ $.words [Int] "1,2" → [1, 2] wrong-type inferred
      ↺ $.none [Int] "x,y" → [] wrong-type silently inferred
      ↺ $.constant Int 7 → 42 custom silently inferred
      ∅ $.count Int? -4 → nil custom silently inferred
      ↺ $.pair Pair [1] → Pair(a: 0, b: 0) bad-element
      ⊘ $.pair[0] Int 1 bad-element silently
      ↺ $.tried Attempt<Point> {"x": 1} → Attempt<Point>(value: nil, message: "failed") bad-element guilty $.tried.y
      ⊘ $.tried.x Int 1 bad-element silently
      """#
    for line in wanted.split(separator: "\n") { #expect(said.contains(line), "\(line)") }
  }

  @propertyWrapper struct OrEmpty<Value: Decodable>: Decodable {
    var wrappedValue: [Value]
    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode([Value].self)) ?? []
    }
  }

  @propertyWrapper struct Known<Value: Decodable>: Decodable {
    var wrappedValue: [Value] = []
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        if let value = try list.decode(Attempt<Value>.self).value { wrappedValue.append(value) }
      }
    }
  }

  struct Lists: Decodable {
    @OrEmpty var points: [Point]
    @Known var known: [Int]
  }

  @Test func `of what nobody said that it is lost that is concluded, as of what is around it`() {
    let report = run(
      Root<Lists>.self, #"{"points": [{"x": 1, "y": 2}, {"x": 1}], "known": [1, "x"]}"#, [.strict])
    let fields = report[.strict]?.fields ?? []
    #expect(
      fields.filter { $0.outcome != .asSent }.map { "\($0.path) \($0.outcome) \($0.evidence)" } == [
        "$.points default inferred", "$.points[0] dropped inferred",
        "$.points[0].x dropped inferred", "$.points[0].y dropped inferred",
        "$.points[1] dropped inferred", "$.points[1].x dropped inferred",
        "$.points[1].y dropped inferred", "$.known converted reported",
        "$.known[1] dropped inferred",
      ])
  }

  /// Its own overload for keys has something stand in, and no call is made for that.
  @propertyWrapper struct OrZero: Codable {
    var wrappedValue: Int
    init(_ value: Int) { wrappedValue = value }
    init(from decoder: any Decoder) throws { wrappedValue = try Int(from: decoder) }
  }

  @propertyWrapper struct OrNil: Codable {
    var wrappedValue: Int?
    init(_ value: Int?) { wrappedValue = value }
    init(from decoder: any Decoder) throws { wrappedValue = try Int(from: decoder) }
  }

  struct Caught: Codable {
    @OrZero var bad: Int
    @OrZero var gone: Int
    @OrNil var odd: Int?
    var last: Int
  }

  @Test(arguments: [#""z""#, "1"])
  func `what a wrapper's overload has stand in is told, however the decode ends`(_ last: String)
    throws
  {
    let source = #"""
      struct Caught: Codable {
        @OrZero var bad: Int
        @OrZero var gone: Int
        @OrNil var odd: Int?
        var last: Int
      }
      """#
    let json = #"{"bad": "x", "odd": "y", "last": \#(last)}"#
    var experiment = Experiment(
      model: "Caught", sample: Root<Caught>.self, source: "test.json", bytes: Array(json.utf8),
      styles: [.strict])
    experiment.facts[.strict] =
      ModelSource(
        fileName: "Caught.swift", text: source, firstLine: 1
      ).read
    let fields = try #require(experiment.run()[.strict]?.fields)
    #expect(fields.prefix(3).map(\.outcome) == [.default, .default, .nil])
    #expect(fields.prefix(3).map(\.value) == ["0", "0", "nil"])
    #expect(fields.prefix(3).map(\.silentLoss) == [true, false, true])
  }

  enum Kind: String, Codable { case a }

  struct Keyed: Codable { var counts: [Kind: Int] }

  @Test func `an object where a dictionary is an array of keys and values is told so`() throws {
    let json = #"{"counts": {"a": 1}}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Keyed.self, from: Data(json.utf8))
    }
    _ = try JSONDecoder().decode(Keyed.self, from: Data(#"{"counts": ["a", 1]}"#.utf8))
    let report = run(Root<Keyed>.self, json, [.strict])
    let field = try #require(report[.strict]?.fields.first)
    let why = report.explanation(of: field, in: .strict) { _ in nil }.text(width: \.count)
    #expect(why.contains("of others it is an array of keys and values by turns"))
    #expect(why.contains("var counts: [String: Int]"))
  }

  class Shape: Decodable {
    let type: String
    private enum CodingKeys: CodingKey { case type }
    required init(from decoder: any Decoder) throws {
      type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
    }
  }

  struct Drawing: Decodable {
    let shapes: [Shape]
    private enum CodingKeys: CodingKey { case shapes, type }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var peeked = try container.nestedUnkeyedContainer(forKey: .shapes)
      var read = peeked
      var shapes: [Shape] = []
      while !peeked.isAtEnd {
        _ = try peeked.nestedContainer(keyedBy: CodingKeys.self).decode(
          String.self, forKey: .type)
        shapes.append(try read.decode(Shape.self))
      }
      self.shapes = shapes
    }
  }

  @Test func `a member that is looked at before its object is decoded is one field`() {
    let report = run(
      Root<Drawing>.self, #"{"shapes": [{"type": "a"}, {"type": "b"}]}"#, [.strict])
    #expect(
      report[.strict]?.fields.map { "\($0.path)" } == [
        "$.shapes", "$.shapes[0]", "$.shapes[0].type", "$.shapes[1]", "$.shapes[1].type",
      ])
    #expect(report[.strict]?.summary[.asSent] == 2)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: GatheredValueTests.OrZero.Type, forKey key: Key) throws
    -> GatheredValueTests.OrZero
  {
    (try? decodeIfPresent(type, forKey: key)) ?? GatheredValueTests.OrZero(0)
  }

  func decode(_ type: GatheredValueTests.OrNil.Type, forKey key: Key) throws
    -> GatheredValueTests.OrNil
  {
    (try? decodeIfPresent(type, forKey: key)) ?? GatheredValueTests.OrNil(nil)
  }
}
