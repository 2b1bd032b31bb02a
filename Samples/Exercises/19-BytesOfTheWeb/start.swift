import Foundation

struct Session: Codable {
  var issuer: String
  var token: Data
}
