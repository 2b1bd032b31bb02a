import DecodingStyles

extension RenamingAndFinishing {
  enum Defaulted {
    struct User: Codable {
      @DefaultInt var id: Int
      @DefaultString var name: String
      @DefaultInt var age: Int
      var city: String?

      enum CodingKeys: String, CodingKey {
        case id, age, city
        case name = "nick_name"
      }
    }
  }
}
