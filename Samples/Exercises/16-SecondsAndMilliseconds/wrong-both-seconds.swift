import DecodingStyles
import Foundation

struct Event: Codable {
  var name: String
  @CodedDate<UnixSeconds> var startsAt: Date
  @CodedDate<UnixSeconds> var loggedAt: Date
}
