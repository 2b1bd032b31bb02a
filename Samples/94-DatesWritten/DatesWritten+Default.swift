import DecodingStyles
import Foundation

extension DatesWritten {
  enum Defaulted {
    struct Meeting: Codable {
      @DefaultString var title: String
      @CodedDate<ISO8601Date> var starts: Date
      var ends: Date?
    }
  }
}
