extension SourceNode {
  /// The tree of a document of these bytes.
  static func tree(of bytes: [UInt8]) -> SourceNode {
    guard bytes.count > maximumLeafSize else { return SourceNode(leaf: bytes) }
    var level = leaves(of: bytes)
    while level.count > 1 {
      let groups = (level.count + maximumChildren - 1) / maximumChildren
      level = (0..<groups).map { group in
        let from = group * level.count / groups
        return SourceNode(children: Array(level[from..<((group + 1) * level.count / groups)]))
      }
    }
    return level[0]
  }

  /// Divides `bytes` into leaves that meet at cluster boundaries.
  private static func leaves(of bytes: [UInt8]) -> [SourceNode] {
    bytes.withUnsafeBufferPointer { bytes in
      var leaves: [SourceNode] = []
      var start = 0
      while bytes.count - start > maximumLeafSize {
        let end = SourceScalar.boundary(near: start + leafSize, in: bytes)
        leaves.append(SourceNode(leaf: Array(bytes[start..<end])))
        start = end
      }
      leaves.append(SourceNode(leaf: Array(bytes[start...])))
      return leaves
    }
  }

  /// The tree of the bytes of both trees.
  static func joining(_ head: SourceNode, _ tail: SourceNode) -> SourceNode {
    guard head.count > 0 else { return tail }
    guard tail.count > 0 else { return head }
    let last = head.leaf(at: head.count).leaf
    let first = tail.leaf(at: 0).leaf
    if canMeet(last.bytes, first.bytes) { return balanced(head, tail) }

    var seam = last.bytes + first.bytes
    var before = head.split(at: head.count - last.count).head
    var behind = tail.split(at: first.count).tail
    // A neighbour's neighbour joins in when the seam is still too small or its edge not a boundary.
    for _ in 0..<4 {
      if let node = before, case let leaf = node.leaf(at: node.count).leaf,
        !canMeet(leaf.bytes, seam)
      {
        seam = leaf.bytes + seam
        before = node.split(at: node.count - leaf.count).head
      } else if let node = behind, case let leaf = node.leaf(at: 0).leaf,
        !canMeet(seam, leaf.bytes)
      {
        seam += leaf.bytes
        behind = node.split(at: leaf.count).tail
      } else {
        break
      }
    }
    return [before, tree(of: seam), behind].compactMap(\.self).reduce(empty) { joined, part in
      joined.count == 0 ? part : balanced(joined, part)
    }
  }

  private static func canMeet(_ head: [UInt8], _ tail: [UInt8]) -> Bool {
    head.count >= minimumLeafSize && tail.count >= minimumLeafSize
      && SourceScalar.isBoundary(between: head, and: tail)
  }

  /// The parts before and behind `offset`, at which two leaves meet, `nil` for an empty part.
  func split(at offset: Int) -> (head: SourceNode?, tail: SourceNode?) {
    guard offset > 0 else { return (nil, self) }
    guard offset < count else { return (self, nil) }
    precondition(height > 0, "leaves are split by their owner")
    let (index, start) = child(at: offset)
    let head = SourceNode.grouping(children[..<index])
    guard start < offset else { return (head, SourceNode.grouping(children[index...])) }
    let inner = children[index].split(at: offset - start)
    let tail = SourceNode.grouping(children[(index + 1)...])
    return (SourceNode.balanced(head, inner.head), SourceNode.balanced(inner.tail, tail))
  }

  private static func grouping(_ nodes: ArraySlice<SourceNode>) -> SourceNode? {
    nodes.count < 2 ? nodes.first : SourceNode(children: Array(nodes))
  }

  private static func balanced(_ head: SourceNode?, _ tail: SourceNode?) -> SourceNode? {
    guard let head, let tail else { return head ?? tail }
    return balanced(head, tail)
  }

  /// One tree over two, whose leaves may meet as they are.
  private static func balanced(_ head: SourceNode, _ tail: SourceNode) -> SourceNode {
    let nodes = merged(head, tail)
    return nodes.count == 1 ? nodes[0] : SourceNode(children: nodes)
  }

  /// One or two nodes of the greater height over both trees.
  private static func merged(_ head: SourceNode, _ tail: SourceNode) -> [SourceNode] {
    if head.height == tail.height {
      guard head.height > 0 else { return [head, tail] }
      let fewest = min(head.children.count, tail.children.count)
      let all = head.children + tail.children
      return all.count > maximumChildren && fewest >= minimumChildren ? [head, tail] : divided(all)
    }
    if head.height > tail.height {
      let last = head.children[head.children.count - 1]
      return divided(head.children.dropLast() + merged(last, tail))
    }
    return divided(merged(head, tail.children[0]) + tail.children.dropFirst())
  }

  private static func divided(_ nodes: [SourceNode]) -> [SourceNode] {
    guard nodes.count > maximumChildren else { return [SourceNode(children: nodes)] }
    let half = nodes.count / 2
    return [
      SourceNode(children: Array(nodes[..<half])), SourceNode(children: Array(nodes[half...])),
    ]
  }
}
