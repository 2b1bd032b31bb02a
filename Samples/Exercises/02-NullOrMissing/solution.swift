import DecodingStyles

struct ProfilePatch: Codable {
  var id: Int
  @Tristate var nickname: String??
}
