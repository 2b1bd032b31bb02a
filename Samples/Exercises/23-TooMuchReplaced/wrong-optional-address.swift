import DecodingStyles

struct Customer: Codable {
  var name: String
  @LossyOptional var address: Address?
}

struct Address: Codable {
  var street: String
  var zip: Int
}
