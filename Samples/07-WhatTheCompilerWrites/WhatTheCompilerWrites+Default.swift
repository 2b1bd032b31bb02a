extension WhatTheCompilerWrites {
  enum Defaulted {
    // What the compiler writes for Strict, by hand.
    struct User: Codable {
      var id: Int
      var name: String
      var age: Int?
      var isAdmin: Bool

      enum CodingKeys: CodingKey {
        case id, name, age, isAdmin
      }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        name = try fields.decode(String.self, forKey: .name)
        age = try fields.decodeIfPresent(
          Int.self, forKey: .age)
        isAdmin = try fields.decode(
          Bool.self, forKey: .isAdmin)
      }

      func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(
          keyedBy: CodingKeys.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(name, forKey: .name)
        try fields.encodeIfPresent(age, forKey: .age)
        try fields.encode(isAdmin, forKey: .isAdmin)
      }
    }
  }
}
