import Foundation
import JSONSource

/// The root of a traced decode: `JSONDecoder().decode(TracedRoot<Model>.self, from: data)` decodes
/// as for `Model`, and the context in the decoder's `userInfo` records every call.
package struct TracedRoot<T: Decodable>: Decodable {
  package let value: T

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let context = TraceContext.of(decoder) else {
      value = try container.decode(T.self)
      return
    }
    value = try Self.decode(from: container, context)
  }

  /// Decodes, and again with placeholders as long as that may tell more: Foundation has read the
  /// document once for all of them.
  private static func decode(
    from container: any SingleValueDecodingContainer, _ context: TraceContext
  ) throws -> T {
    while true {
      var place = SingleValuePlace(base: container)
      let event = DecodingEvent(
        .decode, parent: -1, container: -1, step: nil, node: context.document.root, type: T.self)
      do {
        let value = try context.decode(T.self, at: &place, as: event)
        guard context.repeats() else { return value }
      } catch {
        guard context.repeats() else { throw error }
      }
    }
  }
}

/// `Traced` of any type.
protocol TracedValue: Decodable, SendableMetatype {
  associatedtype Value
  var value: Value { get }
}

/// A nested value of a traced decode: hands the model a decoder that records.
struct Traced<T: Decodable>: TracedValue {
  let value: T

  init(from decoder: any Decoder) throws {
    guard let context = TraceContext.takePending() ?? TraceContext.of(decoder) else {
      value = try T(from: decoder)
      return
    }
    let node = context.pendingNode
    value = try T(from: TracingDecoder(base: decoder, context: context, node: node))
  }
}

/// A value of a traced `[String: T]`. Keeps its error, so that all values are looked at: Foundation
/// reads a dictionary's keys in a random order and stops at the first bad one.
struct TracedElement<T: Decodable>: Decodable {
  let result: Result<T, any Error>

  init(from decoder: any Decoder) throws {
    guard let context = TraceContext.of(decoder), let key = decoder.codingPath.last else {
      result = .success(try T(from: decoder))
      return
    }
    let dictionary = context.dictionaries.last?.node ?? -1
    let node = context.nextElement(key.stringValue)
    result = Result {
      var place = SingleValuePlace(base: try decoder.singleValueContainer())
      return try context.decode(
        T.self, at: &place,
        as: DecodingEvent(
          .decode, parent: context.recorder.current, container: dictionary,
          step: .key(key.stringValue), node: node, type: T.self))
    }
    if case .failure(let error) = result, !context.dictionaries.isEmpty {
      context.dictionaries[context.dictionaries.count - 1].failures.append((node, error))
    }
  }
}
