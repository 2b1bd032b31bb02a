class Animal: Decodable {
  var name: String
}

class Dog: Animal {
  var tricks: [String]

  enum CodingKeys: CodingKey {
    case tricks
  }

  required init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    tricks = try fields.decode([String].self, forKey: .tricks)
    try super.init(from: fields.superDecoder())
  }
}
