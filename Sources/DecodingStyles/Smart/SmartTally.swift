import DecodingTrace

/// Counts the values of an element of a large array while the element is decoded, so that nearly
/// all elements need no record of their calls.
///
/// Each value that was asked for, and was as sent, is counted once; of a container it is known how
/// many members or elements it must have. Where in the end there are so many, all was asked for,
/// and the element's digest follows. Whatever else happens breaks the tally: then the element is
/// decoded again, with its calls noted.
///
/// A model that asks in the order of the document can't ask twice for one value. Where one asks in
/// another order, values are marked from then on.
///
/// Sessions hold it by a pointer, so that no reference is counted for a mark.
struct SmartTally: ~Copyable {
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
  /// The last value that was counted; none is behind this one where values are marked.
  private var last = 0
  private var counted = 0
  private var first = 0
  private var end = 0
  /// A mark for each node of the element, which is the element's number, so that marks needn't be
  /// wiped out in between; `nil` as long as all models ask in the order of the document.
  private var marks: UnsafeMutablePointer<UInt32>?
  private var number: UInt32 = 0
  private var isInOrder = true
  /// How many must be counted in the end, by the containers that are, and how many of those have
  /// anything in them.
  private var expected = 0
  private var filled = 0
  private var depth = 0
  private var patience: [Patience] = []

  private static let maximumNodes = 16_384
  private static let longestPause: UInt8 = 64

  init(_ recorder: DecodingRecorder) {
    counts = recorder.counts
  }

  /// Frees the memory; the tally isn't used afterwards.
  func free() { marks?.deallocate() }

  /// Whether the calls of an element that begins now needn't be noted, if it is as sent.
  func isEnough(at position: Int) -> Bool { counts.pointee.needNotNote(at: position) }

  /// As `isEnough`, for an element that has no fields of its own.
  func isEnough(at position: Int, _ node: Int) -> Bool {
    isEnough(at: position)
      && (!counts.pointee.hasRemade || !counts.pointee.isHeld(node..<node + 1))
  }

  /// Counts an element that is as sent, and has no fields of its own.
  func addScalar() { add(fields: 1, leaves: 1) }

  private func add(fields: Int, leaves: Int) {
    counts.pointee.fields += fields
    counts.pointee.leaves += leaves
    counts.pointee.calls += fields
  }

  /// Begins to count the element between two nodes; `false` where it wouldn't end well.
  mutating func begin(_ node: Int, before end: Int, depth: Int) -> Bool {
    guard !isOpen, end - node <= Self.maximumNodes, isDue(depth),
      !counts.pointee.hasRemade || !counts.pointee.isRemade(in: node..<end)
    else { return false }
    first = node
    self.end = end
    last = node - 1
    counted = 0
    expected = 1
    filled = 0
    if let marks { beginMarking(marks) }
    self.depth = depth
    isBroken = false
    isOpen = true
    return true
  }

  private mutating func isDue(_ depth: Int) -> Bool {
    guard depth < patience.count, patience[depth].left > 0 else { return true }
    patience[depth].left -= 1
    return false
  }

  private mutating func beginMarking(_ marks: UnsafeMutablePointer<UInt32>) {
    last = .max
    if number == .max {
      marks.update(repeating: 0, count: Self.maximumNodes)
      number = 0
    }
    number += 1
  }

  /// Counts a value that was asked for.
  @inline(__always)
  mutating func add(_ node: Int) {
    guard node > last else { return addOutOfOrder(node) }
    last = node
    counted &+= 1
  }

  @inline(never)
  private mutating func addOutOfOrder(_ node: Int) {
    guard let marks else {
      isInOrder = false
      return
    }
    guard first..<end ~= node, marks[node - first] != number else {
      isBroken = true
      return
    }
    marks[node - first] = number
    counted &+= 1
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
    guard !isBroken, isInOrder, counted == expected, !isDisturbed, marks != nil || last < end
    else {
      endUncounted()
      return false
    }
    if depth < patience.count { patience[depth].pause = 0 }
    add(fields: counted, leaves: counted - filled)
    if counts.pointee.endOfUnnoted != first { counts.pointee.beginUnnoted(at: first) }
    counts.pointee.endOfUnnoted = end
    return true
  }

  @inline(never)
  private mutating func endUncounted() {
    if !isInOrder {
      isInOrder = true
      let marks = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.maximumNodes)
      marks.initialize(repeating: 0, count: Self.maximumNodes)
      self.marks = marks
    } else {
      while patience.count <= depth { patience.append(Patience()) }
      let pause = min(Self.longestPause, max(1, patience[depth].pause &* 2))
      patience[depth] = Patience(pause: pause, left: pause)
    }
  }
}
