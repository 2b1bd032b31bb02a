import Foundation

struct Profile: Codable {
  var userName: String
  var imageURL: URL

  enum CodingKeys: String, CodingKey {
    case userName
    case imageURL = "image_url"
  }
}
