import DecodingTrace
import JSONSource

// What a decode tells a recorder. None of this runs without one.

extension SmartSession {
  /// Notes a call that runs nothing nested.
  func note(
    _ operation: DecodingEvent.Operation, container: Int, step: JSONPath.Step?, node: Int,
    returned value: Any
  ) {
    guard let recorder else { return }
    guard !isCounting else {
      tally?.pointee.breakOff()
      return
    }
    var event = event(operation, container: container, step: step, node: node, type: nil)
    event.end(returning: value)
    recorder.note(event)
  }

  /// Notes what code of the model's own threw, for which something stands in.
  func note(swallowed error: any Error) {
    if !isCounting { recorder?.note(swallowed: error) }
  }

  /// Notes a call for a value behind the last one of an array.
  func note(
    _ error: any Error, container: Int, step: JSONPath.Step, type: any Any.Type
  ) {
    guard let recorder else { return }
    guard !isCounting else {
      tally?.pointee.breakOff()
      return
    }
    var event = event(.decode, container: container, step: step, node: -1, type: type)
    event.end(throwing: error)
    event.outcome = .threw
    event.reason = .missing
    recorder.note(field: event)
  }

  /// Notes that somebody asked which keys an object has.
  func note<Key: CodingKey>(_ keys: [Key], of object: Int) {
    guard let recorder, !isCounting else { return }
    var asked: DecodingEvent {
      var event = event(.allKeys, container: object, step: nil, node: object, type: nil)
      event.end(returning: keys.map(\.stringValue))
      return event
    }
    recorder.note(keysOf: Key.self, of: object, asked)
  }

  /// Notes a call for a superclass's decoder; of one that has nothing to read, that it is an empty
  /// object's.
  func noteSuperDecoder(container: Int, step: JSONPath.Step, node: Int) {
    guard let recorder else { return }
    guard !isCounting else {
      tally?.pointee.breakOff()
      return
    }
    let isEmpty = node < 0 || kind(node) == .null
    var event = event(
      .superDecoder, container: container, step: step, node: node,
      type: isEmpty ? [String: Any].self : nil)
    event.end(returning: ())
    if isEmpty {
      event.outcome = .default
      event.reason = node < 0 ? .missing : .null
      event.fallback = .emptyObject
    }
    recorder.note(event)
  }

  /// Notes a call that makes a container within another, and runs nothing nested.
  func noting<Container>(
    _ operation: DecodingEvent.Operation, container: Int, step: JSONPath.Step, node: Int,
    _ make: () throws -> Container
  ) throws -> Container {
    guard let recorder else { return try make() }
    guard !isCounting else { throw brokenOff() }
    var event = event(operation, container: container, step: step, node: node, type: nil)
    do {
      let made = try make()
      event.end(returning: ())
      recorder.note(event)
      return made
    } catch {
      event.end(throwing: error)
      recorder.note(event)
      throw error
    }
  }

  /// Decodes a value once more that a model made by a decoder of its own, as a call of its own.
  func decodeAgain<Value: Decodable>(
    _ type: Value.Type, _ step: JSONPath.Step, by decoder: SmartValueDecoder, of container: Int,
    _ node: Int
  ) {
    let event = event(
      .superDecoderValue, container: container, step: step, node: node, type: type)
    // What it throws is recorded.
    _ = try? recorded(event) { _ in
      try enter(Int(decoder.depth), node: Int(decoder.node))
      return try Value(from: decoder)
    }
  }

  func event(
    _ operation: DecodingEvent.Operation, container: Int, step: JSONPath.Step?, node: Int,
    type: (any Any.Type)?
  ) -> DecodingEvent {
    var event = DecodingEvent(
      operation, parent: recorder?.current ?? -1, container: max(-1, container), step: step,
      node: max(-1, node), type: type, in: text)
    if operation.decodesValue { recorder?.markByAnyKey(&event) }
    return event
  }

  /// Runs a call between its event's begin and end. `body` returns the value, and tells what is
  /// known of one that stands in.
  func recorded<Value>(
    _ event: consuming DecodingEvent, failing: Outcome = .threw,
    _ body: (inout Replacement) throws -> Value
  ) throws -> Value {
    var replacement = Replacement()
    guard let recorder else { return try body(&replacement) }
    guard !isCounting else { throw brokenOff() }
    try recorder.checkCancellation()
    let wasDisturbed = notes.isDisturbed
    notes.isDisturbed = false
    notes.conversion = nil
    notes.standIn = nil
    let (type, node, isStep) = (event.type, event.innerNode, event.step != nil)
    let index = recorder.begin(consume event)
    do {
      let value = try body(&replacement)
      let verdict = verdict(value, replacement, type, node, index)
      if let content = content(of: value) {
        recorder.finish(
          index, returning: content,
          outcome: verdict.outcome, reason: verdict.reason, fallback: verdict.fallback)
      } else {
        recorder.finishWithNothing(
          index, outcome: verdict.outcome, reason: verdict.reason, fallback: verdict.fallback)
      }
      notes.isDisturbed =
        wasDisturbed || verdict.outcome == .converted || verdict.outcome == .default
        || verdict.outcome == .nil && verdict.reason != .null && verdict.reason != .missing
      // A value's own conversion is its wrapper's or enum's as well.
      notes.conversion = isStep ? nil : verdict.reason
      notes.standIn = isStep || verdict.outcome != .default ? nil : verdict.fallback
      return value
    } catch {
      let reason = type.map { self.reason(for: error, known($0), at: node) } ?? .custom
      recorder.finish(index, throwing: error, outcome: failing, reason: reason)
      notes.isDisturbed = true
      notes.conversion = nil
      if let placeholder = recorder.placeholder(at: index, as: Value.self) { return placeholder }
      throw error
    }
  }

