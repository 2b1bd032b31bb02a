struct Settings: Codable {
  var fontSize: Int?
  var theme: String
}
