struct Event: Codable {
  var name: String
  var startsAt: Double
  var loggedAt: Double
}
