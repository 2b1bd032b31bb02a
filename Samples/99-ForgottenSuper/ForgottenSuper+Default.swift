import DecodingStyles

extension ForgottenSuper {
  enum Defaulted {
    struct Kennel: Codable {
      var dog: Dog
    }

    class Animal: Codable {
      @DefaultString var name: String
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
        // try super.encode(to: encoder) is forgotten
        var fields = encoder.container(
          keyedBy: CodingKeys.self)
        try fields.encode(tricks, forKey: .tricks)
      }
    }
  }
}
