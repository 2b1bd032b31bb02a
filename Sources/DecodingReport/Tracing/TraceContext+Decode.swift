import Foundation
import JSONSource

extension TraceContext {
  /// Decodes a value at a place of Foundation's container, and records the call and all below it.
  func decode<T: Decodable, P: DecodingPlace>(
    _ type: T.Type, at place: inout P, as event: DecodingEvent
  ) throws -> T {
    let index = recorder.begin(event)
    do {
      let value = try inner(type, at: &place, node: event.node, call: index)
      recorder.finish(index, .returned(value))
      return value
    } catch {
      let placeholder = try fail(index, error, as: type)
      place.skip()
      return placeholder
    }
  }

  /// As `decode`, for a value that may be missing or null.
  func decodeIfPresent<T: Decodable, P: DecodingPlace>(
    _ type: T.Type, at place: inout P, as event: DecodingEvent
  ) throws -> T? {
    let index = recorder.begin(event)
    do {
      guard try place.hasValue() else {
        recorder.finish(index, .returnedNil)
        return nil
      }
      let value = try inner(type, at: &place, node: event.node, call: index)
      recorder.finish(index, .returned(value))
      return value
    } catch {
      let placeholder = try fail(index, error, as: type)
      place.skip()
      return placeholder
    }
  }

  /// Runs a call that decodes no value, and records it with its answer.
  func noting<Answer>(_ event: DecodingEvent, _ answer: () throws -> Answer) throws -> Answer {
    var event = event
    defer { recorder.note(event) }
    do {
      let answer = try answer()
      event.result = .returned((answer as? Bool) ?? () as Any)
      return answer
    } catch {
      event.result = .threw(error)
      throw error
    }
  }

  /// `Date`, `Data`, `URL` and `Decimal` must be asked for as themselves, since the decoder's
  /// strategies hang on the type; `[String: T]` as such, since a key strategy spares its keys.
  private func inner<T: Decodable, P: DecodingPlace>(
    _ type: T.Type, at place: inout P, node: Int, call: Int
  ) throws -> T {
    if UntracedTypes.contains(type) { return try place.decode(type) }
    if let dictionary = TypeTraits.of(type).dictionary,
      let value = try dictionary.decode(at: &place, context: self, node: node, call: call) as? T
    {
      return value
    }
    pendingNode = node
    return try place.decode(Traced<T>.self).value
  }
}

/// The types whose `init(from:)` has nothing to show, or that JSONDecoder handles by itself.
enum UntracedTypes {
  private static let identifiers: Set<ObjectIdentifier> = Set(
    [
      Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
      Int64.self, Int128.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      UInt128.self, Date.self, Data.self, URL.self, Decimal.self,
    ].map { (type: any Any.Type) in ObjectIdentifier(type) })

  static func contains(_ type: any Any.Type) -> Bool {
    identifiers.contains(ObjectIdentifier(type))
  }
}

/// `[String: T]`, found by a cast where only `T: Decodable` is known.
protocol TracedDictionary: SendableMetatype {
  static func decode<P: DecodingPlace>(
    at place: inout P, context: TraceContext, node: Int, call: Int
  ) throws -> Any
}

extension Dictionary: TracedDictionary where Key == String, Value: Decodable {
  /// Decodes all values, then throws the first error in the order of the document.
  static func decode<P: DecodingPlace>(
    at place: inout P, context: TraceContext, node: Int, call: Int
  ) throws -> Any {
    context.dictionaries.append(node)
    defer { context.dictionaries.removeLast() }
    let elements = try place.decode([String: TracedElement<Value>].self)
    context.recorder.sortCalls(within: call)
    for element in elements.values.sorted(by: { $0.node < $1.node }) {
      if case .failure(let error) = element.result { throw error }
    }
    return elements.compactMapValues { try? $0.result.get() }
  }
}
