import DecodingReport

/// Counts the values of an element of a large array while the element is decoded, so that nearly
/// all elements need no record of their calls.
///
/// Each value that was asked for, and was as sent, is marked once; of a container it is known how
/// many members or elements it must have. Where in the end so many are marked, all was asked for,
/// and the element's digest follows. Whatever else happens breaks the tally: then the element is
/// decoded again, with its calls noted.
///
/// Sessions hold it by a pointer, so that no reference is counted for a mark.
struct SmartTally {
  /// What the recorder counts.
  private let counts: UnsafeMutablePointer<CallCounts>
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
  /// A mark for each node of the element, which is the element's number: so that marks needn't be
  /// wiped out in between.
  private let marks: UnsafeMutablePointer<UInt32>
  private var number: UInt32 = 0
  private var first = 0
  private var count = 0
  private var marked = 0
  /// How many must be marked in the end, by the containers that are, and how many of those have
  /// anything in them.
  private var expected = 0
  private var filled = 0
  private var depth = 0
  private var patience: [Patience] = []

  private static let maximumNodes = 16_384
  private static let longestPause: UInt8 = 64

  init(_ recorder: DecodingRecorder) {
    counts = recorder.counts
    marks = .allocate(capacity: Self.maximumNodes)
    marks.initialize(repeating: 0, count: Self.maximumNodes)
  }

  /// Frees the memory; the tally isn't used afterwards.
  func free() { marks.deallocate() }

  /// Whether the calls of an element that begins now needn't be noted, if it is as sent.
  func isEnough(at position: Int) -> Bool { counts.pointee.areEnough(at: position) }

  /// Counts an element that is as sent, and has no fields of its own.
  func addScalar() { add(fields: 1, leaves: 1) }

  private func add(fields: Int, leaves: Int) {
    counts.pointee.fields += fields
    counts.pointee.leaves += leaves
    counts.pointee.calls += fields
  }

  /// Begins to count the element between two nodes; `false` where it wouldn't end well.
  mutating func begin(_ node: Int, before end: Int, depth: Int) -> Bool {
    guard !isOpen, end - node <= Self.maximumNodes, isDue(depth) else { return false }
    first = node
    count = end - node
    marked = 0
    expected = 1
    filled = 0
    if number == .max {
      marks.update(repeating: 0, count: Self.maximumNodes)
      number = 0
    }
    number += 1
    self.depth = depth
    isBroken = false
    isOpen = true
    return true
  }

  private mutating func isDue(_ depth: Int) -> Bool {
    while patience.count <= depth { patience.append(Patience()) }
    guard patience[depth].left > 0 else { return true }
    patience[depth].left -= 1
    return false
  }

  /// Marks a value that was asked for.
  @inline(__always)
  mutating func add(_ node: Int) {
    let place = node &- first
    guard UInt(bitPattern: place) < UInt(bitPattern: count), marks[place] != number else {
      isBroken = true
      return
    }
    marks[place] = number
    marked &+= 1
  }

  /// As `add`, and expects what is in the container.
  @inline(__always)
  mutating func add(_ node: Int, containing count: Int) {
    add(node)
    expected &+= count
    if count > 0 { filled &+= 1 }
  }

  /// Leaves the element to a decode that notes its calls.
  mutating func breakOff() { isBroken = true }

  /// Ends the element; counts its fields where all of it was asked for, and nothing broke the tally.
  mutating func end(isDisturbed: Bool) -> Bool {
    isOpen = false
    let isWhole = !isBroken && marked == expected && !isDisturbed
    if isWhole {
      patience[depth].pause = 0
    } else {
      let pause = min(Self.longestPause, max(1, patience[depth].pause &* 2))
      patience[depth] = Patience(pause: pause, left: pause)
    }
    if isWhole { add(fields: marked, leaves: marked - filled) }
    return isWhole
  }
}
