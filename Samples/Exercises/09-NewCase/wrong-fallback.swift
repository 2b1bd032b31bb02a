struct Order: Codable {
  var id: Int
  var status: Status
}

enum Status: String, Codable {
  case open, paid, unknown

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Status(rawValue: text) ?? .unknown
  }
}
