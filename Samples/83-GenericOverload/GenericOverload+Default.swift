import DecodingStyles
import Foundation

extension GenericOverload {
  enum Defaulted {
    struct Song: Codable {
      var title: String?
      var plays: Int?
      @LossyOptional var cover: URL?
      @LossyArray var tags: [String]?
      @LossyOptional var album: Album?
    }

    struct Album: Codable {
      var name: String
    }
  }
}
