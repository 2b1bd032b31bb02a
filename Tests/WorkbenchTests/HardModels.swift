import DecodingStyles
import Foundation

/// Models that a report may easily get wrong, since their own code decides what they ask for.
enum HardModels {
  /// One JSON type after the other.
  enum Either: Decodable {
    case number(Int)
    case text(String)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { self = .number(try container.decode(Int.self)) } catch {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// A kind beside the rest tells what the element is.
  enum Block: Decodable {
    case text(String)
    case image(width: Int)
    private enum CodingKeys: CodingKey { case kind, text, width }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "text": self = .text(try container.decode(String.self, forKey: .text))
      case "image": self = .image(width: try container.decode(Int.self, forKey: .width))
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "no such kind: \(kind)")
      }
    }
  }

  /// Containers within its own.
  struct Nested: Decodable {
    var city: String
    var zip: String?
    private enum Outer: CodingKey { case place }
    private enum Inner: CodingKey { case city, zip }
    init(from decoder: any Decoder) throws {
      let inner = try decoder.container(keyedBy: Outer.self)
        .nestedContainer(keyedBy: Inner.self, forKey: .place)
      city = try inner.decode(String.self, forKey: .city)
      zip = try inner.decodeIfPresent(String.self, forKey: .zip)
    }
  }

  /// `try?` around an optional.
  struct Shrugging: Decodable {
    var age: Int?
    var name: String
    private enum CodingKeys: CodingKey { case age, name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      age = try? container.decodeIfPresent(Int.self, forKey: .age)
      name = try container.decode(String.self, forKey: .name)
    }
  }

  /// Another type, where the first fails.
  struct Retrying: Decodable {
    var price: Double
    private enum CodingKeys: CodingKey { case price }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let price = try? container.decode(Double.self, forKey: .price) {
        self.price = price
      } else {
        price = Double(try container.decode(String.self, forKey: .price)) ?? -1
      }
    }
  }

  /// Reads its object twice, as one model and as another.
  struct TwoPasses: Decodable {
    struct Head: Decodable { var version: Int }
    struct Body: Decodable { var text: String }
    var head: Head
    var body: Body
    init(from decoder: any Decoder) throws {
      head = try Head(from: decoder)
      body = try Body(from: decoder)
    }
  }

  /// Makes up its keys while it decodes.
  struct Numbered: Decodable {
    var values: [Int] = []
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var number = 1
      while container.contains(AnyKey("value\(number)")) {
        values.append(try container.decode(Int.self, forKey: AnyKey("value\(number)")))
        number += 1
      }
    }
  }

  class Animal: Decodable { var name: String }

  final class Dog: Animal {
    var legs: Int
    private enum CodingKeys: CodingKey { case legs }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      legs = try container.decode(Int.self, forKey: .legs)
      try super.init(from: container.superDecoder())
    }
  }

  /// Passes its own decoder on to its superclass.
  final class Cat: Animal {
    var lives: Int
    private enum CodingKeys: CodingKey { case lives }
    required init(from decoder: any Decoder) throws {
      lives = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives)
      try super.init(from: decoder)
    }
  }

  struct Tree: Decodable {
    var name: String
    var children: [Tree]?
  }

  @propertyWrapper struct Trimmed<Value: Decodable>: Decodable {
    var wrappedValue: Value
    init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
  }

  @propertyWrapper struct Zeroed: Decodable {
    var wrappedValue: Int
    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
    }
  }

  /// A wrapper around a wrapper.
  struct Wrapped: Decodable { @Trimmed @Zeroed var count: Int }

  struct Outcome: Decodable {
    var result: Result<Int, Failed>
    struct Failed: Error, Decodable { var reason: String }
    private enum CodingKeys: CodingKey { case value, error }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.error) {
        result = .failure(try container.decode(Failed.self, forKey: .error))
      } else {
        result = .success(try container.decode(Int.self, forKey: .value))
      }
    }
  }

  /// A default by `contains`.
  struct Asking: Decodable {
    var retries = 3
    var isOn = true
    private enum CodingKeys: CodingKey { case retries, isOn }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.retries) {
        retries = try container.decode(Int.self, forKey: .retries)
      }
      isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? true
    }
  }

  /// Refuses what it has read.
  struct Strict: Decodable {
    var low: Int
    var high: Int
    private enum CodingKeys: CodingKey { case low, high }
    struct Reversed: Error {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      low = try container.decode(Int.self, forKey: .low)
      high = try container.decode(Int.self, forKey: .high)
      if low > high { throw Reversed() }
    }
  }

  struct Pair: Decodable {
    var first: Int
    var second: String
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int.self)
      second = try container.decode(String.self)
    }
  }

  /// Keeps what it can of a dictionary.
  struct Sieve: Decodable {
    var kept: [String: Int] = [:]
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys {
        kept[key.stringValue] = try? container.decode(Int.self, forKey: key)
      }
    }
  }

  /// Swallows an error behind another one.
  struct Late: Decodable {
    var first: Int
    var second: Int?
    var third: Int
    private enum CodingKeys: CodingKey { case first, second, third }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      first = try container.decode(Int.self, forKey: .first)
      second = try? container.decode(Int.self, forKey: .second)
      third = try container.decode(Int.self, forKey: .third)
    }
  }

  struct Units: OptionSet, Decodable {
    var rawValue: Int
    static let metric = Units(rawValue: 1)
  }

  struct Shop: Decodable {
    var units: Units?
    var byLetter: [TracedModels.Letter: Int]
    var matrix: [[Int]]
    var shape: TracedModels.Shape
  }

  struct Renamed: Decodable {
    var zip: String
    var city: String?
    private enum CodingKeys: String, CodingKey {
      case zip = "postal_code"
      case city = "town"
    }
  }

  /// Makes one property of two keys.
  struct Joined: Decodable {
    var name: String
    private enum CodingKeys: CodingKey { case first, last }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let first = try container.decode(String.self, forKey: .first)
      let last = try container.decodeIfPresent(String.self, forKey: .last)
      name = [first, last ?? ""].joined(separator: " ")
    }
  }

  /// A default that a failed list falls back to, within an element that is kept.
  struct Album: Decodable {
    var title: String
    var tracks: [Int]
    private enum CodingKeys: CodingKey { case title, tracks }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
      tracks = (try? container.decode([Int].self, forKey: .tracks)) ?? []
    }
  }
}
