import DecodingStyles
import Foundation

extension NilLeftOut {
  enum Smart {
    struct Profile: SmartCodable {
      var name = ""
      var nickname: String?
      var website: URL?
    }
  }
}
