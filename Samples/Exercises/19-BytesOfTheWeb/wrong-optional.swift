import DecodingStyles
import Foundation

struct Session: Codable {
  var issuer: String
  @LossyOptional var token: Data?
}
