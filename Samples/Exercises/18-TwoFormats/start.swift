import Foundation

struct Repository: Codable {
  var name: String
  var pushedAt: Date

  enum CodingKeys: String, CodingKey {
    case name
    case pushedAt = "pushed_at"
  }
}
