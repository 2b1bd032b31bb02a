import DecodingStyles

struct Customer: Codable {
  var name: String
  var address: Address
}

struct Address: Codable {
  @DefaultString var street: String
  @DefaultInt var zip: Int
}
