import DecodingStyles
import Foundation

extension GenericOverload {
  enum Smart {
    struct Song: SmartCodable {
      var title: String?
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
