/// What a recorder counts of calls besides those that it holds.
package struct CallCounts: ~Copyable {
  // In this order, so that what counting an element takes is in one line of the processor's cache.
  /// Of elements of the array that is being decoded that are as sent, of which all was asked for,
  /// and whose calls weren't noted: their fields, themselves included. The recorder takes it from
  /// here before it notes anything else.
  package var fields = 0
  /// Of those, the ones without fields of their own.
  package var leaves = 0
  /// How many calls began, also those that were let go.
  package var calls = 0
  /// The node behind the last element whose calls weren't noted.
  package var endOfUnnoted = 0
  /// The elements of an array before this one are held …
  package let keptElements: Int
  /// … as long as fewer keys and elements than these are held in all when it begins.
  package let keptFields: Int
  /// How many of the calls that are held are for keys and elements.
  package var heldFields = 0
  /// Whether there are any nodes whose calls are needed.
  package let hasRemade: Bool
  /// Whether the calls of an element are noted that is to be counted when it ends.
  var isWithinCounted = false

  /// The tape nodes of values that a decode before this one showed to be held otherwise than sent,
  /// in order: the calls of elements with one of them are noted.
  package let remade: [Int]
  /// The tape nodes of elements whose calls weren't noted, but for the last of them that are
  /// neighbours.
  private var unnotedBefore: [Range<Int>] = []
  private var firstUnnoted = 0
  /// The tape nodes of a value whose calls are held, and those of what it stands in.
  private let focus: Range<Int>

  /// How many calls a trace keeps.
  package static let tracedCalls = 10_000

  /// The counts of a decode that begins; `remade` are nodes whose calls are to be noted.
  package init(_ counter: (any ElementCounter)?, remade: [Int]) {
    self.remade = remade
    focus = counter?.focus ?? 0..<0
    hasRemade = !remade.isEmpty || !focus.isEmpty
    keptElements = counter?.keptElements ?? .max
    keptFields = counter?.keptFields ?? .max
  }

  /// Begins with elements that aren't neighbours of those before them.
  package mutating func beginUnnoted(at first: Int) {
    if firstUnnoted < endOfUnnoted { unnotedBefore.append(firstUnnoted..<endOfUnnoted) }
    firstUnnoted = first
  }

  /// The tape nodes of elements whose calls weren't noted, those of neighbours together.
  package var unnoted: [Range<Int>] {
    firstUnnoted < endOfUnnoted
      ? unnotedBefore + [firstUnnoted..<endOfUnnoted] : unnotedBefore
  }

  /// Whether the calls of an element with these nodes are held, wherever it stands: for what is in
  /// it, or, as long as these aren't too many, for what it is in.
  package func isHeld(_ nodes: Range<Int>) -> Bool {
    nodes.overlaps(focus)
      && (nodes.contains(focus.lowerBound) || heldFields < keptFields + Self.tracedCalls)
  }

  /// Whether the calls of one of these nodes are needed: it is held otherwise than sent.
  package func isRemade(in nodes: Range<Int>) -> Bool {
    if isHeld(nodes) { return true }
    var (low, high) = (0, remade.count)
    while low < high {
      let middle = (low + high) / 2
      if remade[middle] < nodes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < remade.count && remade[low] < nodes.upperBound
  }

  /// Whether the calls of an element that begins now are to be let go, if it is as sent.
  func areEnough(at position: Int) -> Bool {
    position >= keptElements || heldFields >= keptFields
  }

  /// Whether the calls of an element that begins now needn't be noted, if it is as sent: those of
  /// elements within one that is to be counted go with it, but where they are many.
  package func needNotNote(at position: Int) -> Bool {
    position >= keptElements || heldFields >= keptFields && !isWithinCounted
  }
}
