struct Order: Codable {
  var id: Int
  var status: Status
}

enum Status: String, Codable {
  case open, paid
  case waiting = "Waiting"
}
