struct Settings: Codable {
  var fontSize: Int = 14
  var theme: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fontSize = (try? container.decode(Int.self, forKey: .fontSize)) ?? 14
    theme = try container.decode(String.self, forKey: .theme)
  }
}
