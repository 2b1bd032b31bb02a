import Foundation

/// Wrappers of other libraries, and models, that make something else of a container or a text.
extension HardModels {
  @propertyWrapper struct CommaSeparated: Decodable {
    var wrappedValue: [Int]
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      wrappedValue = text.split(separator: ",").compactMap { Int($0) }
    }
  }

  @propertyWrapper struct First: Decodable {
    var wrappedValue: String?
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode([String].self).first
    }
  }

  @propertyWrapper struct Odd: Decodable {
    var wrappedValue: [Int]
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode([Int].self)
        .filter { !$0.isMultiple(of: 2) }
    }
  }

  @propertyWrapper struct Fallible<T: Decodable>: Decodable {
    var wrappedValue: T?
    init(from decoder: any Decoder) throws { wrappedValue = try? T(from: decoder) }
  }

  struct Converted: Decodable {
    @CommaSeparated var ids: [Int]
    @CommaSeparated var clean: [Int]
    @First var first: String?
    @First var only: String?
    @Odd var odd: [Int]
    @Fallible var seat: Seat?
    var tags: Set<String>
  }

  struct Seat: Decodable {
    var row: Int
    var place: Int
  }

  /// Asks for everything in a line, and fills in what isn't there.
  struct Settings: Decodable {
    struct Mail: Decodable {
      struct Refused: Error {}
      init(from decoder: any Decoder) throws { throw Refused() }
    }
    var tags: [String]
    var level: Int
    var mail: Mail
    private enum CodingKeys: CodingKey { case tags, level, mail }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
      level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 7
      mail = try container.decode(Mail.self, forKey: .mail)
    }
  }

  /// Keeps the first two elements.
  @propertyWrapper struct Top: Decodable {
    var wrappedValue: [Seat]
    init(from decoder: any Decoder) throws {
      wrappedValue = Array(try [Seat](from: decoder).prefix(2))
    }
  }

  struct Shortlist: Decodable {
    var name: String
    @Top var seats: [Seat]
  }

  /// A case around a model that is read from the same object.
  enum Pet: Decodable {
    struct Dog: Decodable {
      var name: String
      var legs: Int
      private enum CodingKeys: CodingKey { case name, legs }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        legs = try container.decodeIfPresent(Int.self, forKey: .legs) ?? 4
      }
    }
    case dog(Dog)
    init(from decoder: any Decoder) throws { self = .dog(try Dog(from: decoder)) }
  }

  class Shape: Decodable { var kind: String }

  final class Circle: Shape {
    var radius: Double
    private enum CodingKeys: CodingKey { case radius }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      radius = try container.decode(Double.self, forKey: .radius)
      try super.init(from: decoder)
    }
  }
}
