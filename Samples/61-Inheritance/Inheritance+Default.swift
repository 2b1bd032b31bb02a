import DecodingStyles

extension Inheritance {
  enum Defaulted {
    struct Kennel: Codable {
      @DefaultString var name: String
      var dog: Dog
      var cat: Cat
    }

    class Animal: Codable {
      @DefaultString var name: String
    }

    final class Cat: Animal {
      @DefaultInt var lives = 9  // inherits init(from:)
    }

    final class Dog: Animal {
      @DefaultInt var tricks: Int

      enum CodingKeys: String, CodingKey {
        case tricks
      }

      required init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        _tricks = try fields.decode(
          DefaultInt.self, forKey: .tricks)
        try super.init(from: decoder)
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
