import DecodingStyles
import Foundation

extension BoolOverload {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      @LenientBool<Bool.Unknown> var isLiked: Bool?
      @LenientBool<Bool.False> var isNew: Bool
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
