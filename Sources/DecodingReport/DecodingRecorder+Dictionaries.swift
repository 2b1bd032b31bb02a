/// Dictionaries, whose values Foundation decodes in a random order.
extension DecodingRecorder {
  /// How many dictionaries are being decoded whose values come in a random order: which of them are
  /// behind the first failure is known only in the end, so only arrays that are large by themselves
  /// are counted there.
  var dictionaryDepth: Int {
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
    let end = events.count
    var shifts = [Int](repeating: 0, count: blocks.count)
    var sorted: [DecodingEvent] = []
    sorted.reserveCapacity(end - first)
    for place in blocks.indices.sorted(by: { blocks[$0].node < blocks[$1].node }) {
      let start = blocks[place].start
      let next = place + 1 < blocks.count ? blocks[place + 1].start : end
      shifts[place] = first + sorted.count - start
      for position in start..<next {
        var event = events[position]
        if event.parent != index { event.parent += shifts[place] }
        sorted.append(event)
      }
    }
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
    knownDigests = moved(digests)
    held.pointee.events.replaceSubrange(first..., with: sorted)
    swallowedErrors = moved(swallowedErrors)
    readBehind = moved(readBehind)
    errorsInstead = moved(errorsInstead)
    let isOrdered = wholeDigests.allSatisfy { $0.call < first }
    if !isOrdered {
      wholeDigests = wholeDigests.map { (moved($0.call), $0.digest) }.sorted { $0.call < $1.call }
    }
    if firstStandIn != nil { firstStandIn = events.firstIndex { $0.stoodIn } }
  }
}
