/// A document as bytes, made for typing into files of many megabytes.
///
/// The bytes lie in leaves of a few KB under a balanced tree of immutable nodes. Each node keeps a
/// `SourceSummary`, so an edit, a line's offset and a cell's offset cost the depth of the tree and
/// one leaf, wherever they are and however long the lines are. A copy is a snapshot: it costs one
/// reference, and edits to one don't touch the other.
///
/// Any bytes are kept as they are, valid UTF-8 or not. Lines end at `\n`, `\r\n` or `\r`, and are
/// counted from 0; offsets are bytes from 0.
package struct SourceText: Sendable {
  var root: SourceNode

  init(root: SourceNode?) {
    self.root = root ?? .empty
  }

  /// An empty document: one line without a byte.
  package init() {
    root = .empty
  }

  /// A document of these bytes.
  package init(_ bytes: [UInt8]) {
    root = SourceNode.tree(of: bytes)
  }

  /// A document of this string's UTF-8 bytes.
  package init(_ string: String) {
    self.init(Array(string.utf8))
  }

  /// The number of bytes.
  package var count: Int { root.summary.count }

  /// Whether there is no byte.
  package var isEmpty: Bool { count == 0 }

  /// The number of lines: one more than there are line ends.
  package var lineCount: Int { root.summary.lineEnds + 1 }

  /// A contiguous copy of all bytes.
  package var bytes: [UInt8] { bytes(in: 0..<count) }

  /// A contiguous copy of the bytes in `range`, which must lie within the document.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the document")
    return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initializedCount in
      root.forEachLeaf(in: range) { leaf, part in
        leaf.bytes[part].withUnsafeBufferPointer { bytes in
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[initializedCount...])
          _ = rest.initialize(from: bytes)
          initializedCount += bytes.count
        }
      }
    }
  }

  /// The bytes in `range` as a string, U+FFFD standing in for what isn't UTF-8.
  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// All of it.
  package var string: String { string(in: 0..<count) }

  /// The byte at `offset`, `nil` outside the document.
  package func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    let (leaf, start) = root.leaf(at: offset)
    return leaf.bytes[offset - start]
  }

  /// The part of the document in `range`, sharing its leaves.
  package func slice(_ range: Range<Int>) -> SourceText {
    suffix(from: range.lowerBound, of: prefix(upTo: range.upperBound))
  }

  /// Puts `replacement` where `range` was.
  package mutating func replace(_ range: Range<Int>, with replacement: SourceText) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the document")
    if let edited = root.replacingWithinLeaf(range, with: replacement) {
      root = edited
    } else {
      let head = prefix(upTo: range.lowerBound)
      let tail = suffix(from: range.upperBound, of: self)
      root = (head + replacement + tail).root
    }
  }

  /// Both documents' bytes, one behind the other.
  package static func + (head: SourceText, tail: SourceText) -> SourceText {
    SourceText(root: SourceNode.joining(head.root, tail.root))
  }

  private func prefix(upTo end: Int) -> SourceText {
    guard end < count else { return self }
    let (leaf, start) = root.leaf(at: end)
    let whole = SourceText(root: root.split(at: start).head)
    return whole + SourceText(root: SourceNode(leaf: Array(leaf.bytes[..<(end - start)])))
  }

  private func suffix(from begin: Int, of text: SourceText) -> SourceText {
    guard begin > 0 else { return text }
    guard begin < text.count else { return SourceText() }
    let (leaf, start) = text.root.leaf(at: begin)
    let whole = SourceText(root: text.root.split(at: start + leaf.bytes.count).tail)
    return SourceText(root: SourceNode(leaf: Array(leaf.bytes[(begin - start)...]))) + whole
  }
}

extension SourceText: Equatable {
  /// Whether both hold the same bytes. Leaves that both share aren't read.
  package static func == (one: SourceText, other: SourceText) -> Bool {
    guard one.root !== other.root else { return true }
    guard one.count == other.count else { return false }
    var place = 0
    while place < one.count {
      let (own, start) = one.root.leaf(at: place)
      let (others, othersStart) = other.root.leaf(at: place)
      let end = min(start + own.count, othersStart + others.count)
      let isShared = own === others && start == othersStart
      guard
        isShared
          || own.bytes[place - start..<end - start]
            == others.bytes[place - othersStart..<end - othersStart]
      else { return false }
      place = end
    }
    return true
  }
}
