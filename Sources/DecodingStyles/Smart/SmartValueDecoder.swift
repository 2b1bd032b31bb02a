import DecodingRecord
import JSONSource

/// The decoder that a model's `init(from:)` is given: a place in a session's document.
///
/// 16 bytes, so that it lies within an `any Decoder` without an allocation.
struct SmartValueDecoder: Decoder {
  let session: SmartSession
  /// A node, or one of `SmartPlace`.
  let node: Int32
  let depth: Int32

  var codingPath: [any CodingKey] { session.path(to: Int(node)) }

  var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if session.recorder != nil, !session.isCounting || node < 0 {
      return try recordedContainer(keyedBy: type)
    }
    return try keyedContainer(type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if session.recorder != nil, !session.isCounting || node < 0 {
      return try recordedUnkeyedContainer()
    }
    return try elementsContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if session.recorder != nil { noteSingleValueContainer() }
    return SmartSingleValueContainer(session: session, node: node, depth: depth)
  }
}

extension SmartValueDecoder {
  /// The object here, or the one whose text stands in a string here.
  @inline(__always)
  func keyedContainer<Key: CodingKey>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard session.kind(Int(node)) == .object else { return try keyedContainerOfText(type) }
    return session.containers.container(type, Int(node), depth: Int(depth), in: session)
  }

  private func keyedContainerOfText<Key: CodingKey>(
    _ type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let node = Int(node)
    let wanted: any Any.Type = [String: Any].self
    switch session.kind(node) {
    case .string:
      guard let inner = session.text(in: node), inner.kind(0) == .object else {
        let isEmpty = session.document.string(node).isEmpty
        throw session.failure(isEmpty ? .empty : .wrongType, node, wanted)
      }
      inner.frames[0] = session.frames[Int(depth)]
      session.notes.conversion = .wrongType
      session.notes.isDisturbed = true
      return inner.containers.container(type, 0, depth: 0, in: inner)
    case .null where node <= SmartPlace.firstVacant:
      return session.containers.container(
        type, SmartPlace.emptyObject, depth: Int(depth), in: session)
    case .null: throw session.failure(.null, node, wanted)
    default: throw session.failure(.wrongType, node, wanted)
    }
  }

  /// The array here, or the one whose text stands in a string here.
  func elementsContainer() throws -> SmartUnkeyedContainer {
    let node = Int(node)
    switch session.kind(node) {
    case .array:
      return SmartUnkeyedContainer(session: session, node: node, depth: Int(depth))
    case .string:
      guard let inner = session.text(in: node), inner.kind(0) == .array else { fallthrough }
      session.notes.conversion = .wrongType
      session.notes.isDisturbed = true
      return SmartUnkeyedContainer(session: inner, node: 0, depth: 0)
    default:
      let reason: Reason = session.kind(node) == .null ? .null : .wrongType
      throw session.failure(reason, node, [Any].self)
    }
  }
}
