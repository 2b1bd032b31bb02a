struct Payment: Codable {
  var id: Double
  var amount: Double
}
