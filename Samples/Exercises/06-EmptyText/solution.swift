import DecodingStyles
import Foundation

struct Author: Codable {
  var name: String
  @LossyOptional var website: URL?
}
