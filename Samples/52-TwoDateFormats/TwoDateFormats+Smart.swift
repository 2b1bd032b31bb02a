import DecodingStyles
import Foundation

extension TwoDateFormats {
  enum Smart {
    struct Push: SmartCodable {
      var branch = ""
      var createdAt = Date(timeIntervalSince1970: 0)
      @SmartDate var pushedAt: Date?
      var commits = 0
    }
  }
}
