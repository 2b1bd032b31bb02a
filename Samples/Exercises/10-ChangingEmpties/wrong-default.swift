import DecodingStyles

struct Customer: Codable {
  var name: String
  @LossyOptional var address: Address?
  @DefaultArray var tags: [String]
}

struct Address: Codable {
  var city: String
}
