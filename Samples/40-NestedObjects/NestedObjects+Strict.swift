extension NestedObjects {
  enum Strict {
    struct Customer: Codable {
      var name: String
      var home: Address
      var work: Address?
      var isSelected = false

      enum CodingKeys: String, CodingKey {
        case name = "full_name"
        case home = "address"
        case work
      }
    }

    struct Address: Codable {
      var city: String
      var zip: String

      enum CodingKeys: String, CodingKey {
        case city
        case zip = "postal_code"
      }
    }
  }
}
