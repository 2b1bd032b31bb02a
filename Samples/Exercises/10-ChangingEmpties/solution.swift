import DecodingStyles

struct Customer: Codable {
  var name: String
  @LossyOptional var address: Address?
  var tags: [String]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    _address = try fields.decode(LossyOptional<Address>.self, forKey: .address)
    if let list = try? fields.decode([String].self, forKey: .tags) {
      tags = list
    } else {
      let one = try fields.decode(String.self, forKey: .tags)
      tags = one.isEmpty ? [] : [one]
    }
  }
}

struct Address: Codable {
  var city: String
}
