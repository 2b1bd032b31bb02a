public import DecodingRecord
public import JSONSource

/// One call that a model made while it was decoded, and what came back.
///
/// Calls nest: what a nested model's `init(from:)` asks for has the call that decoded the nested
/// model as its parent. Places are nodes of the payload's tape, so that recording builds no paths.
@usableFromInline package struct DecodingEvent {
  /// What was called, by the names of `Decoder` and its containers.
  @usableFromInline package enum Operation: String, Sendable {
    case decode, decodeIfPresent, decodeNil, contains
    case keyedContainer, unkeyedContainer, singleValueContainer
    case nestedKeyedContainer, nestedUnkeyedContainer, superDecoder
    /// Which keys an object has: only where calls are told, since a report has no use for it.
    case allKeys
    /// A lossy style left this element or key out.
    case drop
    /// A value that a model made by the decoder that `superDecoder` gave it: `Song(from: decoder)` is
    /// no call of a container, but does what one would have done.
    case superDecoderValue

    /// The name of what was called.
    package var name: String { self == .superDecoderValue ? "superDecoder" : rawValue }

    /// Whether the call decodes a value, rather than asking about one or for a container.
    @inlinable package var decodesValue: Bool {
      switch self {
      case .decode, .decodeIfPresent, .drop, .superDecoderValue: true
      default: false
      }
    }
  }

  /// What came back from a call.
  @usableFromInline package enum Result {
    /// The call is still running.
    case running
    /// The value that the call returned; `Bool` for `contains` and `decodeNil`, the keys' names for
    /// `allKeys`.
    case returned(Any)
    /// `decodeIfPresent` found nothing to decode.
    case returnedNil
    case threw(any Error)
  }

  /// A result without what came back: told without a copy of that.
  @usableFromInline package enum State: UInt8 {
    case running, returned, returnedNil, threw
  }

  // A recorder holds thousands of calls, so they are small: the order of these packs them.
  @usableFromInline package private(set) var result: Result = .running
  /// As `result`, told without a copy of it.
  @usableFromInline package private(set) var state = State.running
  /// What kind of error was thrown; `custom` where none was.
  @usableFromInline package private(set) var errorKind = DecodingErrorKind.custom
  /// How long the path is that the error names; 0 where it names none, 255 for all
  /// above.
  @usableFromInline package private(set) var errorDepth: UInt8 = 0
  /// What else is known of the call.
  @usableFromInline package var flags: Flags = []
  @usableFromInline package let operation: Operation
  /// What a cooperating style says of the call: the outcome, and why.
  @usableFromInline package var outcome: Outcome?
  @usableFromInline package var reason: Reason?
  /// The key or index that was asked for, as the model spells it; `nil` for the root and for
  /// calls on a single-value container.
  @usableFromInline package let step: JSONPath.Step?
  /// Where the value that stands in came from, by the word of a cooperating style.
  @usableFromInline package var fallback: FallbackOrigin?
  @usableFromInline private(set) var parentCall: Int32
  @usableFromInline let containerPlace: Place
  /// Where the value was found.
  @usableFromInline package let place: Place
  /// The type that was asked for; `nil` where the call has none.
  @usableFromInline package let type: (any Any.Type)?
  /// The JSON in a string in which the places are; `nil` for places in the payload itself.
  @usableFromInline package let text: JSONText?

  package init(
    _ operation: Operation, parent: Int, container: Int, step: JSONPath.Step?, node: Int,
    type: (any Any.Type)?, in text: JSONText? = nil
  ) {
    self.operation = operation
    parentCall = Int32(truncatingIfNeeded: parent)
    containerPlace = Place(container)
    self.step = step
    place = Place(node)
    self.type = type
    self.text = text
    switch step {
    case .key: flags = .isForKey
    case .index: flags = .isForElement
    case nil: break
    }
    if text != nil { flags.insert(.isInText) }
  }

  /// The index of the `decode` or `decodeIfPresent` in whose `init(from:)` this call was made;
  /// −1 for the decoder's own call, the decoding of the root.
  package var parent: Int {
    @inlinable get { Int(parentCall) }
    set { parentCall = Int32(truncatingIfNeeded: newValue) }
  }

  /// The tape node of the object or array that was asked; −1 where there is none in the payload.
  @inlinable package var container: Int { isInText ? -1 : containerPlace.node }

  /// The tape node of the value that was found; −1 where the key is missing, or has no place in the
  /// payload.
  @inlinable package var node: Int { isInText ? -1 : place.node }

  /// As `container`, in the text where that is in a string.
  @inlinable package var innerContainer: Int { containerPlace.node }

  /// As `node`, in the text where that is in a string.
  @inlinable package var innerNode: Int { place.node }

  /// Whether the call failed and got a placeholder, so that the decode could go on.
  @inlinable package var stoodIn: Bool { flags.contains(.stoodIn) }

  /// What is known of a call, a bit each.
  @usableFromInline package struct Flags: OptionSet, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8
    /// The flags of some bits.
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The call failed and got a placeholder, so that the decode could go on.
    @inlinable package static var stoodIn: Flags { Flags(rawValue: 1) }
    /// The call is for an element whose calls are let go when it ends.
    @inlinable package static var isToBeCounted: Flags { Flags(rawValue: 2) }
    /// Code of the model's own got a single-value container within the call, and no call was noted
    /// for that.
    @inlinable package static var opensValue: Flags { Flags(rawValue: 4) }
    /// The places are in JSON in a string.
    @inlinable package static var isInText: Flags { Flags(rawValue: 8) }
    /// What the step is, told without a copy of it.
    @inlinable package static var isForKey: Flags { Flags(rawValue: 16) }
    @inlinable package static var isForElement: Flags { Flags(rawValue: 32) }
    /// The model's own decode had ended before: the call tells what the value would have done alone.
    @inlinable package static var isTriedAlone: Flags { Flags(rawValue: 64) }
    /// The key is one of all that the object has: it names no property of the model.
    @inlinable package static var isByAnyKey: Flags { Flags(rawValue: 128) }

    /// As the protocol's own, which is generic: a build that isn't optimised pays for that at each call.
    @inlinable package func contains(_ member: Flags) -> Bool {
      rawValue & member.rawValue == member.rawValue
    }
  }

  /// Whether the places are in JSON in a string.
  @inlinable package var isInText: Bool { flags.contains(.isInText) }

  /// A node of a tape, or none: a tape has fewer than 2³² nodes.
  @usableFromInline package struct Place {
    @usableFromInline let number: UInt32

    /// The place of a node; −1 stands for none.
    @inlinable package init(_ node: Int) { number = UInt32(truncatingIfNeeded: node) }

    /// The node; −1 where there is none.
    @inlinable package var node: Int { number == .max ? -1 : Int(number) }
  }

  /// Notes that the call returned a value.
  package mutating func end(returning value: consuming Any) {
    result = .returned(value)
    state = .returned
  }

  /// Notes that `decodeIfPresent` found nothing to decode.
  package mutating func endWithNothing() {
    result = .returnedNil
    state = .returnedNil
  }

  /// Notes that the call threw.
  package mutating func end(throwing error: any Error) {
    result = .threw(error)
    state = .threw
    let (kind, depth) = ErrorFacts.kindAndDepth(of: error)
    errorKind = kind
    errorDepth = UInt8(clamping: depth)
  }

  /// Notes what a cooperating style says of the call.
  package mutating func explain(_ outcome: Outcome?, _ reason: Reason?, _ fallback: FallbackOrigin?)
  {
    self.outcome = outcome
    self.reason = reason
    self.fallback = fallback
  }
}
