import DecodingStyles

struct Palette: Codable {
  var name: String
  @LossyOptional var paints: [Color: String]?
}

enum Color: String, Codable {
  case red, green
}
