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
    var starts = (first..<events.count).filter { events[$0].parent == index }
    guard starts.count > 1 else { return }
    starts.append(events.count)
    let blocks = zip(starts, starts.dropFirst()).map { $0..<$1 }
      .sorted { events[$0.lowerBound].node < events[$1.lowerBound].node }
    var sorted: [DecodingEvent] = []
    var moved: [Int: ElementDigest] = [:]
    var movedWholes: [(call: Int, digest: ElementDigest)] = []
    var (errors, behind, instead) = (swallowedErrors, readBehind, errorsInstead)
    sorted.reserveCapacity(events.count - first)
    for block in blocks {
      let shift = first + sorted.count - block.lowerBound
      movedWholes += wholeDigests.filter { block.contains($0.call) }
        .map { ($0.call + shift, $0.digest) }
      for position in block {
        var event = events[position]
        if event.parent != index { event.parent += shift }
        sorted.append(event)
        moved[position + shift] = digests[position]
        if !swallowedErrors.isEmpty || !readBehind.isEmpty {
          errors[position + shift] = swallowedErrors[position]
          behind[position + shift] = readBehind[position]
          instead[position + shift] = errorsInstead[position]
        }
      }
    }
    held.pointee.events.replaceSubrange(first..., with: sorted)
    (swallowedErrors, readBehind, errorsInstead) = (errors, behind, instead)
    wholeDigests = wholeDigests.filter { $0.call < first } + movedWholes
    if !digests.isEmpty {
      knownDigests = digests.filter { $0.key < first }.merging(moved) { _, new in new }
    }
    if firstStandIn != nil { firstStandIn = events.firstIndex { $0.stoodIn } }
  }
}
