import JSONSource

/// The counts of the elements whose calls one recorder doesn't hold: what is left out is judged by the same
/// code as what is held.
///
/// A class, because the recorder and the report share it.
final class CountedElements: ElementCounter {
  let digester: ElementDigester
  /// For the thread that counts beside the decode.
  private(set) lazy var workersDigester = digester.twin()
  /// The counts of elements whose calls were let go, by the call that decoded their array, as far as they
  /// are made.
  var knownDigests: [Int: ElementDigest] = [:]
  /// The counts of elements of which but the first call is held, with all that is within them, in the
  /// order of these calls.
  private(set) var wholeDigests: [(call: Int, digest: ElementDigest)] = []
  /// Elements that are to be counted beside the decode, in their order; the last of these takes more.
  var batches: [ElementBatch] = []
  private(set) var keptFaults = 0
  private(set) var keptUnknown = 0

  /// All counts of elements whose calls were let go, by the call that decoded their array.
  var digests: [Int: ElementDigest] {
    settleBatches()
    return knownDigests
  }

  init(by digester: ElementDigester) { self.digester = digester }

  var document: JSONDocument { digester.document }
  var keptElements: Int { digester.keptElements }
  var keptFields: Int { digester.keptFields }
  var focus: Range<Int> { digester.focus }
  var keepsPart: Bool { digester.keepsPart }
  var runsModelsAgain: Bool { digester.source.decoded != nil }

  func count(_ index: Int, of recorder: DecodingRecorder) {
    var within: [Int: ElementDigest] = [:]
    for (call, digest) in knownDigests where call >= index { within[call - index] = digest }
    let isHeld = recorder.isReadByOwnCode(index)
    if isHeld {
      if within.isEmpty, index == recorder.lastCall { return }
    } else if within.isEmpty, (wholeDigests.last?.call ?? -1) < index,
      leaves(index, of: recorder)
    {
      return
    }
    let firstWhole = wholeDigests.lastIndex { $0.call < index }.map { $0 + 1 } ?? 0
    let digest = recorder.withCalls(from: index) { calls in
      digester.digest(
        of: calls, within, wholeDigests[firstWhole...], from: index,
        isUnreached: recorder.firstStandIn != nil)
    }
    if recorder.counts.pointee.heldFields <= FieldCollector.maximumFields, keeps(digest) {
      recorder.makeErrorsSmall(from: index)
      return
    }
    for call in within.keys { knownDigests[index + call] = nil }
    wholeDigests.removeSubrange(firstWhole...)
    let first = isHeld ? index + 1 : index
    if isHeld {
      wholeDigests.append((index, digest))
    } else {
      let (current, node) = (recorder.current, recorder.held.pointee.events[index].innerNode)
      // Those before it come first.
      settleBatches()
      // Nobody changes the outermost array when it's decoded.
      knownDigests[current, default: ElementDigest()].add(digest, at: current == 0 ? nil : node)
    }
    recorder.forget(first)
    recorder.held.pointee.events.removeLast(recorder.held.pointee.events.count - first)
  }

  /// Whether the calls of an element are worth to be held, among so many others.
  private func keeps(_ digest: ElementDigest) -> Bool {
    if digest.isUniform {
      guard digest.summary.unknownKeys > 0, keptUnknown < digester.keptUnknown else { return false }
      keptUnknown += 1
    } else {
      guard keptFaults < digester.keptFaults else { return false }
      keptFaults += 1
    }
    return true
  }

  func add(fields: Int, asSent leaves: Int, within call: Int) {
    knownDigests[call, default: ElementDigest()].add(fields: fields, asSent: leaves)
  }

  func moveCalls(from first: Int, _ moved: (Int) -> Int) {
    knownDigests = Dictionary(
      uniqueKeysWithValues: digests.map { (moved($0.key), $0.value) })
    let isOrdered = wholeDigests.allSatisfy { $0.call < first }
    if !isOrdered {
      wholeDigests = wholeDigests.map { (moved($0.call), $0.digest) }.sorted { $0.call < $1.call }
    }
  }

  func withoutCounting(_ body: () -> Void) {
    let (known, faults, unknown) = (digests, keptFaults, keptUnknown)
    body()
    (knownDigests, keptFaults, keptUnknown) = (known, faults, unknown)
  }

  func restart() {
    batches = []
    knownDigests = [:]
    wholeDigests = []
    keptFaults = 0
    keptUnknown = 0
  }
}

extension DecodingRecorder {
  /// With a digester, calls for elements far back in large arrays are counted and let go. `remade`:
  /// what an earlier recorder's `remadeUnnoted` found.
  package convenience init(
    digester: ElementDigester?, cancellation: Cancellation? = nil,
    notesValueContainers: Bool = true, remade: [Int] = [],
    observer: ((DecodingEvent) -> Void)? = nil
  ) {
    self.init(
      counter: digester.map { CountedElements(by: $0) }, cancellation: cancellation,
      notesValueContainers: notesValueContainers, remade: remade, observer: observer)
  }

  /// What isn't held; `nil` where all calls are.
  var countedElements: CountedElements? { counter as? CountedElements }
}
