import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// What the lessons say of code as it stands in print, tried in ways that can't hurt.
@Suite struct InPrintTests {
  @Test func `a failed decode stays where it is, and a super decoder steps on`() throws {
    struct Tries: Decodable {
      var stays: [Int] = []
      var steps: [Int] = []

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        for _ in 1...3 {
          _ = try? list.decode(Int.self)
          stays.append(list.currentIndex)
        }
        while !list.isAtEnd {
          steps.append((try? Int(from: list.superDecoder())) ?? -1)
        }
      }
    }
    let tries = try JSONDecoder().decode(Tries.self, from: Data("[1, null, 2]".utf8))
    #expect(tries.stays == [1, 1, 1])
    #expect(tries.steps == [-1, 2])
  }

  @Test func `an unkeyed twin is never called, a name of its own is`() throws {
    struct Point: Decodable {
      var twin: Double?
      var own: Double

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        twin = try? list.decode(DefaultDouble.self).wrappedValue
        own = try list.decodeOrDefault(Double.self)
      }
    }
    let point = try JSONDecoder().decode(Point.self, from: Data("[]".utf8))
    #expect(point.twin == nil)
    #expect(point.own == 0)
  }

  @propertyWrapper
  fileprivate struct ZeroInt: Decodable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
    }
  }

  @Test(arguments: ["{}", #"{"plays": null}"#, #"{"plays": "40"}"#])
  func `with an overload of its own a wrapper may miss its key`(_ json: String) throws {
    struct Song: Decodable { @ZeroInt var plays: Int }
    #expect(try JSONDecoder().decode(Song.self, from: Data(json.utf8)).plays == 0)
  }

  @Test(arguments: [("1", true), ("2", false), ("-1", false), ("true", true), ("null", nil)])
  func `the mended overload makes every integer but one false`(
    _ json: String, _ answer: Bool?
  ) throws {
    let song = Data(#"{"id": 7, "isLiked": \#(json), "isNew": true, "plays": 1}"#.utf8)
    #expect(try JSONDecoder().decode(BoolOverload.Strict.Song.self, from: song).isLiked == answer)
  }

  @Test func `a generic optional of Bool isn't touched by the overload`() throws {
    struct Box<Value: Decodable>: Decodable { var isLiked: Value? }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Box<Bool>.self, from: Data(#"{"isLiked": 1}"#.utf8))
    }
  }

  @Test(arguments: [
    ("null", #"{"isOpen":true}"#, #"{"isOpen":true,"seats":null}"#),
    ("beyond-int", #"{"seats":9223372036854775808}"#, #"{"seats":9223372036854775809}"#),
    ("whole-double", #"{"isOpen":true,"seats":5}"#, #"{"isOpen":true,"seats":5}"#),
    ("list-inside", #"{"isOpen":true}"#, #"{"isOpen":true,"seats":[3,12]}"#),
  ])
  func `a dictionary as in print loses what fits none of its types`(
    _ name: String, _ printed: String, _ kept: String
  ) throws {
    let entry = try SampleCatalogueTests.entry("AnyAsPrinted")
    let json = Data(try #require(entry.payload(named: name)).bytes)
    let strict = try JSONDecoder().decode(AnyAsPrinted.Strict.Plan.self, from: json)
    let defaulted = try JSONDecoder().decode(AnyAsPrinted.Defaulted.Plan.self, from: json)
    #expect(
      text(strict.extra.values.mapValues { ($0 as? Double).map { UInt($0) } ?? $0 }) == printed)
    #expect(text(defaulted.extra.anyValue) == kept)
  }

  @Test func `nil by a key removes it from a dictionary, unless it is wrapped or a value`() {
    var printed: [String: Any] = ["a": 1]
    printed["a"] = nil
    #expect(printed.isEmpty)
    var wrapped: [String: Any?] = [:]
    wrapped["a"] = .some(nil)
    #expect(wrapped.count == 1)
    printed.updateValue(NSNull(), forKey: "a")
    #expect(text(printed) == #"{"a":null}"#)
  }

  /// The value as JSON, with its keys sorted.
  private func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "no JSON"
  }

  @Test func `what is caught as a decoding error doesn't include the printed one`() {
    let printed: any Error = EncodingError.invalidValue(
      0, EncodingError.Context(codingPath: [], debugDescription: ""))
    #expect(!(printed is DecodingError))
  }
}

/// A model in a file with the overload as in print: only integers get out of it.
private struct Liked: Decodable {
  var isLiked: Bool?
}

extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
    return try? decodeIfPresent(Bool.self, forKey: key)
  }

  fileprivate func decode(
    _ type: InPrintTests.ZeroInt.Type, forKey key: Key
  ) throws -> InPrintTests.ZeroInt {
    try decodeIfPresent(type, forKey: key) ?? InPrintTests.ZeroInt(wrappedValue: 0)
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decode<Value>(
    _ type: DefaultCodable<Value>.Type
  ) throws -> DefaultCodable<Value> {
    try decodeIfPresent(type) ?? DefaultCodable()
  }

  fileprivate mutating func decodeOrDefault<Value: DefaultValue & Codable>(
    _ type: Value.Type
  ) throws -> Value {
    try decodeIfPresent(type) ?? Value.defaultValue
  }
}
