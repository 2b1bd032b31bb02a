/// The lines in which two texts differ.
struct LineChanges: Equatable, Sendable {
  /// A line, or several that are left out.
  enum Line: Equatable, Sendable {
    /// A line of both texts, by its numbers in them, from 1.
    case same(old: Int, new: Int, String)
    case removed(Int, String)
    case added(Int, String)
    /// So many lines of both texts.
    case skipped(Int)
  }

  /// Lines of both texts that are shown around a change.
  private static let context = 2
  /// Texts that differ in more lines than this are told apart as one block.
  private static let mostDifferences = 500

  private(set) var lines: [Line] = []
  private(set) var removed = 0
  private(set) var added = 0

  init(from old: SourceText, to new: SourceText) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var (oldLine, newLine) = (0, 0)
    var same: [Line] = []
    for step in Self.script(before, after) {
      switch step {
      case .keep:
        same.append(.same(old: oldLine + 1, new: newLine + 1, before[oldLine]))
        oldLine += 1
        newLine += 1
      case .remove:
        flush(&same, isLast: false)
        lines.append(.removed(oldLine + 1, before[oldLine]))
        removed += 1
        oldLine += 1
      case .add:
        flush(&same, isLast: false)
        lines.append(.added(newLine + 1, after[newLine]))
        added += 1
        newLine += 1
      }
    }
    flush(&same, isLast: true)
  }

  /// Appends the first and last of the lines that both texts have; the rest is counted.
  private mutating func flush(_ same: inout [Line], isLast: Bool) {
    let head = lines.isEmpty ? 0 : Self.context
    let tail = isLast ? 0 : Self.context
    if same.count <= head + tail + 1 {
      lines += same
    } else {
      lines += same.prefix(head)
      lines.append(.skipped(same.count - head - tail))
      lines += same.suffix(tail)
    }
    same = []
  }

  private static func lines(of text: SourceText) -> [String] {
    let bytes = text.bytes
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
  }

  private enum Step { case keep, remove, add }

  /// The shortest way from one text to the other, after E. Myers, "An O(ND) difference algorithm".
  private static func script(_ old: [String], _ new: [String]) -> [Step] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let middle = steps(
      old[start..<(old.count - end)], new[start..<(new.count - end)])
    return Array(repeating: .keep, count: start) + middle + Array(repeating: .keep, count: end)
  }

  private static func steps(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Step] {
    let (count, other) = (old.count, new.count)
    let most = min(count + other, mostDifferences)
    /// The furthest place in the old text on each diagonal, the main one in the middle.
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
    return Array(repeating: .remove, count: count) + Array(repeating: .add, count: other)
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

    /// Where a diagonal is entered, and from which one: by an added line from above, else by a
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
    // Before the first difference, all lines are alike.
    steps += Array(repeating: .keep, count: x)
    return steps.reversed()
  }
}
