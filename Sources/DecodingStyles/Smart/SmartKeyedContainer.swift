import DecodingTrace
import JSONSource

/// An object's members: each is read, converted, or replaced by a value that stands in.
struct SmartKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: UnsafeMutablePointer<SmartMembers>
  /// What owns the members, unless it's the pool that does.
  let owner: SmartMembersBox?

  @inline(__always)
  var session: SmartSession { members.pointee.session }

  @inline(__always)
  var node: Int { members.pointee.object }

  @inline(__always)
  var depth: Int { members.pointee.depth }

  var codingPath: [any CodingKey] { session.path(to: node) }

  var allKeys: [Key] {
    let object = node
    var names: Set<String> = []
    let keys = session.keys(of: object).compactMap { key in
      let name = session.renamed(key, in: object)
      return names.insert(name).inserted ? Key(stringValue: name) : nil
    }
    if session.recorder != nil { session.note(keys, of: object) }
    return keys
  }

  /// The node of the key's value, or `SmartPlace.missing`.
  @inline(__always)
  func find(_ key: Key) -> Int { members.pointee.find(key.stringValue) }

  func contains(_ key: Key) -> Bool {
    let value = find(key)
    if session.recorder != nil {
      session.note(
        .contains, container: node, step: .key(key.stringValue), node: value,
        returned: value >= 0)
    }
    return value >= 0
  }

  /// Whether the key's value is null; as with Foundation, a missing key is an error.
  func decodeNil(forKey key: Key) throws -> Bool {
    let value = find(key)
    guard value >= 0 else {
      return try session.noting(
        .decodeNil, container: node, step: .key(key.stringValue), node: value
      ) { throw keyNotFound(key) }
    }
    let isNil = session.kind(value) == .null
    if session.recorder != nil {
      session.note(
        .decodeNil, container: node, step: .key(key.stringValue), node: value,
        returned: isNil)
    }
    return isNil
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try required(type, key, find(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try optional(type, key, find(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(.nestedKeyedContainer, key) { try $0.keyedContainer(type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(.nestedUnkeyedContainer, key) { try $0.elementsContainer() }
  }

  func superDecoder() throws -> any Decoder {
    try superDecoder(at: members.pointee.find("super"), "super")
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let decoder = try superDecoder(at: find(key), key.stringValue)
    session.recorder?.noteDecoder { [self] type in
      session.decodeAgain(type, .key(key.stringValue), by: decoder, of: node, find(key))
    }
    return decoder
  }
}

extension SmartKeyedContainer {
  /// A scalar that a required property asks for. What a look at the bytes suffices for is returned
  /// without a detour; the rest is left to `scalarByRules`.
  @inline(__always)
  func scalar<Value: SmartScalar>(_ type: Value.Type, _ key: Key) throws -> Value {
    let value = find(key)
    if let scalar = quick(type, value) { return scalar }
    if let scalar = watched(.decode, type, key, value) { return scalar }
    return try scalarByRules(type, key, value)
  }

  /// As `scalar`, for an optional property.
  @inline(__always)
  func optionalScalar<Value: SmartScalar>(_ type: Value.Type, _ key: Key) throws -> Value? {
    let value = find(key)
    if let scalar = quick(type, value) { return scalar }
    if let scalar = watched(.decodeIfPresent, type, key, value) { return scalar }
    return try optionallyConverted(type, key, value)
  }

  /// The scalar at `value`, if a look at its bytes suffices, and nobody must be told of it; counted
  /// where that is what is to be done with it.
  @inline(__always)
  private func quick<Value: SmartScalar>(_ type: Value.Type, _ value: Int) -> Value? {
    guard value >= 0 else { return nil }
    let node = members.pointee.nodes[value]
    guard let scalar = Value.quick(node, members.pointee.bytes) else { return nil }
    if members.pointee.frame.pointee.isDirect { return scalar }
    guard members.pointee.frame.pointee.isWatched, let tally = members.pointee.tally,
      tally.pointee.isOpen, Value.isAsSent(scalar, node)
    else { return nil }
    tally.pointee.add(value)
    return scalar
  }

  @inline(never)
  private func scalarByRules<Value: SmartScalar>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value {
    if members.pointee.frame.pointee.isDirect {
      return value >= 0 ? try converted(type, key, value) : try missing(type, key)
    }
    return try required(type, key, value)
  }

  @inline(never)
  private func missing<Value: SmartScalar>(_ type: Value.Type, _ key: Key) throws -> Value {
    if let value = session.quickStandIn(type, key.stringValue, depth: depth) { return value }
    return try required(type, key, SmartPlace.missing)
  }

  @inline(never)
  private func converted<Value: SmartScalar>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value {
    switch Value.conversion(of: value, in: session) {
    case .asSent(let value), .converted(let value, _): return value
    case .failed(let reason):
      let name = key.stringValue
      guard let value = session.quickStandIn(type, name, depth: depth) else {
        let error = session.failure(reason, value, type)
        return try settled(type, key, after: error, at: value)
      }
      return value
    }
  }

  @inline(never)
  private func optionallyConverted<Value: SmartScalar>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value? {
    let frame = members.pointee.frame.pointee
    guard frame.isDirect, !frame.isStrict else { return try optional(type, key, value) }
    if value >= 0 {
      switch Value.conversion(of: value, in: session) {
      case .asSent(let value), .converted(let value, _): return value
      case .failed: break
      }
    }
    return session.quickStandIn(type, key.stringValue, depth: depth)
  }

  @inline(never)
  private func required<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value {
    try members.pointee.unownedSession._withUnsafeGuaranteedRef { session in
      let known = session.known(type)
      let value = known.pointee.isFlat ? node : value
      if session.isCounting {
        return try session.countedValue(type, known, value, depth: depth + 1)
      }
      guard value >= 0, members.pointee.frame.pointee.isDirect else {
        return try settled(type, key, value)
      }
      session.notes.failure = nil
      do {
        return try session.value(type, known, value, depth: depth + 1)
      } catch {
        return try settled(type, key, after: error, at: value)
      }
    }
  }

  @inline(never)
  private func optional<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value? {
    guard session.recorder == nil else { return try recordedOptional(type, key, value) }
    if session.kind(value) == .null, session.owner(depth) == nil, !session.isPatching {
      return nil
    }
    var unnoted = SmartSession.Replacement()
    return try session.settleOptional(
      type, key.stringValue, value, depth: depth, noting: &unnoted)
  }

  // Functions of their own, so that the way of a value that is there doesn't pay for what these
  // have to know of its type.
  @inline(never)
  private func settled<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value {
    guard session.recorder == nil else { return try recordedRequired(type, key, value) }
    var unnoted = SmartSession.Replacement()
    return try session.settle(type, key.stringValue, value, depth: depth, noting: &unnoted)
  }

  @inline(never)
  private func settled<Value: Decodable>(
    _ type: Value.Type, _ key: Key, after error: any Error, at value: Int
  ) throws -> Value {
    var unnoted = SmartSession.Replacement()
    return try session.settle(
      type, key.stringValue, after: error, at: value, depth: depth, noting: &unnoted)
  }

  /// Makes and notes a container within this one.
  private func nested<Container>(
    _ operation: DecodingEvent.Operation, _ key: Key,
    _ make: (SmartValueDecoder) throws -> Container
  ) throws -> Container {
    try session.noting(
      operation, container: node, step: .key(key.stringValue), node: find(key)
    ) {
      try make(nestedDecoder(key))
    }
  }

  private func nestedDecoder(_ key: Key) throws -> SmartValueDecoder {
    let value = find(key)
    guard value >= 0 else { throw keyNotFound(key) }
    try session.enter(depth + 1, node: value)
    return SmartValueDecoder(session: session, node: Int32(value), depth: Int32(depth + 1))
  }

  private func keyNotFound(_ key: Key) -> DecodingError {
    // Noted as any failure is, with its reason; the error names the key.
    _ = session.failure(.missing, node, Any.self)
    return .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: session.path(to: node),
        debugDescription: "No value associated with key \(key.stringValue)."))
  }

  /// A superclass reads from where it is told to, and from an object without members where nothing
  /// is there; its properties' initial values are known with those of the class.
  private func superDecoder(at value: Int, _ name: String) throws -> SmartValueDecoder {
    session.noteSuperDecoder(container: node, step: .key(name), node: value)
    let value =
      session.kind(value) == .null ? session.vacantPlace(under: name, in: node) : value
    try session.enter(depth + 1, node: value)
    session.frames[depth + 1] = session.frames[depth]
    return SmartValueDecoder(session: session, node: Int32(value), depth: Int32(depth + 1))
  }
}
