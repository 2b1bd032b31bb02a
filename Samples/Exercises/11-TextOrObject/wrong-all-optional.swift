struct Package: Codable {
  var name: String
  var bugs: Bugs
}

struct Bugs: Codable {
  var url: String?
  var email: String?

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      url = text
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    url = try fields.decodeIfPresent(String.self, forKey: .url)
    email = try fields.decodeIfPresent(String.self, forKey: .email)
  }
}
