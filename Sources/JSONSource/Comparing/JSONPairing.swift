/// Two values that belong together, or one that has no partner.
package struct JSONPair: Sendable {
  package var a: Int?
  package var b: Int?
  /// How many containers stand around it.
  package var depth = 0
  /// Whether a comma stands behind it, in each document.
  package var commas = (a: false, b: false)

  package init(a: Int?, b: Int?) {
    (self.a, self.b) = (a, b)
  }

  /// The children of two containers at these places.
  package static func pairs(
    at places: [(old: Int?, new: Int?)], of left: [Int], _ right: [Int]
  ) -> [JSONPair] {
    places.map { old, new in
      var pair = JSONPair(a: old.map { left[$0] }, b: new.map { right[$0] })
      pair.commas = (
        old.map { $0 < left.count - 1 } ?? false, new.map { $0 < right.count - 1 } ?? false
      )
      return pair
    }
  }
}

/// The one pairing of two documents: goes through them side by side.
///
/// Who conforms says which children belong together, and takes what comes on the way.
package protocol JSONPairing {
  var a: JSONDocument { get }
  var b: JSONDocument { get }

  /// The members of two objects, in the order in which they come.
  mutating func members(of x: Int, _ y: Int) -> [JSONPair]
  /// The elements of two arrays.
  mutating func elements(of x: Int, _ y: Int) -> [JSONPair]
  /// Two objects or two arrays, before what is in them.
  mutating func enter(_ pair: JSONPair)
  /// The same behind what is in them.
  mutating func leave(_ pair: JSONPair)
  /// Two scalars, values of two kinds, or one alone.
  mutating func meet(_ pair: JSONPair)
}

extension JSONPairing {
  /// Goes through two values and all that is in them.
  package mutating func walk(_ pair: JSONPair) {
    guard let x = pair.a, let y = pair.b, a.isContainer(x), a.kind(of: x) == b.kind(of: y) else {
      return meet(pair)
    }
    enter(pair)
    for var child in a.kind(of: x) == .object ? members(of: x, y) : elements(of: x, y) {
      child.depth = pair.depth + 1
      walk(child)
    }
    leave(pair)
  }
}
