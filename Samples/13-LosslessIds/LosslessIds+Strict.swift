import Foundation

extension LosslessIds {
  enum Strict {
    struct Payment: Codable {
      var id: String
      var customer: Int
      var amount: Decimal
      var rate: Double
    }
  }
}
