import Foundation

struct Event: Codable {
  var name: String
  var startsAt: Date
  var loggedAt: Date
}
