import Foundation

extension FoundationShapes {
  enum Strict {
    struct Card: Codable {
      var place: CGPoint
      var time: Duration
      var frame: CGRect
      var pages: Range<Int>
    }
  }
}
