import DecodingStyles
import Foundation

extension LosslessIds {
  enum Smart {
    struct Payment: SmartCodable {
      var id = ""
      var customer = 0
      var amount = Decimal(0)
      var rate = 0.0
    }
  }
}
