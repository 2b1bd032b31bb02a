import DecodingStyles
import Foundation

extension FoundationShapes {
  enum Defaulted {
    struct Card: Codable {
      @LossyOptional var place: CGPoint?
      @LossyOptional var time: Duration?
      @LossyOptional var frame: CGRect?
      @LossyOptional var pages: Range<Int>?
    }
  }
}
