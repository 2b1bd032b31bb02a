import Foundation

/// Models that try one shape of JSON after the other, and models that can't be stood in for.
extension HardModels {
  /// One value or several.
  enum OneOrMany: Decodable {
    case one(String)
    case many([String])
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(String.self) {
        self = .one(one)
      } else {
        self = .many(try container.decode([String].self))
      }
    }
  }

  /// An id, or the whole thing.
  struct Reference: Decodable {
    var id: Int
    private enum CodingKeys: CodingKey { case id }
    init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(Int.self) {
        self.id = id
      } else {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
    }
  }

  /// Any JSON at all.
  enum Anything: Decodable {
    case number(Double)
    case text(String)
    case list([Anything])
    case object([String: Anything])
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Anything].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Anything].self))
      }
    }
  }

  struct Mixed: Decodable {
    var names: OneOrMany
    var owner: Reference
    var more: Anything
  }

  /// Texts first, then numbers under the same key.
  struct Numbers: Decodable {
    var all: [Int]
    private enum CodingKeys: CodingKey { case all }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let texts = try? container.decode([String].self, forKey: .all) {
        all = texts.compactMap { Int($0) }
      } else {
        all = try container.decode([Int].self, forKey: .all)
      }
    }
  }

  /// Puts what it decodes into what it decoded.
  struct Appending: Decodable {
    var tags: [String]
    var more: Int
    private enum CodingKeys: CodingKey { case tags, extra, more }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tags = try container.decode([String].self, forKey: .tags)
      tags.append(try container.decode(String.self, forKey: .extra))
      more = try container.decode(Int.self, forKey: .more)
    }
  }

  /// Takes no placeholder: there is no amount without its currency.
  struct Amount: Decodable {
    var cents: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard text.hasPrefix("CHF "), let cents = Int(text.dropFirst(4)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no amount")
      }
      self.cents = cents
    }
  }

  struct Bill: Decodable {
    var number: Int
    var amount: Amount
    var count: Int
  }

  /// Dates of its own reading, with a fallback.
  struct Dated: Decodable {
    var day: Date
    var other: Date
    private enum CodingKeys: CodingKey { case day, other }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let style = Date.ISO8601FormatStyle()
      day = (try? style.parse(try container.decode(String.self, forKey: .day))) ?? .distantPast
      other = (try? style.parse(try container.decode(String.self, forKey: .other))) ?? .distantPast
    }
  }

  /// Reads a pair, and a third number where there is one.
  struct Triple: Decodable {
    var x: Int
    var y: Int
    var z: Int
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Int.self)
      y = try container.decode(Int.self)
      z = (try? container.decode(Int.self)) ?? 9
    }
  }

  /// Keeps the numbers of a list of anything.
  struct Sifted: Decodable {
    var all: [Int] = []
    private enum CodingKeys: CodingKey { case all }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var elements = try container.nestedUnkeyedContainer(forKey: .all)
      while !elements.isAtEnd {
        do { all.append(try elements.decode(Int.self)) } catch {
          _ = try elements.decode(String.self)
        }
      }
    }
  }

  /// Decodes the JSON in a string by a decoder of its own.
  struct Envelope: Decodable {
    struct Content: Decodable { var count: Int }
    var content: Content
    private enum CodingKeys: CodingKey { case content }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .content)
      content = try JSONDecoder().decode(Content.self, from: Data(text.utf8))
    }
  }

  /// Types whose values have another form in Swift than in JSON.
  struct Formed: Decodable {
    var id: UUID?
    var ids: [UUID?]
    var price: Decimal
  }
}
