import DecodingStyles

extension Inheritance {
  enum Smart {
    struct Kennel: SmartCodable {
      var name = ""
      var dog = Dog()
      var cat = Cat()
    }

    class Animal: SmartCodable {
      var name = "?"

      required init() {}
    }

    final class Cat: Animal {
      var lives = 9  // inherits init(from:)
    }

    final class Dog: Animal {
      var tricks = 0

      enum CodingKeys: String, CodingKey {
        case tricks
      }

      required init() { super.init() }

      required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        tricks = try decoder.container(
          keyedBy: CodingKeys.self
        ).decode(Int.self, forKey: .tricks)
      }

      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var fields = encoder.container(
          keyedBy: CodingKeys.self)
        try fields.encode(tricks, forKey: .tricks)
      }
    }
  }
}
