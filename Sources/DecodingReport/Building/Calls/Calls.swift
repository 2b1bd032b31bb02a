import JSONSource

/// The calls that a recorder holds, or the last of them, read where they are held: a decode makes
/// hundred thousands, and most of what is asked of one is a flag or a number.
///
/// Good as long as `DecodingRecorder.withCalls` runs that gave it.
struct Calls: RandomAccessCollection {
  /// One call, by the names of `DecodingEvent`; of that only stored properties are read, since the
  /// others are asked of a copy.
  struct Call {
    fileprivate let event: UnsafePointer<DecodingEvent>
    /// How many calls the recorder holds before the first of these.
    fileprivate let before: Int

    var operation: DecodingEvent.Operation { event.pointee.operation }
    var result: DecodingEvent.Result { event.pointee.result }
    var state: DecodingEvent.State { event.pointee.state }
    var errorKind: StyleReport.Failure.Kind { event.pointee.errorKind }
    /// 255 for all above.
    var errorDepth: Int { Int(event.pointee.errorDepth) }
    var outcome: Outcome? { event.pointee.outcome }
    var reason: Reason? { event.pointee.reason }
    var fallback: FallbackOrigin? { event.pointee.fallback }
    var stoodIn: Bool { event.pointee.flags.contains(.stoodIn) }
    var isTriedAlone: Bool { event.pointee.flags.contains(.isTriedAlone) }
    var opensValue: Bool { event.pointee.flags.contains(.opensValue) }
    var isByAnyKey: Bool { event.pointee.flags.contains(.isByAnyKey) }
    var step: JSONPath.Step? { event.pointee.step }
    /// The key that it asked for.
    var key: String? { if case .key(let key)? = step { key } else { nil } }
    var hasStep: Bool { isForKey || isForElement }
    var isForKey: Bool { event.pointee.flags.contains(.isForKey) }
    var isForElement: Bool { event.pointee.flags.contains(.isForElement) }
    /// Whether it opened an object that is an element of an array.
    var opensElement: Bool { operation == .nestedKeyedContainer && isForElement }
    var type: (any Any.Type)? { event.pointee.type }
    var text: JSONText? { event.pointee.text }
    var isInText: Bool { event.pointee.flags.contains(.isInText) }
    var container: Int { isInText ? -1 : innerContainer }
    var node: Int { isInText ? -1 : innerNode }
    var innerContainer: Int { event.pointee.containerPlace.node }
    var innerNode: Int { event.pointee.place.node }
    /// The place of the call around it among these; −1 for one that isn't among them.
    var parent: Int { Swift.max(-1, Int(event.pointee.parentCall) - before) }
  }

  private let events: UnsafeBufferPointer<DecodingEvent>
  private let before: Int

  fileprivate init(_ events: UnsafeBufferPointer<DecodingEvent>, from first: Int) {
    self.events = UnsafeBufferPointer(rebasing: events[first...])
    before = first
  }

  /// Calls that a recorder no longer holds, the first of which had the index `first`.
  init(_ calls: UnsafeBufferPointer<DecodingEvent>, of first: Int) {
    events = calls
    before = first
  }

  var startIndex: Int { 0 }
  var endIndex: Int { events.count }

  subscript(index: Int) -> Call {
    Call(event: events.baseAddress.unsafelyUnwrapped + index, before: before)
  }
}

extension DecodingRecorder {
  /// Runs `body` with the calls from the one at `first` on; no call may be noted meanwhile.
  func withCalls<Answer>(from first: Int = 0, _ body: (Calls) -> Answer) -> Answer {
    withEvents { body(Calls($0, from: first)) }
  }
}
