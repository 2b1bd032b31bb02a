import DecodingStyles

struct Order: Codable {
  var id: Int
  @LossyOptional var status: Status?
}

enum Status: String, Codable {
  case open, paid
}
