import DecodingStyles
import Foundation

extension FoundationShapes {
  enum Smart {
    struct Card: SmartCodable {
      var place = CGPoint()
      var time = Duration.zero
      var frame = CGRect()
      var pages = 0..<1
    }
  }
}
