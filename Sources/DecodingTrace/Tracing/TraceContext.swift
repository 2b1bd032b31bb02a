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
  let placeholders: any PlaceholderSource
  /// Whether keys are listed from the last of the document to the first.
  let reversesKeys: Bool
  /// The tape node of the value whose `init(from:)` runs next.
  var pendingNode = -1
  /// The dictionaries that are being decoded, the innermost last.
  var dictionaries: [OpenDictionary] = []
  /// By pointers, as what the recorder holds, and for the same reason.
  private let keys: UnsafeMutablePointer<KeyLookup>
  private let convertsByCode: Bool
  private let recentTypes: UnsafeMutablePointer<TypeTracing?>
  private let cancellation: Cancellation?

  private static let recentTypeCount = 64

  /// The calls are noted by the recorder; placeholders stand in for those that throw.
  package init(
    document: JSONDocument, keys conversion: KeyConversion, recorder: DecodingRecorder,
    placeholders: any PlaceholderSource, cancellation: Cancellation? = nil,
    reversesKeys: Bool = false
  ) {
    self.document = document
    self.recorder = recorder
    self.placeholders = placeholders
    self.reversesKeys = reversesKeys
    self.cancellation = cancellation
    keys = .allocate(capacity: 1)
    keys.initialize(to: KeyLookup(document: document, conversion: conversion))
    convertsByCode = conversion.isCustom
    recentTypes = .allocate(capacity: Self.recentTypeCount)
    recentTypes.initialize(repeating: nil, count: Self.recentTypeCount)
  }

  deinit {
    keys.deinitialize(count: 1)
    keys.deallocate()
    recentTypes.deinitialize(count: Self.recentTypeCount)
    recentTypes.deallocate()
  }

  /// The context that a decoder carries, if it is part of a traced decode.
  static func of(_ decoder: any Decoder) -> TraceContext? {
    userInfoKey.flatMap { decoder.userInfo[$0] as? TraceContext }
  }

  /// The tape node of the member that the decoder finds under `key`; −1 where there is none.
  func node(of key: String, in object: Int) -> Int {
    keys.pointee.node(of: key, in: object)
  }

  /// Notes the keys on the way to an object, where a key strategy is told them.
  func note(path: @autoclosure () -> [any CodingKey], of object: Int) {
    if convertsByCode { keys.pointee.paths[object] = path() }
  }

  /// The tape node of a dictionary's value under `key`, as it is written; −1 where there is none.
  func element(_ key: String, of dictionary: Int) -> Int {
    keys.pointee.element(key, of: dictionary)
  }

  /// As `element`, of the dictionary that is being decoded. Under a key strategy Foundation decodes the
  /// values of all equal keys, in their order, and keeps the first.
  func nextElement(_ key: String) -> Int {
    guard let dictionary = dictionaries.last?.node else { return -1 }
    let first = element(key, of: dictionary)
    guard !keys.pointee.conversion.isNone, first >= 0,
      document.flags(of: dictionary).contains(.duplicateKeys)
    else { return first }
    let before = dictionaries[dictionaries.count - 1].read[key]
    let next = before.map { keys.pointee.equalElement(behind: $0, key, of: dictionary) } ?? first
    dictionaries[dictionaries.count - 1].read[key] = next
    return next
  }

  /// How values of a type are traced; remembered for the types that were asked for last.
  func tracing<T: Decodable>(of type: T.Type) -> TypeTracing {
    let bits = Int(bitPattern: ObjectIdentifier(type))
    let slot = (bits >> 4 ^ bits >> 10) & (Self.recentTypeCount - 1)
    if let known = recentTypes[slot], known.type == ObjectIdentifier(type) { return known }
    let tracing = TypeTracing.of(type)
    recentTypes[slot] = tracing
    return tracing
  }

  /// Ends a call that threw: rethrows, or gives a placeholder where one stands in and can be made.
  func fail<T: Decodable>(_ index: Int, _ error: any Error, as type: T.Type) throws -> T {
    noteUnaskedMember(of: index, error)
    recorder.finish(index, throwing: error)
    if recorder.replacesRefused, let value = placeholders.revive(index, as: type) { return value }
    guard placeholders.standIn(at: index) else { throw error }
    guard let placeholder = placeholders.make(type, at: index, zero: zero(of: type)) else {
      throw error
    }
    recorder.standIn(at: index)
    return placeholder
  }

  /// The zero, `false` or empty text of a scalar; `nil` for other types.
  private func zero<T: Decodable>(of type: T.Type) -> T? {
    func zero<Scalar: TracedScalar>(_ type: Scalar.Type) -> T {
      // `Scalar` and `T` are one type: it was looked up by `T`.
      unsafeBitCast(Scalar(), to: T.self)
    }
    guard let scalar = tracing(of: type).scalar else { return nil }
    return .some(zero(scalar))
  }

  /// Whether nil is the placeholder of a call for a value that may be missing: no other can be made.
  func nilStandsIn(at index: Int) -> Bool {
    guard placeholders.standIn(at: index) else { return false }
    recorder.standIn(at: index)
    return true
  }

  var isCancelled: Bool { cancellation?.isCancelled == true }
}

