import DecodingStyles

struct Customer: Codable {
  var name: String
  @LossyOptional var address: Address?
  var tags: [String]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    _address = try fields.decode(LossyOptional<Address>.self, forKey: .address)
    do {
      tags = try fields.decode([String].self, forKey: .tags)
    } catch {
      tags = [try fields.decode(String.self, forKey: .tags)]
    }
  }
}

struct Address: Codable {
  var city: String
}
