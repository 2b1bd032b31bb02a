struct Settings: Codable {
  var fontSize: Int = 14
  var theme: String
}
