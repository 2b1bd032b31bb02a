struct Entry: Codable {
  var title: String
  var createdAt: String?
  var color: String?

  enum CodingKeys: String, CodingKey {
    case title
    case createdAt = "created_at"
    case color = "colour"
  }
}
