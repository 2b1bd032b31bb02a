import DecodingStyles

extension NestedObjects {
  enum Smart {
    struct Customer: SmartCodable {
      var name = "?"
      var home = Address()
      var work: Address?
      var isSelected = false

      enum CodingKeys: String, CodingKey {
        case name = "full_name"
        case home = "address"
        case work
      }
    }

    struct Address: SmartCodable {
      var city = "?"
      var zip = ""

      enum CodingKeys: String, CodingKey {
        case city
        case zip = "postal_code"
      }
    }
  }
}
