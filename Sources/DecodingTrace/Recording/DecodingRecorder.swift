import JSONSource

/// The calls of one decode, in the order in which they were made.
///
/// A class, because decoders and containers are values that share it. A recorder belongs to one
/// decode, and a decode runs on one thread.
@usableFromInline package final class DecodingRecorder {
  /// What nearly every call changes.
  @usableFromInline package struct Held {
    /// The calls that are held.
    @usableFromInline package var events: [DecodingEvent] = []
    /// The call in whose `init(from:)` decoding now is; −1 outside of any.
    @usableFromInline package var current = -1
    /// The call for the outermost element that is to be counted, while it runs; else −1.
    package var counted = -1
    /// The call for a model whose properties are asked for although its own decode has ended; −1
    /// where there is none.
    var lookedBehind = -1
    /// How many dictionaries are being decoded whose values come in a random order.
    var dictionaryDepth = 0
    /// The running calls whose own code asked which keys an object has, and the objects.
    var keyed: [Keyed] = []
    /// Whether there are any: most decodes have none.
    var isKeyed = false
    /// The objects whose keys were listed by somebody, of several.
    var listed: [Int] = []
    /// The decoders that running calls' own code asked for.
    var decoders: [NotedDecoder] = []
    /// Whether values that code of models' own refused are replaced.
    var replacesRefused = false
    /// Whether a value is decoded once more, by one of them.
    package var decodesAgain = false
    /// The type whose code read the element that ended last, and whether it may let elements go.
    var reader: (type: ObjectIdentifier?, isOwn: Bool) = (nil, false)
  }

  struct Keyed: Equatable {
    let call: Int
    let object: Int
  }

  /// By a pointer: in a class the runtime would watch over each access, which costs as much as to
  /// note a call.
  @usableFromInline package let held: UnsafeMutablePointer<Held>

  /// The calls that are held.
  @inlinable package var events: [DecodingEvent] { held.pointee.events }

  /// Runs `body` with the calls that are held; no call may be noted meanwhile.
  @inlinable package func withEvents<Answer>(
    _ body: (UnsafeBufferPointer<DecodingEvent>) -> Answer
  ) -> Answer {
    held.pointee.events.withUnsafeBufferPointer(body)
  }

  /// The tape node of the value that a call asked for; −1 where there is none.
  package func node(of call: Int) -> Int { withCalls { $0[call].node } }

  /// The index of the call in whose `init(from:)` decoding now is, −1 outside of any.
  @inlinable package var current: Int { held.pointee.current }

  /// Errors of models' own code for which a style had something stand in, by the call.
  package var swallowedErrors: [Int: any Error] = [:]
  /// By calls whose values models' own code refused: how many others had been made behind them by then.
  package var readBehind: [Int: Int] = [:]
  /// The words of the errors that are held, each once.
  package var words: Set<String> = []
  /// What models' own code threw instead of errors that it caught, by the calls that failed.
  package var errorsInstead: [Int: any Error] = [:]
  /// Counts the elements whose calls are let go; `nil` where all calls are held.
  package let counter: (any ElementCounter)?
  private let cancellation: Cancellation?
  /// How many calls began, also those that were let go.
  package var callCount: Int { counts.pointee.calls }
  /// The first call that got a placeholder; what comes behind it is no part of the result.
  package var firstStandIn: Int?

  /// What calls that throw get in a decode that is repeated.
  private weak var placeholders: (any PlaceholderSource)?

  /// By a pointer, for the same reason as `held`: a style counts by it without a call.
  package let counts: UnsafeMutablePointer<CallCounts>

  /// Hears of each call when it is noted.
  private let observer: ((DecodingEvent) -> Void)?
  /// Whether calls for single-value containers are noted as such. A report has no use for them, and
  /// of wrapped values they are every third call.
  package let notesValueContainers: Bool

  /// With a counter, calls for elements far back in large arrays are counted and let go. `remade`: the
  /// nodes of what an earlier decode showed to be held otherwise than sent.
  package init(
    counter: (any ElementCounter)? = nil, cancellation: Cancellation? = nil,
    notesValueContainers: Bool = true, remade: [Int] = [],
    observer: ((DecodingEvent) -> Void)? = nil
  ) {
    self.observer = observer
    self.notesValueContainers = notesValueContainers
    self.counter = counter
    counts = .allocate(capacity: 1)
    counts.initialize(to: CallCounts(counter, remade: remade))
    self.cancellation = cancellation
    held = .allocate(capacity: 1)
    held.initialize(to: Held())
    guard let counter else { return }
    // Hardly more calls are held than there are nodes, and of large documents hardly more than
    // these. What isn't used of it takes no memory; to grow would take it twice.
    held.pointee.events.reserveCapacity(
      min(counter.document.nodeCount, 3 * counter.keptFields))
  }

  deinit {
    held.deinitialize(count: 1)
    held.deallocate()
    counts.deinitialize(count: 1)
    counts.deallocate()
  }

  /// Forgets all calls, for a decode that begins anew.
  package func restart() {
    held.pointee.events.removeAll(keepingCapacity: true)
    held.pointee.current = -1
    held.pointee.counted = -1
    held.pointee.keyed = []
    held.pointee.isKeyed = false
    held.pointee.listed = []
    held.pointee.decoders = []
    counter?.restart()
    swallowedErrors = [:]
    readBehind = [:]
    errorsInstead = [:]
    lookedBehind = -1
    firstStandIn = nil
    counts.pointee = CallCounts(counter, remade: counts.pointee.remade)
  }

  /// Whether a member or an element that the current call asked for failed with the very error.
  package func failedWithin(_ error: any Error) -> Bool {
    let (events, current) = (held.pointee.events, held.pointee.current)
    var index = events.count - 1
    // The error came from the last call that threw, or from the call's own code.
    while index > current, events[index].state != .threw || events[index].parent != current {
      index -= 1
    }
    guard index > current, events[index].step != nil, events[index].containerPlace.node >= 0,
      case .threw(let inner) = events[index].result
    else { return false }
    return ErrorFacts(inner).isSame(as: ErrorFacts(error))
  }

  /// Throws where nobody waits for the decode any more.
  package func checkCancellation() throws {
    if cancellation?.isCancelled == true { throw CancellationError() }
  }

  /// Notes a call that is about to run a nested `init(from:)`. Returns its index for `finish`.
  package func begin(_ event: consuming DecodingEvent) -> Int {
    settleCounts()
    tell(event)
    counts.pointee.calls += 1
    let index = held.pointee.events.count
    if case .index(let position) = event.step, isToBeCounted(position, index, event.node) {
      event.flags.insert(.isToBeCounted)
    }
    if event.flags.contains(.isForKey) || event.flags.contains(.isForElement) {
      counts.pointee.heldFields += 1
    }
    if lookedBehind >= 0, event.parent == lookedBehind { event.flags.insert(.isTriedAlone) }
    held.pointee.events.append(event)
    held.pointee.current = index
    return index
  }

  /// Notes what code of a model's own threw within the current call, for which something stands in.
  package func note(swallowed error: any Error) { swallowedErrors[current] = error }

  /// The call for a model whose properties are asked for although its own decode has ended; −1 where
  /// there is none.
  package var lookedBehind: Int {
    get { held.pointee.lookedBehind }
    set { held.pointee.lookedBehind = newValue }
  }

  /// Whether the calls of an element that begins now are to be let go when it ends. Those of
  /// elements within such a one go with it, but where they are many.
  private func isToBeCounted(_ position: Int, _ index: Int, _ node: Int) -> Bool {
    guard counts.pointee.areEnough(at: position), !held.pointee.decodesAgain, !isHeld(node),
      dictionaryDepth == 0 || position >= counts.pointee.keptElements
    else { return false }
    let outer = held.pointee.counted
    if outer < 0 {
      held.pointee.counted = index
      counts.pointee.isWithinCounted = true
      return true
    }
    return position >= counts.pointee.keptElements || index - outer > Self.maximumCallsOfElement
  }

  /// Whether an element is one whose calls are held, wherever it stands.
  private func isHeld(_ node: Int) -> Bool {
    guard let counter, !counter.focus.isEmpty, node >= 0 else { return false }
    return counts.pointee.isHeld(node..<counter.document.next(after: node))
  }

  /// How many calls of one element are held, at the most, before those of elements within it go.
  private static let maximumCallsOfElement = 2048

  /// Nobody hears of calls that are made once more.
  private func tell(_ event: borrowing DecodingEvent) {
    if let observer, !held.pointee.decodesAgain { observer(copy event) }
  }

  /// Ends the call at `index` with the value that it returned: the call around it is the current
  /// one again.
  package func finish(
    _ index: Int, returning value: consuming Any, outcome: Outcome? = nil, reason: Reason? = nil,
    fallback: FallbackOrigin? = nil
  ) {
    settleCounts()
    held.pointee.events[index].end(returning: value)
    finish(index, outcome, reason, fallback)
  }

  /// As `finish(returning:)`, for one that found nothing to decode.
  package func finishWithNothing(
    _ index: Int, outcome: Outcome? = nil, reason: Reason? = nil, fallback: FallbackOrigin? = nil
  ) {
    settleCounts()
    held.pointee.events[index].endWithNothing()
    finish(index, outcome, reason, fallback)
  }

  /// As `finish(returning:)`, for one that threw.
  package func finish(
    _ index: Int, throwing error: any Error, outcome: Outcome? = nil, reason: Reason? = nil
  ) {
    settleCounts()
    held.pointee.events[index].end(throwing: small(error))
    finish(index, outcome, reason, nil)
  }

  private func finish(
    _ index: Int, _ outcome: Outcome?, _ reason: Reason?, _ fallback: FallbackOrigin?
  ) {
    held.pointee.events[index].explain(outcome, reason, fallback)
    if !held.pointee.decoders.isEmpty { settleDecoders(of: index) }
    held.pointee.current = held.pointee.events[index].parent
    if held.pointee.isKeyed { forgetKeys(of: index) }
    if held.pointee.counted == index {
      held.pointee.counted = -1
      counts.pointee.isWithinCounted = false
    }
    if held.pointee.events[index].flags.contains(.isToBeCounted) { count(index) }
  }

  /// Lets go of the calls of an element that was decoded, if it is one of those to be counted.
  private func count(_ index: Int, evenIfFailed: Bool = false) {
    guard let counter, held.pointee.events[index].flags.contains(.isToBeCounted),
      (firstStandIn ?? -1) < index,
      evenIfFailed || held.pointee.events[index].state != .threw
        || held.pointee.events[index].stoodIn
    else { return }
    counter.count(index, of: self)
  }

  /// What isn't known any more of an element whose calls are let go.
  package func forget(_ index: Int) {
    if !swallowedErrors.isEmpty { swallowedErrors = swallowedErrors.filter { $0.key < index } }
    counts.pointee.heldFields -= withCalls(from: index) { calls in
      calls.count { $0.hasStep && $0.operation.decodesValue }
    }
  }

  /// Whether elements of large arrays are counted, and their calls let go.
  package var countsElements: Bool { counter != nil }

  private func settleCounts() {
    guard counts.pointee.fields > 0 else { return }
    counter?.add(
      fields: counts.pointee.fields, asSent: counts.pointee.leaves, within: current)
    counts.pointee.fields = 0
    counts.pointee.leaves = 0
  }

  /// Lets calls that throw have placeholders.
  package func take(_ placeholders: any PlaceholderSource) { self.placeholders = placeholders }

  /// The placeholder of a call that threw, where one stands in and can be made: that is noted.
  package func placeholder<Value>(at index: Int, as type: Value.Type) -> Value? {
    guard let placeholders, !placeholders.isEmpty, let type = type as? any Decodable.Type else {
      return nil
    }
    // No placeholder is none that is nil.
    guard let placeholder = placeholders.placeholder(at: index, as: type) else { return nil }
    return placeholder as? Value
  }

  /// Notes that a failed call got a placeholder.
  package func standIn(at index: Int) {
    held.pointee.events[index].flags.insert(.stoodIn)
    passFailure(at: index)
    count(index)
  }

  /// Notes that calls behind a failed one follow, which aren't part of the result.
  package func passFailure(at index: Int) {
    if firstStandIn == nil { firstStandIn = index }
  }

  /// Lets go of the calls of an element that failed behind another one, if it is one of those to be
  /// counted.
  func passOn(_ index: Int) { count(index, evenIfFailed: true) }

  /// Whether the outermost call threw.
  package var hasFailed: Bool { held.pointee.events.first?.state == .threw }

  /// Notes a call that runs nothing nested and is over.
  package func note(_ event: consuming DecodingEvent) {
    tell(event)
    held.pointee.events.append(event)
  }

  /// Notes that the current call's own code got a single-value container.
  package func note(valueContainer event: @autoclosure () -> DecodingEvent) {
    if notesValueContainers { return note(event()) }
    let current = held.pointee.current
    if current >= 0 { held.pointee.events[current].flags.insert(.opensValue) }
  }

  /// Notes what stands for a call and wasn't one: nobody hears of it.
  package func note(inferred event: consuming DecodingEvent) {
    held.pointee.events.append(event)
  }

  /// Notes a call for a key or element that runs nothing nested and is over.
  package func note(field event: consuming DecodingEvent) {
    settleCounts()
    tell(event)
    held.pointee.events.append(event)
    counts.pointee.calls += 1
    counts.pointee.heldFields += 1
  }
}
