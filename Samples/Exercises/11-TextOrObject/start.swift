struct Package: Codable {
  var name: String
  var bugs: Bugs
}

struct Bugs: Codable {
  var url: String
  var email: String?
}
