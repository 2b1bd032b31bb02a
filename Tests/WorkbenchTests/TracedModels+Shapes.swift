import Foundation

/// Ways to decode that a model may have beside those that the compiler writes.
extension TracedModels {
  static let shapes: [any (Decodable & SendableMetatype).Type] = [
    AllKeys.self, Headed.self, Sibling.self, Grid.self, Union.self, Nullable.self, Twice<Int>.self,
    Twice<[String: Letter]>.self, Expression.self, Paths.self, Loose.self, Counted.self,
    Skipping.self, [Int: Person].self, [Letter: [Int]].self, [String: [Letter?]].self,
    [[String: Int]].self, [[[Int]]].self, Int??.self, [Int?].self, ClosedRange<Int>.self,
    DateInterval.self, DateComponents.self, IndexSet.self, CGPoint.self, CGRect.self,
    Duration.self, Locale.self, ContiguousArray<Int>.self, Result8.self, Unread.self,
  ]

  /// Reads whatever keys there are.
  struct AllKeys: Decodable {
    var pairs: [String: Int] = [:]
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys {
        pairs[key.stringValue] = try container.decode(Int.self, forKey: key)
      }
    }
  }

  /// Reads its first element otherwise than the others.
  struct Headed: Decodable {
    var head: String
    var tail: [Int] = []
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      head = try container.decode(String.self)
      while let next = try container.decodeIfPresent(Int.self) { tail.append(next) }
    }
  }

  /// Reads another model from its own object.
  struct Sibling: Decodable {
    var person: Person
    var age: Int
    private enum CodingKeys: CodingKey { case age }
    init(from decoder: any Decoder) throws {
      person = try Person(from: decoder)
      age = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .age)
    }
  }

  /// Containers within containers, without models between them.
  struct Grid: Decodable {
    var cells: [String] = []
    init(from decoder: any Decoder) throws {
      var rows = try decoder.unkeyedContainer()
      while !rows.isAtEnd {
        var row = try rows.nestedUnkeyedContainer()
        while !row.isAtEnd {
          if try row.decodeNil() { continue }
          if let object = try? row.nestedContainer(keyedBy: AnyKey.self) {
            cells.append("\(object.allKeys.count)")
          } else {
            cells.append("\(try row.decode(Int.self))")
          }
        }
      }
    }
  }

  /// Tries one type after the other.
  enum Union: Decodable {
    case number(Int)
    case text(String)
    case person(Person)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let person = try? container.decode(Person.self) {
        self = .person(person)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// Asks for null first.
  struct Nullable: Decodable {
    var name: String
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      name = container.decodeNil() ? "null" : try container.decode(String.self)
    }
  }

  struct Twice<Value: Decodable>: Decodable {
    var name: Value
    var inner: Value?
  }

  /// An enum that holds itself.
  indirect enum Expression: Codable {
    case leaf(Int)
    case dot(x: Expression, y: Expression?)
    case first
  }

  /// Shows where it stands.
  struct Paths: Decodable {
    var path: [String]
    init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map(\.stringValue)
      if let container = try? decoder.container(keyedBy: AnyKey.self) {
        path += container.codingPath.map(\.stringValue)
      } else if let container = try? decoder.unkeyedContainer() {
        path += container.codingPath.map(\.stringValue) + ["\(container.count ?? -1)"]
      }
    }
  }

  /// Catches everything by hand.
  struct Loose: Decodable {
    var name: String
    var age: Int
    private enum CodingKeys: CodingKey { case name, age }
    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      name = (try? container?.decode(String.self, forKey: .name)) ?? "?"
      age = (try? container?.decodeIfPresent(Int.self, forKey: .age)) ?? -1
    }
  }

  /// Counts without decoding.
  struct Counted: Decodable {
    var count: Int
    init(from decoder: any Decoder) throws {
      count = try decoder.unkeyedContainer().count ?? -1
    }
  }

  /// Steps over what it doesn't want by a decoder of its own.
  struct Skipping: Decodable {
    var kept: [Int] = []
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let element = try container.superDecoder()
        if let value = try? Int(from: element) { kept.append(value) }
      }
    }
  }

  struct Result8: RawRepresentable, Codable, Hashable {
    var rawValue: Int8
  }

  /// Asks for nothing at all.
  struct Unread: Decodable {
    init(from decoder: any Decoder) {}
  }
}
