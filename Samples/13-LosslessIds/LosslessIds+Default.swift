import DecodingStyles
import Foundation

extension LosslessIds {
  enum Defaulted {
    struct Payment: Codable {
      @Lossless var id: String
      @Lossless var customer: Int
      var amount: Decimal
      @Lossless var rate: Double
    }
  }
}
