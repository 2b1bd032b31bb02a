import DecodingStyles
import Foundation

extension ISODates {
  enum Smart {
    struct Meeting: SmartCodable {
      var title = ""
      var starts = Date(timeIntervalSince1970: 0)
      var ends: Date?
      var seats = 0
    }
  }
}
