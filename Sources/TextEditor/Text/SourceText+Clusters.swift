extension SourceText {
  /// The end of the grapheme cluster that begins at `offset`, `nil` at the document's end.
  package func clusterEnd(after offset: Int) -> Int? {
    guard offset < count else { return nil }
    return window(from: offset) { bytes, start in
      offset + SourceCluster(at: offset - start, in: bytes).count
    }
  }

  /// The start of the grapheme cluster that ends at `offset`, `nil` at the document's start.
  package func clusterStart(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    var reach = 64
    while true {
      let start = max(0, offset - reach)
      let bytes = bytes(in: start..<min(count, offset + 8))
      let known = bytes.withUnsafeBufferPointer {
        SourceText.clusterStart(before: offset - start, in: $0, isWhole: start == 0)
      }
      if let known { return start + known }
      guard reach < SourceCluster.maximumCount else {
        return byte(at: offset - 1).map { _ in scalarStart(before: offset) }
      }
      reach *= 4
    }
  }

  /// `offset`, moved back to the start of the cluster that it lies in, and into the document.
  package func clusterBoundary(at offset: Int) -> Int {
    let offset = min(max(offset, 0), count)
    guard offset > 0, offset < count else { return offset }
    guard let start = clusterStart(before: scalarEnd(from: offset)) else { return offset }
    guard let end = clusterEnd(after: start), end > offset else { return offset }
    return start
  }

  /// Walks back to a boundary that is known, then forward again to the last cluster before `end`.
  private static func clusterStart(
    before end: Int, in bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool
  ) -> Int? {
    var start = end - SourceScalar(before: end, in: bytes).count
    while start > 0, !SourceScalar.isBoundary(at: start, in: bytes) {
      start -= SourceScalar(before: start, in: bytes).count
    }
    guard start > 0 || isWhole else { return nil }
    while case let next = start + SourceCluster(at: start, in: bytes).count, next < end {
      start = next
    }
    return start
  }

  private func scalarStart(before offset: Int) -> Int {
    let start = max(0, offset - 8)
    return bytes(in: start..<offset).withUnsafeBufferPointer {
      offset - SourceScalar(before: $0.count, in: $0).count
    }
  }

  /// The end of the scalar that `offset` lies in or before.
  private func scalarEnd(from offset: Int) -> Int {
    let start = max(0, offset - 3)
    return bytes(in: start..<min(count, offset + 4)).withUnsafeBufferPointer { bytes in
      for lead in 0..<(offset - start) {
        let end = start + lead + SourceScalar(at: lead, in: bytes).count
        if end > offset { return end }
      }
      return offset + SourceScalar(at: offset - start, in: bytes).count
    }
  }

  /// The leaf's bytes around `offset`, with more behind them when the leaf ends soon.
  private func window<Result>(
    from offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
  ) -> Result {
    let (leaf, start) = root.leaf(at: offset)
    if start + leaf.count == count || start + leaf.count - offset >= 64 {
      return leaf.bytes.withUnsafeBufferPointer { body($0, start) }
    }
    let end = min(count, offset + SourceCluster.maximumCount)
    return bytes(in: offset..<end).withUnsafeBufferPointer { body($0, offset) }
  }
}
