import DecodingStyles
import Foundation

struct Member: Codable {
  var name: String
  var joined: Date
  @LossyOptional var birthday: Date?
}
