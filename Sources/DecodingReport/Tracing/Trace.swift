package import JSONSource

/// The calls that a model made while it was decoded, in order: what it asked for, and what came
/// back. A trace ends with the call that ended the decode.
package struct Trace: Sendable, Equatable {
  package struct Call: Sendable, Equatable {
    package enum Answer: Sendable, Equatable {
      /// A value as Swift would write it.
      case value(String)
      /// `decodeIfPresent` found nothing to decode.
      case nothing
      /// The answer of `contains` and `decodeNil`.
      case bool(Bool)
      /// A container or a decoder.
      case container
      /// What the error says.
      case threw(String)
    }

    /// Its number among those that were held while the model was decoded, from 1, whatever of them is
    /// kept.
    package var number: Int
    package var operation: DecodingEvent.Operation
    /// In how many `init(from:)` the call was made, the root's being 1.
    package var depth: Int
    /// The place that was asked for; of a missing key too.
    package var path: JSONPath
    /// The type that was asked for; empty where the call has none.
    package var type: String
    package var answer: Answer
    /// What became of the value, where the style said so itself.
    package var outcome: Outcome?
    /// The type whose `init(from:)` caught the error and went on; `nil` where none was caught.
    package var swallowedBy: String?
    /// The bytes of the value in the payload; `nil` where it has none.
    package var offsets: Range<Int>?
  }

  package var calls: [Call]
  /// How many calls, at the least, there were besides those that are kept.
  package var omitted: Int
  /// The path that the calls which are kept are about, where those are not the first ones.
  package var around: JSONPath?

  /// Whether calls for a place are kept, if there were any.
  package func keepsCalls(for path: JSONPath) -> Bool {
    around.map { path.isWithin($0) || $0.isWithin(path) } ?? true
  }
}

extension Trace {
  /// How many calls a trace keeps.
  package static let maximumCalls = CallCounts.tracedCalls

  /// The trace of a decode; where that made too many calls, of those that are about a path, as many as
  /// a trace keeps.
  init(_ tree: CallTree, facts: FieldFacts, around path: JSONPath) {
    var facts = facts
    let end =
      tree.firstFailure.map { tree.end(of: tree.failedCall(for: $0)) } ?? tree.events.count
    let made = tree.events[..<end].reduce(0) { $0 + (Self.isCall($1, facts) ? 1 : 0) }
    let letGo =
      tree.digests.reduce(0) { $0 + ($1.key < end ? $1.value.fields : 0) }
      + tree.wholes.reduce(0) { $0 + ($1.key < end ? $1.value.fields - 1 : 0) }
    let isPart = !path.steps.isEmpty && made + letGo > Self.maximumCalls
    calls = []
    omitted = 0
    around = isPart ? path : nil
    var depths: [Int] = []
    var number = 0
    for (index, event) in tree.events[..<end].enumerated() {
      depths.append(event.parent < 0 ? 0 : depths[event.parent] + 1)
      guard Self.isCall(event, facts) else { continue }
      number += 1
      guard calls.count < Self.maximumCalls else { continue }
      let place = facts.path(of: event)
      guard keepsCalls(for: place) else { continue }
      calls.append(
        Call(
          number: number, operation: event.operation, depth: depths[index], path: place,
          type: event.type.map { Self.name(of: $0) } ?? "",
          answer: Self.answer(to: index, in: tree), outcome: event.outcome,
          swallowedBy: Self.swallower(of: index, in: tree),
          offsets: event.node < 0 ? nil : facts.document.range(of: event.node)))
    }
    omitted = made - calls.count + letGo
  }

  /// Whether a call was made: what an error names and nobody asked for was none.
  private static func isCall(_ event: Calls.Call, _ facts: FieldFacts) -> Bool {
    if event.node >= 0, facts.document.kind(of: event.node) == .key { return false }
    return event.operation != .decode || event.type != nil
  }

  private static func answer(to index: Int, in tree: CallTree) -> Call.Answer {
    if let failure = tree.firstFailure.map({ tree.failedCall(for: $0) }),
      tree.isAncestor(index, of: failure), index != failure || !tree.isRefused(failure),
      let error = tree.ownOrSwallowedError(of: failure)
    {
      return .threw(words(for: error, of: failure, in: tree))
    }
    switch tree.events[index].result {
    case .returned(let answer as Bool) where !tree.events[index].operation.decodesValue:
      return .bool(answer)
    case .returned(let value) where tree.events[index].operation.decodesValue:
      return .value(SwiftText.of(value))
    case .returned(let keys as [String]): return .value(SwiftText.of(keys))
    case .returned, .running: return .container
    case .returnedNil: return .nothing
    case .threw(let error):
      return .threw(words(for: error, of: index, in: tree))
    }
  }

  /// What an error says; of one without words, which smart decoding throws within, what it is.
  private static func words(for error: any Error, of index: Int, in tree: CallTree) -> String {
    let facts = ErrorFacts(error)
    guard facts.said.isEmpty else { return facts.said }
    if let reason = tree.events[index].reason { return reason.rawValue }
    return facts.kind.rawValue + (facts.type.map { "(\(name(of: $0)))" } ?? "")
  }

  private static func swallower(of index: Int, in tree: CallTree) -> String? {
    let parent = tree.events[index].parent
    guard tree.threw(index), parent >= 0, !tree.threw(parent) || tree.isCaught(index),
      tree.firstFailure.map({ !tree.isAncestor(index, of: tree.failedCall(for: $0)) }) ?? true
    else { return nil }
    guard let type = tree.events[parent].type else { return nil }
    // It went out of the model's code, and smart decoding gave another value for that.
    let isOfStyle =
      [.default, .nil].contains(tree.events[parent].outcome) && !tree.goesOn(behind: index)
      && !TypeTraits.of(type).isDictionary && !TypeTraits.of(type).isPlainSequence
      && TypeTraits.of(type).wrapper == nil
    return isOfStyle ? "SmartDecoder" : name(of: tree.innerModel(around: index) ?? type)
  }

  /// The type as it is, wrappers included.
  private static func name(of type: any Any.Type) -> String {
    TypeTraits.of(type).wrapper == nil ? TypeName.of(type) : "\(type)"
  }
}

extension Trace.Call {
  package var hasThrown: Bool { if case .threw = answer { true } else { false } }
}

extension DecodingEvent.Operation {
  /// Whether a value is asked for, rather than what stands around it.
  package var asksForValue: Bool { [.decode, .decodeIfPresent, .superDecoderValue].contains(self) }
}
