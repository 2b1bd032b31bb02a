extension Inheritance {
  enum Strict {
    struct Kennel: Codable {
      var name: String
      var dog: Dog
      var cat: Cat
    }

    class Animal: Codable {
      var name: String
    }

    final class Cat: Animal {
      var lives = 9  // inherits init(from:)
    }

    final class Dog: Animal {
      var tricks: Int

      enum CodingKeys: String, CodingKey {
        case tricks
      }

      required init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        tricks = try fields.decode(
          Int.self, forKey: .tricks)
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
