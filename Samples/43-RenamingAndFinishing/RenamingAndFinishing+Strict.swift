extension RenamingAndFinishing {
  enum Strict {
    struct User: Codable {
      var id: Int
      var name: String
      var age: Int
      var city: String?

      enum CodingKeys: String, CodingKey {
        case id, age, city
        case name = "nick_name"
      }
    }
  }
}
