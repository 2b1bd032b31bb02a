import DecodingStyles

extension RenamingAndFinishing {
  enum Smart {
    struct User: SmartCodable {
      var id = 0
      var name = ""
      var age = 0
      var city: String?

      enum CodingKeys: CodingKey {
        case id, name, age, city
      }

      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- ["nick_name", "profile.name"]]
      }

      mutating func didFinishMapping() {
        if name.isEmpty { name = "User \(id)" }
      }
    }
  }
}
