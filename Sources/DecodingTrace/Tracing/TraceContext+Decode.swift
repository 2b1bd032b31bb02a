import Foundation
import JSONSource

extension TraceContext {
  /// Decodes a value at a place of Foundation's container, and records the call and all below it.
  @inline(__always)
  func decode<T: Decodable, P: DecodingPlace>(
    _ type: T.Type, at place: inout P, as event: consuming DecodingEvent
  ) throws -> T {
    try recorder.checkCancellation()
    let index = recorder.begin(event)
    return try finish(index, type, at: &place)
  }

  /// Begins a call for a value that may be missing or null. Returns what `finish` has to know of
  /// it; `nil` where nothing is there: then it is over.
  @inline(__always)
  func beginIfPresent<P: DecodingPlace>(
    at place: inout P, as event: consuming DecodingEvent
  ) throws -> Int? {
    try recorder.checkCancellation()
    let index = recorder.begin(event)
    // Where even this throws, decoding does so too, and says why.
    if (try? place.hasValue(at: recorder.node(of: index))) ?? true { return index }
    recorder.finishWithNothing(index)
    return nil
  }

  /// A value for the call that has just found nothing, where a model's own code refused that.
  @inline(never)
  func insteadOfNothing<T: Decodable>(as type: T.Type) -> T? {
    placeholders.insteadOfNothing(at: recorder.lastCall, as: type)
  }

  /// Decodes the value of a call that began, and ends it.
  @inline(__always)
  func finish<T: Decodable, P: DecodingPlace>(
    _ index: Int, _ type: T.Type, at place: inout P
  ) throws -> T {
    do {
      var value = try inner(type, at: &place, node: recorder.node(of: index), call: index)
      recorder.finish(index, returning: value)
      if recorder.replacesRefused { placeholders.replace(&value, at: index) }
      return value
    } catch {
      let placeholder = try fail(index, error, as: type)
      place.skip()
      return placeholder
    }
  }

  /// Runs a call that gives a container or a decoder, and records it.
  func noting<Answer>(
    _ event: consuming DecodingEvent, _ answer: () throws -> Answer
  ) throws -> Answer {
    do {
      let answer = try answer()
      event.end(returning: ())
      recorder.note(event)
      return answer
    } catch {
      event.end(throwing: error)
      recorder.note(event)
      throw error
    }
  }

  /// Runs a call that gives a container within another one, and records it. Where it throws, and a
  /// placeholder stands in, that is an empty container, of whose values nobody hears.
  func notingContainer<Container>(
    _ event: consuming DecodingEvent, _ container: () throws -> Container,
    else placeholder: () -> Container
  ) throws -> Container {
    do {
      return try noting(event, container)
    } catch {
      let call = recorder.lastCall
      guard placeholders.standIn(at: call) else { throw error }
      recorder.standIn(at: call)
      return placeholder()
    }
  }

  /// Runs a call that gives a decoder of its own for a value, and records it.
  func notingDecoder(
    _ event: DecodingEvent, _ answer: () throws -> any Decoder
  ) throws -> any Decoder {
    let base = try noting(event, answer)
    recorder.noteDecoder { type in self.decode(type, by: base, as: event) }
    return TracingDecoder(
      base: base, context: self, node: event.node, origin: DecoderOrigin(event))
  }

  /// Decodes a value once more by the decoder that a call gave, as a call of its own.
  private func decode<T: Decodable>(
    _ type: T.Type, by decoder: any Decoder, as event: DecodingEvent
  ) {
    var made = DecodingEvent(
      .superDecoderValue, parent: recorder.current, container: event.container,
      step: event.step, node: event.node, type: type)
    recorder.markByAnyKey(&made)
    let index = recorder.begin(made)
    do {
      let value = try T(from: TracingDecoder(base: decoder, context: self, node: event.node))
      recorder.finish(index, returning: value)
    } catch {
      recorder.finish(index, throwing: error)
    }
  }

  /// Runs a call that answers yes or no, and records it with its answer.
  func notingAnswer(
    _ event: consuming DecodingEvent, _ answer: () throws -> Bool
  ) throws -> Bool {
    do {
      let answer = try answer()
      event.end(returning: answer)
      recorder.note(event)
      return answer
    } catch {
      event.end(throwing: error)
      recorder.note(event)
      throw error
    }
  }

  /// `Date`, `Data`, `URL` and `Decimal` must be asked for as themselves, since the decoder's
  /// strategies hang on the type; `[String: T]` as such, since a key strategy spares its keys.
  @inline(__always)
  private func inner<T: Decodable, P: DecodingPlace>(
    _ type: T.Type, at place: inout P, node: Int, call: Int
  ) throws -> T {
    let tracing = tracing(of: type)
    if let scalar = tracing.scalar { return try read(scalar, at: &place) }
    if tracing.isUntraced { return try place.decode(type) }
    if tracing.isSingleValueWrapper, let decoder = place.wrapperDecoder(self, node: node) {
      return try T(from: decoder)
    }
    if let dictionary = tracing.dictionary {
      return try read(dictionary, at: &place, node: node, call: call)
    }
    pendingNode = node
    becomePending()
    return try readTraced(tracing.traced, at: &place)
  }

  // A function of its own: the others don't pay for what a cast has to know of its type.
  @inline(never)
  private func read<T: Decodable, P: DecodingPlace>(
    _ dictionary: any TracedDictionary.Type, at place: inout P, node: Int, call: Int
  ) throws -> T {
    let value = try dictionary.decode(at: &place, context: self, node: node, call: call)
    guard let value = value as? T else { preconditionFailure("found by its type") }
    return value
  }

  @inline(__always)
  private func readTraced<T, P: DecodingPlace>(
    _ traced: any TracedValue.Type, at place: inout P
  ) throws -> T {
    func read<Value: TracedValue>(_ type: Value.Type) throws -> T {
      do {
        // `Value` is `Traced<T>`: it was looked up by `T`.
        return unsafeBitCast(try place.decode(type).value, to: T.self)
      } catch {
        throw naming(T.self, insteadOf: type, error)
      }
    }
    return try read(traced)
  }

  @inline(__always)
  private func read<T, P: DecodingPlace>(
    _ scalar: any TracedScalar.Type, at place: inout P
  ) throws -> T {
    func read<Scalar: TracedScalar>(_ type: Scalar.Type) throws -> T {
      // `Scalar` and `T` are one type: it was looked up by `T`.
      unsafeBitCast(try place.read(type), to: T.self)
    }
    return try read(scalar)
  }
}

/// The error of a decode of a type that traces another one. At the end of an unkeyed container
/// Foundation names the type that it was asked for; the error names the model's.
func naming(
  _ type: any Any.Type, insteadOf tracing: any Any.Type, _ error: any Error
) -> any Error {
  if case DecodingError.valueNotFound(let named, let context) = error, named == tracing {
    return DecodingError.valueNotFound(type, context)
  }
  return error
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
    context.dictionaries.append(OpenDictionary(node: node))
    context.recorder.dictionaryDepth += 1
    defer { context.recorder.dictionaryDepth -= 1 }
    let elements: [String: TracedElement<Value>]
    do {
      elements = try place.decode([String: TracedElement<Value>].self)
    } catch {
      context.dictionaries.removeLast()
      throw naming(Self.self, insteadOf: [String: TracedElement<Value>].self, error)
    }
    let dictionary = context.dictionaries.removeLast()
    context.recorder.sortCalls(within: call)
    if let error = dictionary.firstError { throw error }
    if TypeTraits.of(Value.self).isContentless { context.recorder.note(keysBy: call) }
    return elements.compactMapValues { try? $0.result.get() }
  }
}
