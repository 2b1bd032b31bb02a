extension SourceNode {
  /// A way to count along a line.
  enum Measure {
    case cells, scalars
  }

  /// The offset behind the line end with this number, from 1; it must be there.
  func offset(behindLineEnd number: Int) -> Int {
    var node = self
    var start = 0
    var number = number
    while node.height > 0 {
      var index = 0
      while index < node.children.count - 1, number > node.children[index].summary.lineEnds {
        number -= node.children[index].summary.lineEnds
        start += node.children[index].count
        index += 1
      }
      node = node.children[index]
    }
    return node.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      for _ in 0..<number {
        guard let end = SourceScalar.lineEnd(from: index, in: bytes) else { break }
        index = end.upperBound
      }
      return start + index
    }
  }

  /// The offset of the cluster in `content`, a line without its end, that covers the cell or the
  /// scalar `target`, counted from the line's start; the line's end if it is shorter.
  func offset(in content: Range<Int>, reaching target: Int, measure: Measure) -> Int {
    var position = LinePosition(target: target, measure: measure)
    seek(&position, in: content, from: 0)
    return position.found ?? content.upperBound
  }

  private struct LinePosition {
    let target: Int
    let measure: Measure
    var reached = 0
    var found: Int?
  }

  private func seek(_ position: inout LinePosition, in content: Range<Int>, from start: Int) {
    let end = start + count
    guard position.found == nil, end > content.lowerBound, start < content.upperBound else {
      return
    }
    if start >= content.lowerBound, end <= content.upperBound {
      let length =
        position.measure == .cells
        ? summary.first.cells(from: position.reached) : summary.first.scalars
      if position.reached + length <= position.target {
        position.reached += length
        return
      }
    }
    guard height > 0 else { return seekInLeaf(&position, in: content, from: start) }
    var start = start
    for child in children {
      child.seek(&position, in: content, from: start)
      start += child.count
    }
  }

  private func seekInLeaf(_ position: inout LinePosition, in content: Range<Int>, from start: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = max(0, content.lowerBound - start)
      let end = min(bytes.count, content.upperBound - start)
      while index < end {
        let missing = max(0, position.target - position.reached)
        let plain = min(missing, SourceScalar.printableASCII(from: index, in: bytes))
        index += plain
        position.reached += plain
        guard index < end else { break }
        let cluster = SourceCluster(at: index, in: bytes)
        let length =
          position.measure == .cells ? cluster.width(at: position.reached) : cluster.scalars
        if position.reached + length > position.target {
          position.found = start + index
          return
        }
        position.reached += length
        index += cluster.count
      }
    }
  }
}
