import DecodingStyles

extension ForgottenSuper {
  enum Smart {
    struct Kennel: SmartCodable {
      var dog = Dog()
    }

    class Animal: SmartCodable {
      var name = ""

      required init() {}
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
