/// A node of a document's tree: a leaf with bytes, or an inner node with children.
///
/// A class so that snapshots share what they have in common; immutable, so that they may.
/// Leaves meet where grapheme clusters meet (see `SourceScalar.isBoundary`), so that each leaf can
/// be measured alone. Only a run of thousands of bytes without a place that is known to be a
/// boundary is cut between two scalars instead; a cluster cut there counts as two.
final class SourceNode: Sendable {
  static let empty = SourceNode(leaf: [])

  let summary: SourceSummary
  /// 0 for a leaf; all children of a node have the same height.
  let height: Int
  let children: [SourceNode]
  let bytes: [UInt8]

  /// The size of the leaves of a document that was loaded.
  static let leafSize = 2048
  /// A smaller leaf is merged with a neighbour.
  static let minimumLeafSize = 1024
  /// A larger leaf is divided.
  static let maximumLeafSize = 4096
  static let maximumChildren = 32
  static let minimumChildren = 8

  init(leaf bytes: [UInt8]) {
    self.bytes = bytes
    children = []
    height = 0
    summary = bytes.withUnsafeBufferPointer { SourceSummary(of: $0) }
  }

  init(children: [SourceNode]) {
    precondition(!children.isEmpty, "an inner node has children")
    self.children = children
    bytes = []
    height = children[0].height + 1
    summary = children.dropFirst().reduce(into: children[0].summary) { $0.append($1.summary) }
  }

  var count: Int { summary.count }

  /// The place of the child that holds the byte at `offset`, and the child's own offset; behind the
  /// last byte, the last child.
  func child(at offset: Int) -> (index: Int, start: Int) {
    var index = 0
    var start = 0
    while index < children.count - 1, offset >= start + children[index].count {
      start += children[index].count
      index += 1
    }
    return (index, start)
  }

  /// The leaf that holds the byte at `offset` and the leaf's own offset; behind the last byte, the
  /// last leaf.
  func leaf(at offset: Int) -> (leaf: SourceNode, start: Int) {
    var node = self
    var start = 0
    while node.height > 0 {
      let child = node.child(at: offset - start)
      start += child.start
      node = node.children[child.index]
    }
    return (node, start)
  }

  /// Calls `body` with each leaf that overlaps `range` and the part of its bytes that does.
  func forEachLeaf(in range: Range<Int>, _ body: (SourceNode, Range<Int>) -> Void) {
    guard height > 0 else {
      let part = range.clamped(to: 0..<bytes.count)
      if !part.isEmpty { body(self, part) }
      return
    }
    var start = 0
    for child in children {
      let end = start + child.count
      if range.lowerBound < end, range.upperBound > start {
        let from = max(0, range.lowerBound - start)
        child.forEachLeaf(in: from..<min(child.count, range.upperBound - start), body)
      }
      start = end
    }
  }

  /// The summary of the bytes before `offset`.
  func summary(before offset: Int) -> SourceSummary {
    var result = SourceSummary()
    var node = self
    var rest = offset
    while node.height > 0 {
      var next: SourceNode?
      for child in node.children {
        if rest < child.count {
          next = child
          break
        }
        result.append(child.summary)
        rest -= child.count
      }
      guard let next else { return result }
      node = next
    }
    if rest >= node.count {
      result.append(node.summary)
    } else if rest > 0 {
      node.bytes.withUnsafeBufferPointer {
        result.append(SourceSummary(of: UnsafeBufferPointer(rebasing: $0[..<rest])))
      }
    }
    return result
  }
}
