/// Dictionaries, whose values Foundation decodes in a random order.
extension DecodingRecorder {
  /// How many dictionaries are being decoded whose values come in a random order: which of them are
  /// behind the first failure is known only in the end, so only arrays that are large by themselves
  /// are counted there.
  package var dictionaryDepth: Int {
    get { held.pointee.dictionaryDepth }
    set { held.pointee.dictionaryDepth = newValue }
  }

  /// Puts the calls directly within the call at `index`, which must be the last that began, in
  /// the order of the document: Foundation reads a dictionary's keys in a random one.
  package func sortCalls(within index: Int) {
    let first = index + 1
    // The keys that are compared, apart: a call is large.
    let blocks = withEvents { events in
      (first..<events.count).filter { events[$0].parent == index }
        .map { (start: $0, node: events[$0].node) }
    }
    let isInOrder = zip(blocks, blocks.dropFirst()).allSatisfy { $0.node <= $1.node }
    guard !isInOrder else { return }
    let shifts = moveBlocks(blocks, from: first, within: index)
    /// Where a call has come to.
    func moved(_ call: Int) -> Int {
      guard call >= first else { return call }
      var (low, high) = (0, blocks.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if blocks[middle].start <= call { low = middle } else { high = middle }
      }
      return call + shifts[low]
    }
    func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
      Dictionary(uniqueKeysWithValues: values.lazy.map { (moved($0.key), $0.value) })
    }
    swallowedErrors = moved(swallowedErrors)
    readBehind = moved(readBehind)
    errorsInstead = moved(errorsInstead)
    counter?.moveCalls(from: first, moved)
    if firstStandIn != nil { firstStandIn = events.firstIndex { $0.stoodIn } }
  }

  /// Puts blocks of calls in the order of their nodes; returns how far each was shifted.
  ///
  /// Calls are moved, not copied: each holds objects anywhere in memory, whose counts a copy changes.
  private func moveBlocks(
    _ blocks: [(start: Int, node: Int)], from first: Int, within index: Int
  ) -> [Int] {
    var shifts = [Int](repeating: 0, count: blocks.count)
    let order = blocks.indices.map { (node: blocks[$0].node, place: $0) }.sorted {
      $0.node < $1.node
    }
    held.pointee.events.withUnsafeMutableBufferPointer { events in
      guard let start = events.baseAddress.map({ $0 + first }) else { return }
      let count = events.count - first
      let before = UnsafeMutablePointer<DecodingEvent>.allocate(capacity: count)
      before.moveInitialize(from: start, count: count)
      var done = 0
      for (_, place) in order {
        let own = place == 0 ? 0 : blocks[place].start - first
        let next = place + 1 < blocks.count ? blocks[place + 1].start - first : count
        (start + done).moveInitialize(from: before + own, count: next - own)
        shifts[place] = done - own
        for call in done..<done + next - own where start[call].parent != index {
          start[call].parent += shifts[place]
        }
        done += next - own
      }
      before.deallocate()
    }
    return shifts
  }
}
