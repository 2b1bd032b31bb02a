import DecodingStyles
import Foundation

extension Epochs {
  enum Smart {
    struct Visit: SmartCodable {
      var page = ""
      var from = Date(timeIntervalSince1970: 0)
      var until: Date?
      var clicks = 0
    }
  }
}
