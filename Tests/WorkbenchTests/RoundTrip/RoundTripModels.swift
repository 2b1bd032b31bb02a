import DecodingStyles
import Foundation

/// A model whose type may go to any thread.
protocol TripModel: Codable, SendableMetatype {}

/// Models whose way back isn't the way there.
enum RoundTripModels {
  struct Optionals: TripModel {
    var name: String?
    var list: [Int?]
  }

  struct Defaulted: TripModel {
    @DefaultCodable var age: Int
    @DefaultArray var tags: [String]
  }

  struct Dated: Codable {
    var at: Date
    var raw: Data?
  }

  struct Keyed: TripModel {
    var userName: String
    var addressLine1: String?
  }

  struct Numbers: TripModel {
    var whole: Double
    var big: Double
    var text: String
  }

  struct Sets: Codable {
    var words: Set<String>
  }

  struct WithConstant: TripModel {
    let version = 3
    var name: String

    /// As the compiler writes it for a constant that has its value.
    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }

  @propertyWrapper struct Clamped: Codable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = min(9, try decoder.singleValueContainer().decode(Int.self))
    }
  }

  struct Wrapped: TripModel {
    @Clamped var level: Int
  }

  class Animal: TripModel {
    var name: String
    init(name: String) { self.name = name }
  }

  final class Dog: Animal {
    var tricks: Int

    enum Keys: CodingKey { case tricks }

    required init(from decoder: any Decoder) throws {
      tricks = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .tricks)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(tricks, forKey: .tricks)
    }
  }

  struct Lossy: TripModel {
    @LossyArray var items: [Int]
  }

  struct OwnForm: TripModel {
    var price: Price

    struct Price: Codable {
      var cents: Int
      init(from decoder: any Decoder) throws {
        cents = try decoder.singleValueContainer().decode(Int.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(cents) ct")
      }
    }
  }

  struct ReadOnly: Decodable {
    var name: String
  }

  struct NotANumber: Codable {
    var value: Double
    init(from decoder: any Decoder) throws { value = .nan }
  }

  struct Mapped: SmartCodable {
    var name = ""
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "user.login"] }
  }
}
