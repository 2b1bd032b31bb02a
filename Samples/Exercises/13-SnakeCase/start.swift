import Foundation

struct Profile: Codable {
  var userName: String
  var imageURL: URL
}
