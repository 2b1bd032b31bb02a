/// Finds the objects and arrays of a document that go over several lines.
///
/// It needs no valid JSON: brackets in strings and comments don't count, and those without a partner
/// are passed over.
struct SourceFolding {
  private struct Container {
    let isObject: Bool
    let depth: Int
    /// Its place in the result, once the line on which it begins has ended.
    var place: Int?
    var lineEnd = 0
    var count = 0
    /// Whether something stands behind the last comma.
    var hasValue = false
  }

  private var open: [Container] = []
  /// Those that end on the present line, with their closing brackets.
  private var closed: [(container: Container, closer: Int)] = []
  private var state = SourceScanState.outside
  private var previousLineEnd = 0
  /// The last byte of the present line that is no blank, comma or closing bracket; −1 if none is.
  private var lastSolid = -1
  private var endsInReturn = false
  private var found: [SourceFold?] = []

  /// Reads all of the document. The folds come by their beginnings; of several containers that
  /// begin on one line, the last.
  static func folds(of text: SourceText) -> [SourceFold] {
    var folding = SourceFolding()
    var offset = 0
    text.root.forEachLeaf(in: 0..<text.count) { leaf, _ in
      leaf.bytes.withUnsafeBufferPointer { folding.read($0, at: offset) }
      offset += leaf.count
    }
    folding.endLine(at: text.count)
    var folds: [SourceFold] = []
    for case let fold? in folding.found {
      if folds.last?.hidden.lowerBound == fold.hidden.lowerBound { folds.removeLast() }
      folds.append(fold)
    }
    return folds
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    for (index, byte) in bytes.enumerated() {
      let offset = start + index
      switch byte {
      case UInt8(ascii: "\n") where endsInReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine(at: offset)
      default:
        if state == .outside || state == .slash {
          readOutside(byte, at: offset)
        } else {
          lastSolid = offset
        }
      }
      endsInReturn = byte == UInt8(ascii: "\r")
      state = state.next(byte)
    }
  }

  private mutating func readOutside(_ byte: UInt8, at offset: Int) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return
    case UInt8(ascii: ","):
      if let last = open.indices.last, open[last].hasValue {
        open[last].count += 1
        open[last].hasValue = false
      }
      return
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return close(byte, at: offset)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      noteValue()
      open.append(Container(isObject: byte == UInt8(ascii: "{"), depth: open.count))
    // A slash begins a comment, and a colon stands behind a key.
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: ":"): break
    default: noteValue()
    }
    lastSolid = offset
  }

  private mutating func noteValue() {
    if let last = open.indices.last { open[last].hasValue = true }
  }

  private mutating func close(_ byte: UInt8, at offset: Int) {
    let isObject = byte == UInt8(ascii: "}")
    guard let place = open.lastIndex(where: { $0.isObject == isObject }) else { return }
    var container = open[place]
    open.removeSubrange(place...)
    if container.hasValue { container.count += 1 }
    if container.place != nil { closed.append((container, offset)) }
  }

  private mutating func endLine(at end: Int) {
    for (container, closer) in closed {
      guard let place = container.place else { continue }
      let isAlone = lastSolid < closer
      let last = isAlone ? end : previousLineEnd
      guard last > container.lineEnd else { continue }
      found[place] = SourceFold(
        hidden: container.lineEnd..<last, count: container.count, tail: isAlone ? end - closer : 0,
        depth: container.depth)
    }
    closed.removeAll()
    let begun = open.lastIndex { $0.place != nil }.map { $0 + 1 } ?? 0
    for index in begun..<open.count {
      open[index].place = found.count
      open[index].lineEnd = end
      found.append(nil)
    }
    previousLineEnd = end
    lastSolid = -1
  }
}

extension SourceText {
  /// How much of a long line is looked at for a bracket that opens at its end.
  private static let openerReach = 4096

  /// Whether an object or array begins on a line, without its line end in `content`, and goes on
  /// behind it.
  func opensContainer(_ content: Range<Int>) -> Bool {
    guard !content.isEmpty else { return false }
    let start = max(content.lowerBound, content.upperBound - Self.openerReach)
    var state = scanState(at: start)
    var depth = 0
    for byte in bytes(in: start..<content.upperBound) {
      if state == .outside || state == .slash {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        default: break
        }
      }
      state = state.next(byte)
    }
    return depth > 0
  }
}
