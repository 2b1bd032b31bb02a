struct Order: Codable {
  var id: Int
  var status: Status
}

struct Status: RawRepresentable, Codable {
  var rawValue: String

  static let open = Status(rawValue: "open")
  static let paid = Status(rawValue: "paid")
}
