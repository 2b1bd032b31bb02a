import DecodingStyles
import Foundation

extension NilLeftOut {
  enum Defaulted {
    struct Profile: Codable {
      @DefaultString var name: String
      @Tristate var nickname: String??
      @LossyOptional var website: URL?
    }
  }
}
