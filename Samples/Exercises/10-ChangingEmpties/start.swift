struct Customer: Codable {
  var name: String
  var address: Address?
  var tags: [String]
}

struct Address: Codable {
  var city: String
}
