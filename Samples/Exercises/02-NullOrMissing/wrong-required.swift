struct ProfilePatch: Codable {
  var id: Int
  var nickname: String
}
