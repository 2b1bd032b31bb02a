struct Settings: Codable {
  let fontSize: Int = 14
  var theme: String
}