extension TraceContext {
  /// Notes what an error names that nobody asked for: a key that a dictionary's key type refused,
  /// or a member that the model's own code found bad without decoding it.
  private func noteUnaskedMember(of call: Int, _ error: any Error) {
    let (node, type) = recorder.withCalls { ($0[call].node, $0[call].type) }
    guard node >= 0, let type, document.kind(of: node) == .object else { return }
    if noteMissingKey(of: call, type, error) { return }
    guard let member = member(namedBy: error, within: node, as: type)
    else { return }
    // A key stands right before its value on the tape.
    let isAsked = recorder.withCalls { calls in
      calls[(call + 1)...].contains { $0.node == member.value || $0.node == member.value - 1 }
    }
    // A key of JSON in a text is none of the object's.
    guard !isAsked, !placeholders.isAboutText(error, within: call) else { return }
    let keyType = TypeTraits.of(type).keyType
    var event = DecodingEvent(
      .decode, parent: call, container: member.object, step: .key(member.name),
      node: keyType == nil ? member.value : member.value - 1, type: keyType)
    event.end(throwing: error)
    recorder.note(inferred: event)
  }

  /// Notes the key that the model's own code says it doesn't find, if it asked for no value under it.
  /// Returns whether an error says so.
  private func noteMissingKey(of call: Int, _ type: any Any.Type, _ error: any Error) -> Bool {
    guard case DecodingError.keyNotFound(let key, _)? = error as? DecodingError else {
      return false
    }
    let name = key.stringValue
    let node = recorder.withCalls { $0[call].node }
    guard ErrorFacts(error).path == document.path(of: node).steps,
      self.node(of: name, in: node) < 0
    else { return true }
    let isAsked = recorder.withCalls { calls in
      calls[(call + 1)...].contains {
        $0.container == node && $0.step == .key(name) && $0.operation != .contains
      }
    }
    guard !isAsked, !placeholders.isAboutText(error, within: call) else { return true }
    var event = DecodingEvent(
      .decode, parent: call, container: node, step: .key(name), node: -1,
      type: StoredProperties.of(type)[name]?.type)
    event.end(throwing: error)
    recorder.note(inferred: event)
    return true
  }

  /// The member within a model's or a dictionary's object whose place an error names.
  private func member(
    namedBy error: any Error, within node: Int, as type: any Any.Type
  ) -> (object: Int, value: Int, name: String)? {
    let facts = ErrorFacts(error)
    guard case .key(let name)? = facts.lastKey else { return nil }
    if let keyType = TypeTraits.of(type).keyType {
      // Only of texts a key strategy leaves the keys as they are.
      let value = self.node(of: name, in: node)
      return keyType == String.self || value < 0 ? nil : (node, value, name)
    }
    guard case DecodingError.dataCorrupted? = error as? DecodingError, let path = facts.path,
      let steps = steps(of: path, behind: node)
    else { return nil }
    var (object, value) = (node, node)
    for step in steps {
      object = value
      switch step {
      case .key(let key): value = self.node(of: key, in: object)
      case .index(let index): value = document.child(of: object, at: index) ?? -1
      }
      guard value > 0 else { return nil }
    }
    return (object, value, name)
  }

  /// The steps of an error's path that lead on from a node; `nil` where the path doesn't.
  private func steps(of path: [JSONPath.Step], behind node: Int) -> ArraySlice<JSONPath.Step>? {
    let way = document.path(of: node).steps
    guard path.count > way.count else { return nil }
    let leadsThere = zip(way, path).allSatisfy { sent, asked in
      guard case .key(let sent) = sent, case .key(let asked) = asked else { return sent == asked }
      return sent == asked
        || keys.pointee.conversion.converted(sent) == asked
    }
    return leadsThere ? path[way.count...] : nil
  }

  /// Makes ready for the decode to be repeated with one placeholder more, where that may tell more.
  func repeats() -> Bool {
    guard !isCancelled, placeholders.repeats() else { return false }
    dictionaries = []
    recorder.dictionaryDepth = 0
    return true
  }
}

/// A dictionary that is being decoded.
struct OpenDictionary {
  /// Its tape node; −1 where it has none.
  let node: Int
  /// The values under its keys that were decoded last, if several have equal keys.
  var read: [String: Int] = [:]
  /// What its values threw, and where they stand.
  var failures: [(node: Int, error: any Error)] = []

  init(node: Int) { self.node = node }

  /// The first error in the order of the document.
  var firstError: (any Error)? { failures.min { $0.node < $1.node }?.error }
}
