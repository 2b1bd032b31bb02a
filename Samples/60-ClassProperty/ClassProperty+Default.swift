import DecodingStyles

extension ClassProperty {
  enum Defaulted {
    struct Boat: Codable {
      @DefaultString var name: String
      @DefaultObject var owner: Person
      @LossyOptional var skipper: Person?
      @DefaultInt var berth: Int
    }

    final class Person: Codable, EmptyInitializable {
      @DefaultString var name: String
      var phone: String?

      init() {}
    }
  }
}
