import DecodingReport
import JSONSource

/// Counts the values of an element of a large array while the element is decoded, so that nearly
/// all elements need no record of their calls.
///
/// Each value that was asked for, and was as sent, is marked once. Where in the end all values are
/// marked, and nothing else was asked, the element's digest follows from the tape alone. Whatever
/// else happens breaks the tally: then the element is decoded again, with its calls noted.
///
/// A class, because a decode shares it with those of JSON text inside its strings.
final class SmartTally {
  /// Thrown within an element whose tally is broken, to come to its end soon.
  struct Broken: Error {}

  /// How often elements at one depth broke their tallies of late.
  private struct Patience {
    /// How many elements to let pass before the next try, when one breaks.
    var pause: UInt8 = 0
    /// How many of them are still to pass.
    var left: UInt8 = 0
  }

  /// Whether an element is being counted; nothing is recorded meanwhile.
  private(set) var isOpen = false
  private var isBroken = false
  /// A mark for each node of the element.
  private let marks: UnsafeMutablePointer<Bool>
  private var first = 0
  private var count = 0
  private var marked = 0
  /// The element's values, itself included, and those without values beneath them.
  private var values = 0
  private var leaves = 0
  private var depth = 0
  private var patience: [Patience] = []

  private static let maximumNodes = 65_536
  private static let longestPause: UInt8 = 64

  init() {
    marks = .allocate(capacity: Self.maximumNodes)
  }

  deinit {
    marks.deallocate()
  }

  /// Begins to count the element at `node`; `false` where it wouldn't end well.
  func begin(_ node: Int, before end: Int, _ nodes: UnsafePointer<JSONNode>, depth: Int) -> Bool {
    guard !isOpen, end - node <= Self.maximumNodes, isDue(depth), survey(nodes, node, end) else {
      return false
    }
    first = node
    count = end - node
    marked = 0
    marks.initialize(repeating: false, count: count)
    self.depth = depth
    isBroken = false
    isOpen = true
    return true
  }

  private func isDue(_ depth: Int) -> Bool {
    while patience.count <= depth { patience.append(Patience()) }
    guard patience[depth].left > 0 else { return true }
    patience[depth].left -= 1
    return false
  }

  /// Counts what there is; `false` where something can't be as sent.
  private func survey(_ nodes: UnsafePointer<JSONNode>, _ node: Int, _ end: Int) -> Bool {
    var keys: UInt32 = 0
    var filled: UInt32 = 0
    var others: UInt32 = 0
    // Without branches: the kinds come in no order that a processor could guess.
    for place in node..<end {
      let meta = nodes[place].meta
      let kind = meta & 0xF
      keys &+= kind == JSONNode.Kind.key.bits ? 1 : 0
      let isContainer = kind == JSONNode.Kind.object.bits || kind == JSONNode.Kind.array.bits
      filled &+= isContainer && meta > 0xFF ? 1 : 0
      others |= kind == JSONNode.Kind.null.bits || kind == JSONNode.Kind.invalid.bits ? 1 : 0
    }
    guard others == 0 else { return false }
    values = end - node - Int(keys)
    leaves = values - Int(filled)
    return true
  }

  /// Marks a value that was asked for.
  @inline(__always)
  func add(_ node: Int) {
    let place = node &- first
    guard UInt(bitPattern: place) < UInt(bitPattern: count), !marks[place] else {
      isBroken = true
      return
    }
    marks[place] = true
    marked &+= 1
  }

  /// Leaves the element to a decode that notes its calls.
  func breakOff() { isBroken = true }

  /// Ends the element; returns the numbers of its fields, and of those without fields of their own,
  /// where all of it was asked for and nothing broke the tally.
  func end() -> (fields: Int, leaves: Int)? {
    isOpen = false
    let isWhole = !isBroken && marked == values
    if isWhole {
      patience[depth].pause = 0
    } else {
      let pause = min(Self.longestPause, max(1, patience[depth].pause &* 2))
      patience[depth] = Patience(pause: pause, left: pause)
    }
    return isWhole ? (values, leaves) : nil
  }
}
