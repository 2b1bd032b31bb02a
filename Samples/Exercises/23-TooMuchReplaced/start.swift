import DecodingStyles

struct Customer: Codable {
  var name: String
  @DefaultObject var address: Address
}

struct Address: Codable, EmptyInitializable {
  var street = ""
  var zip = 0
}
