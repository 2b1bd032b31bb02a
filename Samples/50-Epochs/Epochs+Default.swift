import DecodingStyles
import Foundation

extension Epochs {
  enum Defaulted {
    struct Visit: Codable {
      @DefaultString var page: String
      @Default<Epoch> var from: Date
      @LossyOptional var until: Date?
      @DefaultInt var clicks: Int
    }

    enum Epoch: DefaultValueProvider {
      static let defaultValue =
        Date(timeIntervalSince1970: 0)
    }
  }
}