  /// The value without the optionals around it.
  private func content<Value>(of value: Value) -> Any? {
    guard let optional = known(Value.self).pointee.optional else { return value }
    return optional.bareContent(of: value)
  }

  private struct Verdict {
    var outcome: Outcome
    var reason: Reason?
    var fallback: FallbackOrigin?
  }

  private func verdict<Value>(
    _ value: Value, _ replacement: Replacement, _ type: (any Any.Type)?, _ node: Int, _ index: Int
  ) -> Verdict {
    if replacement.fallback != nil, let property = value as? any SmartProperty,
      property.content == nil
    {
      return Verdict(outcome: .nil, reason: replacement.reason)
    }
    if let fallback = replacement.fallback {
      return Verdict(outcome: .default, reason: replacement.reason, fallback: fallback)
    }
    if replacement.reason != nil { return Verdict(outcome: .nil, reason: replacement.reason) }
    if node >= 0, kind(node) == .null, Value.self is any ExpressibleByNilLiteral.Type {
      return Verdict(outcome: .nil, reason: .null)
    }
    if let own = fallbackOfItsOwn(value, type, index) { return own }
    if hasReadText(in: node) { return Verdict(outcome: .converted, reason: .wrongType) }
    // A wrapper around an optional that took null.
    if notes.conversion == .null, notes.standIn == nil {
      return Verdict(outcome: .nil, reason: .null)
    }
    if let conversion = notes.conversion {
      return Verdict(
        outcome: notes.standIn == nil ? .converted : .default, reason: conversion,
        fallback: notes.standIn)
    }
    return Verdict(outcome: notes.isDisturbed ? .converted : .asSent)
  }

  /// What a wrapper or an enum with a default case did in its own `init(from:)`: it took its
  /// default if the value that it asked for threw, or was no case's raw value.
  private func fallbackOfItsOwn<Value>(
    _ value: Value, _ type: (any Any.Type)?, _ index: Int
  ) -> Verdict? {
    guard let type, known(type).pointee.hasOwnFallback else { return nil }
    let origin: FallbackOrigin
    if let wrapper = type as? any ReportingWrapper.Type {
      guard let fallback = wrapper.fallbackOrigin else { return dropped(value, index) }
      origin = fallback
    } else if type is any DefaultCodableEnum.Type {
      origin = .defaultCase
    } else {
      return nil
    }
    guard let recorder else { return nil }
    // Elements are the wrapper's own affair; what it was made for is at its own place.
    for asked in recorder.events[index...].dropFirst()
    where asked.parent == index && asked.step == nil {
      switch asked.result {
      case .threw:
        // Without a reason it is a container that isn't there.
        return Verdict(outcome: .default, reason: asked.reason ?? .wrongType, fallback: origin)
      case .returned(let raw) where asked.operation == .decode:
        if let value = value as? any DefaultCodableEnum, !value.hasRawValue(raw) {
          let isEmpty = (raw as? String)?.isEmpty == true
          return Verdict(
            outcome: .default, reason: isEmpty ? .empty : .badEnum, fallback: origin)
        }
        if asked.outcome == .default {
          return Verdict(outcome: .default, reason: asked.reason, fallback: asked.fallback)
        }
      default: continue
      }
    }
    return nil
  }
}

extension SmartSession {
  /// What a wrapper says that let go of the value that it asked for.
  private func dropped<Value>(_ value: Value, _ index: Int) -> Verdict? {
    guard (value as? any ReportingWrapper)?.reportedOutcome == .dropped, let recorder else {
      return nil
    }
    let failed = recorder.events[index...].dropFirst().last {
      $0.parent == index && $0.step == nil && $0.outcome == .threw
    }
    return Verdict(outcome: .dropped, reason: failed?.reason ?? .badElement)
  }
}

extension DefaultCodableEnum {
  fileprivate func hasRawValue(_ raw: Any) -> Bool {
    guard let raw = raw as? AnyHashable, let own = rawValue as? AnyHashable else { return true }
    return raw == own
  }
}
