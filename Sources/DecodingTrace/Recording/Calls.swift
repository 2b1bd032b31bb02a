public import DecodingRecord
public import JSONSource

/// The calls that a recorder holds, or the last of them, read where they are held: a decode makes
/// hundred thousands, and most of what is asked of one is a flag or a number.
///
/// Good as long as `DecodingRecorder.withCalls` runs that gave it.
@usableFromInline package struct Calls: RandomAccessCollection {
  /// One call, by the names of `DecodingEvent`; of that only stored properties are read, since the
  /// others are asked of a copy.
  @usableFromInline package struct Call {
    @usableFromInline let event: UnsafePointer<DecodingEvent>
    /// How many calls the recorder holds before the first of these.
    @usableFromInline let before: Int

    @inlinable
    init(_ event: UnsafePointer<DecodingEvent>, before: Int) {
      self.event = event
      self.before = before
    }

    /// What was called.
    @inlinable package var operation: DecodingEvent.Operation { event.pointee.operation }
    /// What came back.
    @inlinable package var result: DecodingEvent.Result { event.pointee.result }
    /// What came back, told without a copy of it.
    @inlinable package var state: DecodingEvent.State { event.pointee.state }
    /// What kind of error was thrown.
    @inlinable package var errorKind: DecodingErrorKind { event.pointee.errorKind }
    /// 255 for all above.
    @inlinable package var errorDepth: Int { Int(event.pointee.errorDepth) }
    @inlinable package var outcome: Outcome? { event.pointee.outcome }
    @inlinable package var reason: Reason? { event.pointee.reason }
    @inlinable package var fallback: FallbackOrigin? { event.pointee.fallback }
    @inlinable package var stoodIn: Bool { event.pointee.flags.contains(.stoodIn) }
    @inlinable package var isTriedAlone: Bool { event.pointee.flags.contains(.isTriedAlone) }
    @inlinable package var opensValue: Bool { event.pointee.flags.contains(.opensValue) }
    @inlinable package var isByAnyKey: Bool { event.pointee.flags.contains(.isByAnyKey) }
    @inlinable package var step: JSONPath.Step? { event.pointee.step }
    /// The key that it asked for.
    @inlinable package var key: String? { if case .key(let key)? = step { key } else { nil } }
    @inlinable package var hasStep: Bool { isForKey || isForElement }
    @inlinable package var isForKey: Bool { event.pointee.flags.contains(.isForKey) }
    @inlinable package var isForElement: Bool { event.pointee.flags.contains(.isForElement) }
    /// Whether it opened an object that is an element of an array.
    @inlinable package var opensElement: Bool { operation == .nestedKeyedContainer && isForElement }
    @inlinable package var type: (any Any.Type)? { event.pointee.type }
    @inlinable package var text: JSONText? { event.pointee.text }
    @inlinable package var isInText: Bool { event.pointee.flags.contains(.isInText) }
    @inlinable package var container: Int { isInText ? -1 : innerContainer }
    @inlinable package var node: Int { isInText ? -1 : innerNode }
    @inlinable package var innerContainer: Int { event.pointee.containerPlace.node }
    @inlinable package var innerNode: Int { event.pointee.place.node }
    /// The place of the call around it among these; −1 for one that isn't among them.
    @inlinable package var parent: Int { Swift.max(-1, Int(event.pointee.parentCall) - before) }
  }

  @usableFromInline let events: UnsafeBufferPointer<DecodingEvent>
  @usableFromInline let before: Int

  @inlinable init(_ events: UnsafeBufferPointer<DecodingEvent>, from first: Int) {
    self.events = UnsafeBufferPointer(rebasing: events[first...])
    before = first
  }

  /// Calls that a recorder no longer holds, the first of which had the index `first`.
  @inlinable package init(_ calls: UnsafeBufferPointer<DecodingEvent>, of first: Int) {
    events = calls
    before = first
  }

  /// The place of the first call.
  @inlinable package var startIndex: Int { 0 }
  /// The place behind the last call.
  @inlinable package var endIndex: Int { events.count }

  /// The call at a place.
  @inlinable package subscript(index: Int) -> Call {
    Call(events.baseAddress.unsafelyUnwrapped + index, before: before)
  }
}

extension DecodingRecorder {
  /// Runs `body` with the calls from the one at `first` on; no call may be noted meanwhile.
  @inlinable package func withCalls<Answer>(from first: Int = 0, _ body: (Calls) -> Answer)
    -> Answer
  {
    withEvents { body(Calls($0, from: first)) }
  }
}
