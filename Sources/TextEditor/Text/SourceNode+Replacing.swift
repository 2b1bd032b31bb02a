extension SourceNode {
  /// A tree with `replacement` where `range` was, if the edit stays within one leaf and leaves its
  /// edges and its size acceptable; else `nil`. This is the path of a typed character.
  func replacingWithinLeaf(_ range: Range<Int>, with replacement: SourceText) -> SourceNode? {
    let (leaf, start) = leaf(at: range.lowerBound)
    let end = start + leaf.count
    let size = leaf.count - range.count + replacement.count
    guard range.upperBound <= end, size <= SourceNode.maximumLeafSize else { return nil }
    guard size >= SourceNode.minimumLeafSize || leaf === self else { return nil }
    // Whether two leaves may meet depends on the scalars at their edges: those must stay.
    let margin = 8
    guard start == 0 || range.lowerBound - start >= margin else { return nil }
    guard end == count || end - range.upperBound >= margin else { return nil }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += leaf.bytes[..<(range.lowerBound - start)]
    replacement.root.forEachLeaf(in: 0..<replacement.count) { leaf, part in
      bytes += leaf.bytes[part]
    }
    bytes += leaf.bytes[(range.upperBound - start)...]
    return replacingLeaf(at: range.lowerBound, with: SourceNode(leaf: bytes))
  }

  private func replacingLeaf(at offset: Int, with leaf: SourceNode) -> SourceNode {
    guard height > 0 else { return leaf }
    let (index, start) = child(at: offset)
    var children = children
    children[index] = children[index].replacingLeaf(at: offset - start, with: leaf)
    return SourceNode(children: children)
  }
}
