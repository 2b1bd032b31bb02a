import DecodingStyles
import Foundation

extension BoolOverload {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var isLiked: Bool?
      var isNew = false
      var plays: Int?
      var cover: URL?
      var tags: [String]?
      var album: Album?
    }

    struct Album: SmartCodable {
      var name = ""
    }
  }
}
