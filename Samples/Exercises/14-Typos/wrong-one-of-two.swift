struct Entry: Codable {
  var title: String
  var createdAt: String?
  var color: String?

  enum CodingKeys: String, CodingKey {
    case title, color
    case createdAt = "created_at"
  }
}
