package import JSONSource

/// One call that a model made while it was decoded, and what came back.
///
/// Calls nest: what a nested model's `init(from:)` asks for has the call that decoded the nested
/// model as its parent. Places are nodes of the payload's tape, so that recording builds no paths.
package struct DecodingEvent {
  /// What was called, by the names of `Decoder` and its containers.
  package enum Operation: String, Sendable {
    case decode, decodeIfPresent, decodeNil, contains
    case keyedContainer, unkeyedContainer, singleValueContainer
    case nestedKeyedContainer, nestedUnkeyedContainer, superDecoder
    /// A lossy style left this element or key out.
    case drop
  }

  /// What came back from a call.
  package enum Result {
    /// The call is still running.
    case running
    /// The value that the call returned; `Bool` for `contains` and `decodeNil`.
    case returned(Any)
    /// `decodeIfPresent` found nothing to decode.
    case returnedNil
    case threw(any Error)
  }

  // The large ones first, then the small ones: thousands of calls are held.

  /// The index of the `decode` or `decodeIfPresent` in whose `init(from:)` this call was made;
  /// −1 for the decoder's own call, the decoding of the root.
  package var parent: Int
  /// The tape node of the object or array that was asked; −1 where there is none.
  package var container: Int
  /// The tape node of the value that was found; −1 where the key is missing or has no place.
  package var node: Int
  /// The type that was asked for; `nil` where the call has none.
  package var type: (any Any.Type)?
  package var result: Result = .running
  package var fallback: FallbackOrigin?
  /// The key or index that was asked for, as the model spells it; `nil` for the root and for
  /// calls on a single-value container.
  package var step: JSONPath.Step?
  package var operation: Operation
  /// What a cooperating style says of the call: the outcome, and why.
  package var outcome: Outcome?
  package var reason: Reason?
  /// Whether the call failed and got a placeholder, so that the decode could go on.
  package var stoodIn = false
  /// Whether the call is for an element whose calls are let go when it ends.
  var isToBeCounted = false

  package init(
    _ operation: Operation, parent: Int, container: Int, step: JSONPath.Step?, node: Int,
    type: (any Any.Type)?
  ) {
    self.operation = operation
    self.parent = parent
    self.container = container
    self.step = step
    self.node = node
    self.type = type
  }

  /// Notes what came back; returns the parent.
  mutating func finish(
    _ result: Result, _ outcome: Outcome?, _ reason: Reason?, _ fallback: FallbackOrigin?
  ) -> Int {
    self.result = result
    self.outcome = outcome
    self.reason = reason
    self.fallback = fallback
    return parent
  }
}
