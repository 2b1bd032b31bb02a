import DecodingStyles
import Foundation

extension TwoDateFormats {
  enum Defaulted {
    struct Push: Codable {
      @DefaultString var branch: String
      var createdAt: Date
      @CodedDate<UnixSeconds> var pushedAt: Date
      @DefaultInt var commits: Int
    }
  }
}
