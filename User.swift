struct User: Codable {
  let id: Int
  let name: String
}
