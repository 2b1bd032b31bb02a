/// The shortest way from one sequence to another, after E. Myers, "An O(ND) difference algorithm".
package struct ShortestEdit: Sendable {
  package enum Step: Sendable { case keep, remove, add }

  package private(set) var steps: [Step]
  /// Whether what stands between the alike ends differs in too much to be told apart: then all of it
  /// is removed, and added.
  package private(set) var isCutShort = false

  /// Sequences that differ in more than `most` elements aren't told apart, so that it takes time in
  /// proportion to their length.
  package init<Element: Equatable>(from old: [Element], to new: [Element], most: Int) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let (before, after) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    let middle = Self.steps(before, after, most)
    isCutShort = middle == nil
    let replaced =
      Array(repeating: Step.remove, count: before.count)
      + Array(repeating: Step.add, count: after.count)
    steps =
      Array(repeating: .keep, count: start) + (middle ?? replaced)
      + Array(repeating: .keep, count: end)
  }

  /// Which elements belong together, by their places: those that are kept, and of what stands between
  /// two of these the first that was removed and the first that was added, and so on.
  package var pairs: [(old: Int?, new: Int?)] {
    var pairs: [(old: Int?, new: Int?)] = []
    var (old, new) = (0, 0)
    /// Where what stands between begins.
    var gap = (old: 0, new: 0)
    func close() {
      for place in 0..<max(old - gap.old, new - gap.new) {
        pairs.append(
          (
            gap.old + place < old ? gap.old + place : nil,
            gap.new + place < new ? gap.new + place : nil
          ))
      }
    }
    for step in steps {
      switch step {
      case .remove: old += 1
      case .add: new += 1
      case .keep:
        close()
        pairs.append((old, new))
        (old, new) = (old + 1, new + 1)
        gap = (old, new)
      }
    }
    close()
    return pairs
  }

  private static func steps<Element: Equatable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, _ most: Int
  ) -> [Step]? {
    let (count, other) = (old.count, new.count)
    let most = min(count + other, most)
    /// The furthest place in the old one on each diagonal, the main one in the middle.
    var furthest = Diagonals(most + 1)
    var reached: [Diagonals] = []
    for differences in 0...most {
      reached.append(furthest)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        var x = furthest.start(of: diagonal, differences).x
        while x < count, x - diagonal < other,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        furthest[diagonal] = x
        if x >= count, x - diagonal >= other { return path(reached, count, other) }
      }
    }
    return nil
  }

  private struct Diagonals {
    private var places: [Int]
    private let middle: Int

    init(_ most: Int) {
      middle = most
      places = Array(repeating: 0, count: 2 * most + 1)
    }

    subscript(diagonal: Int) -> Int {
      get { places[middle + diagonal] }
      set { places[middle + diagonal] = newValue }
    }

    /// Where a diagonal is entered, and from which one: by an added element from above, else by a
    /// removed one.
    func start(of diagonal: Int, _ differences: Int) -> (x: Int, from: Int) {
      let isAdded =
        diagonal == -differences
        || (diagonal != differences && self[diagonal - 1] < self[diagonal + 1])
      return isAdded
        ? (self[diagonal + 1], diagonal + 1) : (self[diagonal - 1] + 1, diagonal - 1)
    }
  }

  /// Walks back from the end through the places that were reached.
  private static func path(_ reached: [Diagonals], _ count: Int, _ other: Int) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (count, other)
    for differences in stride(from: reached.count - 1, to: 0, by: -1) {
      let from = reached[differences].start(of: x - y, differences).from
      let previous = (x: reached[differences][from], y: reached[differences][from] - from)
      while x > previous.x, y > previous.y {
        steps.append(.keep)
        (x, y) = (x - 1, y - 1)
      }
      steps.append(x == previous.x ? .add : .remove)
      (x, y) = (previous.x, previous.y)
    }
    // Before the first difference, all are alike.
    steps += Array(repeating: .keep, count: x)
    return steps.reversed()
  }
}
