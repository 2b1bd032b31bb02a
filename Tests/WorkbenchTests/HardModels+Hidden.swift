import Foundation

/// Models whose first error hides others, and whose own code takes part in that.
extension HardModels {
  /// A text of which no placeholder can be made.
  struct Sku: Decodable {
    var text: String
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      guard text.hasPrefix("S-") else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no SKU"))
      }
    }
  }

  struct Article: Decodable {
    var name: String
    var sku: Sku
  }

  /// A text for which nil can stand in, and no other placeholder.
  struct Label: Decodable {
    var sku: Sku?
    var skus: [Sku]
    var size: UInt8?
  }

  /// What is sent in euros, kept in cents.
  struct Cents: Decodable {
    var cents: Int
    init(from decoder: any Decoder) throws {
      cents = Int(try decoder.singleValueContainer().decode(Double.self) * 100)
    }
  }

  struct Basket: Decodable {
    var items: [Article]
    var total: Double
  }

  /// An enum of which the compiler writes that it wants one key.
  enum Payment: Codable {
    case card(number: String, code: Int?)
    case cash
  }

  struct Order: Codable {
    var pay: Payment
    var note: String?
  }

  /// Two numbers in order; a placeholder for one of them may break that.
  struct Interval: Decodable {
    struct Reversed: Error {}
    var low: Int
    var high: Int
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      low = try container.decode(Int.self)
      high = try container.decode(Int.self)
      guard low <= high else { throw Reversed() }
    }
  }

  /// A row whose last column may be left out.
  struct Row: Decodable {
    var number: Int
    var label: String?
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      number = try container.decode(Int.self)
      label = try container.decodeIfPresent(String.self)
    }
  }

  struct Table: Decodable {
    var title: String
    var rows: [Row]
  }

  /// Looks at what it has decoded, and names the key that is to blame.
  struct Price: Decodable {
    var cents: Int
    var currency: String
    private enum CodingKeys: CodingKey { case cents, currency }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      cents = try container.decode(Int.self, forKey: .cents)
      currency = try container.decode(String.self, forKey: .currency)
      guard currency.count == 3 else {
        throw DecodingError.dataCorruptedError(
          forKey: .currency, in: container, debugDescription: "three letters")
      }
    }
  }

  /// Tries the newer form, then the older one.
  struct Person: Decodable {
    private struct New: Decodable {
      var fullName: String
      var age: Int
    }
    private struct Old: Decodable {
      var first: String
      var age: Int?
    }
    var name: String
    var years: Int?
    init(from decoder: any Decoder) throws {
      do {
        let new = try New(from: decoder)
        (name, years) = (new.fullName, new.age)
      } catch {
        let old = try Old(from: decoder)
        (name, years) = (old.first, old.age)
      }
    }
  }

  /// Keeps what another type's `init(from:)` makes of the same decoder, or nil.
  struct Failable<Wrapped: Decodable>: Decodable {
    var base: Wrapped?
    init(from decoder: any Decoder) throws { base = try? Wrapped(from: decoder) }
  }

  /// As `Failable`, with the error.
  struct Attempt<Wrapped: Decodable>: Decodable {
    var result: Result<Wrapped, any Error>
    init(from decoder: any Decoder) throws { result = Result { try Wrapped(from: decoder) } }
  }

  struct Point: Decodable {
    var x: Int
  }

  struct Points: Decodable {
    var some: [Failable<Point>]
    var all: [Attempt<Point>]
  }

  /// A number in a text; nil where the text is none.
  @propertyWrapper struct NumberText: Decodable {
    var wrappedValue: Int?
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      wrappedValue = container.decodeNil() ? nil : Int(try container.decode(String.self))
    }
  }

  struct Counters: Decodable {
    @NumberText var good: Int?
    @NumberText var bad: Int?
  }

  /// Lets go of the texts that are no numbers.
  struct Rates: Decodable {
    var rates: [String: Double]
    private enum CodingKeys: CodingKey { case rates }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rates = try container.decode([String: String].self, forKey: .rates)
        .compactMapValues { Double($0) }
    }
  }

  /// Asks of one key whether it is there, reads another for two properties, keeps a third within
  /// bounds.
  struct Reader: Decodable {
    var isNew: Bool
    var number: Int
    var text: String
    var ratio: Double
    private enum CodingKeys: CodingKey { case flag, number, ratio }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isNew = container.contains(.flag)
      number = (try? container.decode(Int.self, forKey: .number)) ?? -1
      text = (try? container.decode(String.self, forKey: .number)) ?? ""
      ratio = min(1, try container.decode(Double.self, forKey: .ratio))
    }
  }

  /// Reads a row: a number, a text, and whatever texts follow.
  struct Line: Decodable {
    var number: Int
    var name: String
    var rest: [String] = []
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      number = try container.decode(Int.self)
      name = try container.decode(String.self)
      while !container.isAtEnd { rest.append(try container.decode(String.self)) }
    }
  }

  /// Keeps the numbers, under another name than the key's.
  struct Winnowed: Decodable {
    var good: [Int] = []
    private enum CodingKeys: CodingKey { case values }
    init(from decoder: any Decoder) throws {
      var values = try decoder.container(keyedBy: CodingKeys.self)
        .nestedUnkeyedContainer(forKey: .values)
      while !values.isAtEnd {
        if let number = try? values.decode(Int.self) {
          good.append(number)
        } else {
          _ = try values.decode(String.self)
        }
      }
    }
  }

  /// Makes the texts small.
  struct Tagged: Decodable {
    var tags: [String] = []
    private enum CodingKeys: CodingKey { case tags }
    init(from decoder: any Decoder) throws {
      var tags = try decoder.container(keyedBy: CodingKeys.self)
        .nestedUnkeyedContainer(forKey: .tags)
      while !tags.isAtEnd { self.tags.append(try tags.decode(String.self).lowercased()) }
    }
  }

  struct Readers: Decodable {
    var lines: [Line]
    var sifted: Winnowed
    var tagged: Tagged
  }

  /// Throws an error of decoding by itself.
  struct Account: Decodable {
    var number: String
    private enum CodingKeys: CodingKey { case number, iban }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let given =
        try container.decodeIfPresent(String.self, forKey: .number)
        ?? container.decodeIfPresent(String.self, forKey: .iban)
      guard let given else {
        throw DecodingError.keyNotFound(
          CodingKeys.number,
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "neither"))
      }
      number = given
    }
  }
}
