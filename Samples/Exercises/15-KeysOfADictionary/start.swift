struct Palette: Codable {
  var name: String
  var paints: [Color: String]
}

enum Color: String, Codable {
  case red, green
}
