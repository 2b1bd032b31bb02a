struct Entry: Codable {
  var title: String
  var createdAt: String?
  var color: String?
}
