import Foundation
package import JSONSource

/// What the parts of one traced decode share: the payload's tape, the recorder, the stand-ins.
///
/// A class, because decoders and containers are values that share it. It travels in the decoder's
/// `userInfo`, whose values must be `Sendable`.
// Unchecked: a context is made for one decode, a decode runs on one thread, and nobody else is
// given the context before the decode has ended.
package final class TraceContext: @unchecked Sendable {
  package static let userInfoKey = CodingUserInfoKey(rawValue: "codable-explorer.trace")

  package let recorder: DecodingRecorder
  package let document: JSONDocument
  /// The places where a failed call gets a placeholder instead of throwing.
  package let standIns: Set<StandInPlace>
  /// The tape node of the value whose `init(from:)` runs next.
  var pendingNode = -1
  /// The tape nodes of the dictionaries that are being decoded, the innermost last.
  var dictionaries: [Int] = []
  private var keys: KeyLookup

  package init(
    document: JSONDocument, convertsFromSnakeCase: Bool, standIns: Set<StandInPlace> = [],
    digester: ElementDigester? = nil
  ) {
    self.document = document
    self.standIns = standIns
    // With placeholders, what comes behind the first one is no part of the result.
    recorder = DecodingRecorder(digester: standIns.isEmpty ? digester : nil)
    keys = KeyLookup(document: document, convertsFromSnakeCase: convertsFromSnakeCase)
  }

  /// The context that a decoder carries, if it is part of a traced decode.
  static func of(_ decoder: any Decoder) -> TraceContext? {
    userInfoKey.flatMap { decoder.userInfo[$0] as? TraceContext }
  }

  /// The tape node of the member that the decoder finds under `key`; −1 where there is none.
  func node(of key: String, in object: Int) -> Int {
    keys.node(of: key, in: object)
  }

  /// Ends a call that threw: rethrows, or gives a placeholder where one stands in and can be made.
  func fail<T: Decodable>(_ index: Int, _ error: any Error, as type: T.Type) throws -> T {
    recorder.finish(index, .threw(error))
    guard !standIns.isEmpty, standIns.contains(StandInPlace(of: index, in: self)),
      let value = try? StandIn.make(type)
    else { throw error }
    recorder.standIn(at: index)
    return value
  }
}

/// A place in a model where a placeholder takes a failed value's part: a path in which every
/// index is `*`, and the type that was asked for there.
package struct StandInPlace: Hashable, Sendable {
  private var pattern: String
  private var type: ObjectIdentifier?

  /// The place of the call at `index`.
  package init(of index: Int, in context: TraceContext) {
    let event = context.recorder.events[index]
    var steps: [JSONPath.Step] = []
    if event.container >= 0 {
      steps = context.document.path(of: event.container).steps
      if let step = event.step { steps.append(step) }
    } else if event.node >= 0 {
      steps = context.document.path(of: event.node).steps
    }
    pattern = steps.map { step in
      if case .key(let key) = step { ".\(key)" } else { "[*]" }
    }.joined()
    type = event.type.map { ObjectIdentifier($0) }
  }
}

extension TraceContext {
  /// Where a placeholder would let the decode go on: the place of the failure that ended it, then
  /// the places around it, for values of which no placeholder can be made.
  package var placesToStandIn: [StandInPlace] {
    let tree = CallTree(events: recorder.events, digests: [:])
    guard !recorder.events.isEmpty, tree.threw(0), !recorder.events[0].stoodIn else { return [] }
    var places: [StandInPlace] = []
    var call = tree.culprit(of: 0)
    while call > 0 {
      if !tree.isAtPlaceOfParent(call) { places.append(StandInPlace(of: call, in: self)) }
      call = tree.events[call].parent
    }
    return places
  }
}
