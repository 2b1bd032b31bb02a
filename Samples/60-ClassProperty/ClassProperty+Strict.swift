extension ClassProperty {
  enum Strict {
    struct Boat: Codable {
      var name: String
      var owner: Person
      var skipper: Person?
      var berth: Int
    }

    final class Person: Codable {
      var name: String
      var phone: String?
    }
  }
}
