import DecodingStyles

extension ClassProperty {
  enum Smart {
    struct Boat: SmartCodable {
      var name = ""
      var owner = Person()
      var skipper: Person?
      var berth = 0
    }

    final class Person: SmartCodable {
      var name = ""
      var phone: String?

      init() {}
    }
  }
}
