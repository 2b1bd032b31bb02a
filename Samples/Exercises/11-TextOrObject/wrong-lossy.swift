import DecodingStyles

struct Package: Codable {
  var name: String
  @LossyOptional var bugs: Bugs?
}

struct Bugs: Codable {
  var url: String
  var email: String?
}
