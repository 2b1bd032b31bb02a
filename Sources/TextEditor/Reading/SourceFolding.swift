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
  private var previousLineEnd = 0
  /// The last byte of the present line that is no blank, comma or closing bracket; −1 if none is.
  private var lastSolid = -1
  /// Whether a comment goes on behind the present line.
  private var isInComment = false
  private var found: [SourceFold?] = []

  /// Reads all of the document. The folds come by their beginnings; of several containers that
  /// begin on one line, the last.
  static func folds(of text: SourceText) -> [SourceFold] {
    var folding = SourceFolding()
    text.bytes.withUnsafeBufferPointer { folding.read($0) }
    var folds: [SourceFold] = []
    for case let fold? in folding.found {
      if folds.last?.hidden.lowerBound == fold.hidden.lowerBound { folds.removeLast() }
      folds.append(fold)
    }
    return folds
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while let end = SourceScalar.lineEnd(from: start, in: bytes) {
      readLine(start..<end.lowerBound, in: bytes)
      start = end.upperBound
    }
    readLine(start..<bytes.count, in: bytes)
  }

  private mutating func readLine(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var lexer = SourceLexer(
      UnsafeBufferPointer(rebasing: bytes[line]), from: isInComment ? .blockComment : .outside)
    isInComment = isInComment && line.isEmpty
    while let lexeme = lexer.next() {
      let offset = line.lowerBound + lexeme.range.lowerBound
      let end = line.lowerBound + lexeme.range.upperBound
      switch lexeme.kind {
      case .comma:
        endValue()
        continue
      case .close:
        close(bytes[offset], at: offset)
        continue
      case .open:
        noteValue()
        open.append(Container(isObject: bytes[offset] == UInt8(ascii: "{"), depth: open.count))
      case .string, .singleQuoted: noteValue()
      case .word:
        // A slash alone begins a comment that is being typed.
        if !bytes[offset..<end].allSatisfy("/*".utf8.contains) { noteValue() }
      case .blockComment: isInComment = !lexeme.isClosed
      // A colon stands behind a key.
      case .colon, .lineComment: break
      }
      lastSolid = end - 1
    }
    endLine(at: line.upperBound)
  }

  private mutating func endValue() {
    guard let last = open.indices.last, open[last].hasValue else { return }
    open[last].count += 1
    open[last].hasValue = false
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
    var depth = 0
    let start = max(content.lowerBound, content.upperBound - Self.openerReach)
    forEachBracket(in: start..<content.upperBound) { bracket, _ in
      depth = Self.isOpening(bracket) ? depth + 1 : max(0, depth - 1)
      return true
    }
    return depth > 0
  }
}
