import DecodingStyles
import Foundation

extension DatesWritten {
  enum Smart {
    struct Meeting: SmartCodable {
      var title = ""
      var starts = Date(timeIntervalSince1970: 0)
      var ends: Date?
    }
  }
}
