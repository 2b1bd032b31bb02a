import Foundation

struct Author: Codable {
  var name: String
  var website: URL?
}
