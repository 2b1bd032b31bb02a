/// How many colours a terminal shows.
package enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  /// None, or none wanted (`NO_COLOR`): attributes alone carry the meaning.
  case none = 0
  case eight = 8
  case sixteen = 16
  case twoHundredFiftySix = 256

  /// The depth of a terminal that has `count` colours.
  package init(count: Int) {
    switch count {
    case 256...: self = .twoHundredFiftySix
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
