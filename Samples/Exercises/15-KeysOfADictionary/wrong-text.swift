struct Palette: Codable {
  var name: String
  var paints: [String: String]
}

enum Color: String, Codable {
  case red, green
}
