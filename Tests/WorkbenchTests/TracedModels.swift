import DecodingStyles
import Foundation
import Workbench

/// Types of every kind, and JSON that fits them and doesn't.
enum TracedModels {
  static let values = [
    "null", "true", "0", "1", "1.5", "-1", "300", "1e400", "9223372036854775808", "\"\"",
    "\"first\"", "\"1\"", "\"x y\"", "\"2024-01-02T03:04:05Z\"", "\"aGk=\"", "[]", "[1]",
    "[1, \"x\"]", "[null]", "[\"first\", 2]", "{}", "{\"name\": \"Ada\", \"age\": 36}",
    "{\"name\": \"Ada\", \"age\": \"36\"}", "{\"1\": 2}", "{\"first\": 1}", "{\"key_one\": 1}",
    "{\"super\": {\"name\": \"x\"}, \"age\": 1}", "{\"inner\": {\"list\": [1, 2]}}",
    "{\"inner\": {\"list\": [1, \"2\"]}}", "{\"dot\": {\"x\": 1}}", "{\"dot\": {}}",
    "[[1], [2, \"x\"]]", "\"7b1c0a1e-0000-4000-8000-00000000000a\"",
  ]

  static let all: [any (Decodable & SendableMetatype).Type] =
    shapes + [
      Bool.self, Int.self, Int8.self, Int64.self, UInt.self, UInt8.self, Int128.self, Float.self,
      Double.self, String.self, Date.self, Data.self, URL.self, Decimal.self, UUID.self,
      Letter.self, Named.self, Person.self, Base.self, Derived.self, Deep.self, Shape.self,
      Token.self, [Int].self, [[Int]].self, Set<Int>.self, [String: Int].self, [Int: Int].self,
      [Letter: Int].self, [String: [String: Int]].self, [Letter].self, [Person].self, Int?.self,
      DefaultCodable<Int>.self, Renamed.self,
    ]

  static let options: [DecodingOptions] = {
    var snake = DecodingOptions()
    snake.keyStrategy = .snake
    snake.dateStrategy = .iso8601
    var formatted = DecodingOptions()
    formatted.dateStrategy = .format("yyyy-MM-dd")
    formatted.floatStrategy = .strings
    formatted.dataStrategy = .deferred
    var seconds = DecodingOptions()
    seconds.dateStrategy = .seconds
    seconds.json5 = true
    return [DecodingOptions(), snake, formatted, seconds]
  }()

  enum Letter: String, Codable, CodingKeyRepresentable { case first, second }

  struct Named: Codable { var name: String? }

  struct Person: Codable {
    var name: String
    var age: Int
    var letter: Letter?
  }

  struct Renamed: Codable {
    var keyOne: Int
    var other: Int?
    private enum CodingKeys: String, CodingKey {
      case keyOne
      case other = "key_one"
    }
  }

  class Base: Decodable {
    var name: String
    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
    }
    enum Keys: CodingKey { case name, age }
  }

  final class Derived: Base {
    var age = 0
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      age = try container.decode(Int.self, forKey: .age)
      try super.init(from: container.superDecoder())
    }
  }

  struct Deep: Decodable {
    var list: [Int]
    private enum Outer: CodingKey { case inner }
    private enum Inner: CodingKey { case list }
    init(from decoder: any Decoder) throws {
      let inner = try decoder.container(keyedBy: Outer.self)
        .nestedContainer(keyedBy: Inner.self, forKey: .inner)
      var elements = try inner.nestedUnkeyedContainer(forKey: .list)
      list = []
      while !elements.isAtEnd { list.append(try elements.decode(Int.self)) }
    }
  }

  enum Shape: Codable {
    case dot(x: Int)
    case line
  }

  struct Token: RawRepresentable, Codable {
    var rawValue: String
  }
}
