import DecodingStyles
import Foundation

extension ISODates {
  enum Defaulted {
    struct Meeting: Codable {
      @DefaultString var title: String
      @DefaultDate var starts: Date
      @LossyOptional var ends: Date?
      @DefaultInt var seats: Int
    }
  }
}
