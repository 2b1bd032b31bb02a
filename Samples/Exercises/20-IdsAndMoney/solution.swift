import DecodingStyles
import Foundation

struct Payment: Codable {
  @Lossless var id: Int
  var amount: Decimal

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    _id = try fields.decode(Lossless<Int>.self, forKey: .id)
    if let number = try? fields.decode(Decimal.self, forKey: .amount) {
      amount = number
    } else {
      let text = try fields.decode(String.self, forKey: .amount)
      guard let number = Decimal(string: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .amount, in: fields, debugDescription: "\(text) is no amount")
      }
      amount = number
    }
  }
}
