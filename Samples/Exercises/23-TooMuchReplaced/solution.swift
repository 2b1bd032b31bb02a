import DecodingStyles

struct Customer: Codable {
  var name: String
  var address: Address
}

struct Address: Codable {
  var street: String
  @DefaultInt var zip: Int
}
