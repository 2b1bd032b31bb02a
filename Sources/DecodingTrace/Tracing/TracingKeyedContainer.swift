import JSONSource

/// Foundation's keyed container, with every call recorded.
///
/// `Base` is a `KeyedDecodingContainer`. As a parameter its type is at hand; were `Key` the
/// parameter, each call would look it up in the runtime's tables.
struct TracingKeyedContainer<Base: KeyedDecodingContainerProtocol>: KeyedDecodingContainerProtocol {
  typealias Key = Base.Key

  /// Apart, so that to copy the container is to count one reference: the standard library copies it
  /// for each call, and would have to look up how, for each key type anew.
  private let source: KeyedSource<Base>

  private var base: Base { source.base }
  private var context: TraceContext { source.context }
  private var node: Int { source.node }

  init(base: Base, context: TraceContext, node: Int) {
    source = KeyedSource(base: base, context: context, node: node)
    context.note(path: base.codingPath, of: node)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  /// In the order of the document, where Foundation's own is a random one: a report is the same on
  /// every run.
  var allKeys: [Key] {
    var keys = base.allKeys.map { (key: $0, node: context.node(of: $0.stringValue, in: node)) }
      .sorted { $0.node < $1.node }.map(\.key)
    if context.reversesKeys { keys.reverse() }
    if keys.count > 1 { context.recorder.noteList(of: node) }
    context.recorder.note(keysOf: Key.self, of: node, asked(for: keys))
    return keys
  }

  private func asked(for keys: [Key]) -> DecodingEvent {
    var event = DecodingEvent(
      .allKeys, parent: context.recorder.current, container: node, step: nil, node: node, type: nil)
    event.end(returning: keys.map(\.stringValue))
    return event
  }

  func contains(_ key: Key) -> Bool {
    var event = event(.contains, key, nil)
    let answer = base.contains(key)
    event.end(returning: answer)
    context.recorder.note(event)
    return answer
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try context.notingAnswer(event(.decodeNil, key, nil)) { try base.decodeNil(forKey: key) }
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    do {
      return try withUnsafePointer(to: key) { place in
        var place = KeyedPlace(source: source, key: place)
        return try context.decode(type, at: &place, as: event(.decode, key, type))
      }
    } catch {
      if context.placeholders.looksBehindMember(of: node) { lookOn() }
      throw error
    }
  }

  /// Decodes what the compiler's `init(from:)` would have asked for behind a member that failed, for
  /// the record alone: the model's decode ends there, but what its other properties would do is to be
  /// told.
  @inline(never)
  private func lookOn() {
    let outer = context.recorder.lookedBehind
    defer { context.recorder.lookedBehind = outer }
    for property in context.placeholders.beginLookingOn() {
      guard !context.isCancelled, let key = key(of: property) else { continue }
      func ask<T: Decodable>(_ type: T.Type) { _ = try? decode(type, forKey: key) }
      func askIfPresent<T: Decodable>(_ type: T.Type) {
        _ = try? decodeIfPresent(type, forKey: key)
      }
      if let type = TypeTraits.optional(property.type) {
        if let type = type as? any Decodable.Type { askIfPresent(type) }
      } else if let type = property.type as? any Decodable.Type {
        ask(type)
      }
    }
  }

  /// The key of a property; of one with a wrapper of ours only where something stands under it: overloads
  /// that the source doesn't show may do as they like without.
  private func key(of property: StoredProperties.Property) -> Key? {
    let isWrapped = property.name.hasPrefix("_")
    let name = isWrapped ? String(property.name.dropFirst()) : property.name
    guard let key = Key(stringValue: context.placeholders.key(of: name)) else { return nil }
    guard isWrapped, TypeTraits.of(property.type).wrapper != nil else { return key }
    return context.node(of: key.stringValue, in: node) >= 0 ? key : nil
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    // Neither closure returns an optional: its type would have to be searched for.
    let begun = try withUnsafePointer(to: key) { place in
      var place = KeyedPlace(source: source, key: place)
      return try context.beginIfPresent(at: &place, as: event(.decodeIfPresent, key, type))
    }
    guard let begun else {
      return context.recorder.replacesRefused ? context.insteadOfNothing(as: type) : nil
    }
    do {
      return try withUnsafePointer(to: key) { place in
        var place = KeyedPlace(source: source, key: place)
        return try context.finish(begun, type, at: &place)
      }
    } catch  where context.nilStandsIn(at: begun) {
      return nil
    }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try context.notingContainer(event(.nestedKeyedContainer, key, nil)) {
      KeyedDecodingContainer(
        TracingKeyedContainer<KeyedDecodingContainer<NestedKey>>(
          base: try base.nestedContainer(keyedBy: type, forKey: key), context: context,
          node: context.node(of: key.stringValue, in: node)))
    } else: {
      context.placeholders.container(keyedBy: type)
    }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try context.notingContainer(event(.nestedUnkeyedContainer, key, nil)) {
      TracingUnkeyedContainer(
        base: try base.nestedUnkeyedContainer(forKey: key), context: context,
        node: context.node(of: key.stringValue, in: node))
    } else: {
      context.placeholders.unkeyedContainer
    }
  }

  func superDecoder() throws -> any Decoder {
    let event = DecodingEvent(
      .superDecoder, parent: context.recorder.current, container: node, step: .key("super"),
      node: context.node(of: "super", in: node), type: nil)
    return try context.noting(event) {
      TracingDecoder(
        base: try base.superDecoder(), context: context, node: event.node,
        origin: DecoderOrigin(event))
    }
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let event = event(.superDecoder, key, nil)
    return try context.notingDecoder(event) { try base.superDecoder(forKey: key) }
  }
}

extension TracingKeyedContainer {
  private func event(
    _ operation: DecodingEvent.Operation, _ key: Key, _ type: (any Any.Type)?
  ) -> DecodingEvent {
    var event = DecodingEvent(
      operation, parent: context.recorder.current, container: node, step: .key(key.stringValue),
      node: context.node(of: key.stringValue, in: node), type: type)
    if operation.decodesValue { context.recorder.markByAnyKey(&event, of: Key.self) }
    return event
  }

  /// A scalar, without the detours of a value that may be anything.
  @inline(__always)
  private func scalar<T: TracedScalar>(_ type: T.Type, _ key: Key) throws -> T {
    let index = context.recorder.begin(event(.decode, key, type))
    do {
      var value = try T.read(from: base, key)
      context.recorder.finish(index, returning: value)
      if context.recorder.replacesRefused { context.placeholders.replace(&value, at: index) }
      return value
    } catch {
      return try context.fail(index, error, as: type)
    }
  }

  /// The generic requirement by another name: within the concrete ones, `decode` is themselves.
  private func decodeValueIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
    try decodeIfPresent(type as T.Type, forKey: key)
  }
}

extension TracingKeyedContainer {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(type, key) }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try scalar(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(type, key) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try scalar(type, key) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try decodeValueIfPresent(type, key)
  }
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try decodeValueIfPresent(type, key)
  }
}
