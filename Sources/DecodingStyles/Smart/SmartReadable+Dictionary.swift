import DecodingTrace
import JSONSource

extension Dictionary: SmartReadable where Key: Decodable, Value: Decodable {
  static var isCountable: Bool { true }

  /// Objects for keys of `String` and `Int`, and for those that are made of a coding key; other keys as
  /// the standard library reads them. All members or none: one that can't be converted throws.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> [Key: Value] {
    if Key.self == String.self {
      return unsafeBitCast(
        try session.members(Value.self, of: node, depth: depth, wanted: Self.self) { $0 },
        to: Self.self)
    }
    if Key.self == Int.self {
      return unsafeBitCast(
        try session.members(Value.self, of: node, depth: depth, wanted: Self.self) { Int($0) },
        to: Self.self)
    }
    if let type = Key.self as? any CodingKeyRepresentable.Type {
      return try session.members(Value.self, of: node, depth: depth, wanted: Self.self) {
        type.init(codingKey: MemberKey(stringValue: $0)) as? Key
      }
    }
    return try session.strictly(depth: depth) {
      try Self(from: SmartValueDecoder(session: session, node: Int32(node), depth: Int32(depth)))
    }
  }
}

extension SmartSession {
  /// Decodes with containers that throw where a value can't be decoded.
  func strictly<Value>(depth: Int, _ body: () throws -> Value) throws -> Value {
    let outer = frames[depth]
    frames[depth] = frame(isStrict: true)
    defer { frames[depth] = outer }
    return try body()
  }

  /// Notes that a key can't become a `type`, and makes the error to throw.
  private func refusedKey(
    _ name: String, at key: Int, of object: Int, _ type: any Any.Type
  ) -> DecodingError {
    let reason = type is Int.Type ? Reason.wrongType : .badEnum
    let error = failure(reason, key + 1, type)
    guard let recorder, !isCounting else { return error }
    var event = event(.decode, container: object, step: .key(name), node: key, type: type)
    event.end(throwing: error)
    event.outcome = .threw
    event.reason = reason
    recorder.note(inferred: event)
    return error
  }

  /// The members of the object at `node`; of equal keys the first.
  func members<Key: Hashable, Value: Decodable>(
    _ type: Value.Type, of node: Int, depth: Int, wanted: @autoclosure () -> any Any.Type,
    _ key: (String) -> Key?
  ) throws -> [Key: Value] {
    guard kind(node) == .object else {
      throw failure(kind(node) == .null ? .null : .wrongType, node, wanted())
    }
    guard depth < Self.depthLimit - 1 else { throw failure(.depth, node, wanted()) }
    do {
      var members: [Key: Value] = [:]
      let known = known(type)
      for keyNode in keys(of: node) {
        let name = document.string(keyNode)
        guard let key = key(name) else {
          throw refusedKey(name, at: keyNode, of: node, Key.self)
        }
        guard members[key] == nil else { continue }
        descend(to: name, depth: depth)
        members[key] =
          try recorder == nil
          ? value(type, known, keyNode + 1, depth: depth + 1)
          : recordedMember(type, known, name, keyNode + 1, of: node, depth: depth + 1)
      }
      // A patch adds to a dictionary.
      for (name, value) in current[depth] ?? [:] where isPatching {
        guard let value = value as? Value, let key = key(name) else { continue }
        if members[key] == nil { members[key] = value }
      }
      return members
    } catch {
      if notes.failure == nil { _ = failure(.badElement, node, wanted()) }
      notes.failure?.outerReason = .badElement
      throw error
    }
  }
}
