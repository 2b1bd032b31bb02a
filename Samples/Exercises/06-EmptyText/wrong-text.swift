struct Author: Codable {
  var name: String
  var website: String?
}
