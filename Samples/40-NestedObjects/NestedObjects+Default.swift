import DecodingStyles

extension NestedObjects {
  enum Defaulted {
    struct Customer: Codable {
      @DefaultString var name: String
      @DefaultObject var home: Address
      var work: Address?
      var isSelected = false

      enum CodingKeys: String, CodingKey {
        case name = "full_name"
        case home = "address"
        case work
      }
    }

    struct Address: Codable, EmptyInitializable {
      @DefaultString var city: String
      @DefaultString var zip: String

      enum CodingKeys: String, CodingKey {
        case city
        case zip = "postal_code"
      }
    }
  }
}
