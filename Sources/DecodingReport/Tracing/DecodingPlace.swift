/// One value that a container of the traced decoder can give.
protocol DecodingPlace {
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  /// As `decode`, by the container's own method for the type.
  mutating func read<T: TracedScalar>(_ type: T.Type) throws -> T
  /// Whether `decodeIfPresent` would decode: the value is there and isn't null. `node` is where the
  /// tape has it; −1 for nowhere.
  mutating func hasValue(at node: Int) throws -> Bool
  /// Steps over a value that failed and got a placeholder; an unkeyed container stays where it is
  /// after a failure, and its reader would ask for the same element for ever.
  mutating func skip()
}

extension DecodingPlace {
  func skip() {}
}

/// What the copies of a keyed container share.
final class KeyedSource<Key: CodingKey> {
  let base: KeyedDecodingContainer<Key>
  let context: TraceContext
  /// The tape node of the object.
  let node: Int

  init(base: KeyedDecodingContainer<Key>, context: TraceContext, node: Int) {
    self.base = base
    self.context = context
    self.node = node
  }
}

/// Good as long as the key stays in its place.
struct KeyedPlace<Key: CodingKey>: DecodingPlace {
  let source: KeyedSource<Key>
  let key: UnsafePointer<Key>

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try source.base.decode(type, forKey: key.pointee)
  }

  func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try T.read(from: source.base, key.pointee)
  }

  func hasValue(at node: Int) throws -> Bool {
    guard node >= 0 || source.base.contains(key.pointee) else { return false }
    return try !source.base.decodeNil(forKey: key.pointee)
  }
}

struct UnkeyedPlace: DecodingPlace {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Where the container is held: of another copy it would have to make its own first.
  let container: UnsafeMutablePointer<any UnkeyedDecodingContainer>

  func skip() {
    _ = try? container.pointee.decode(Anything.self)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try container.pointee.decode(type)
  }

  func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try T.read(from: &container.pointee)
  }

  /// Steps over a null, as `decodeIfPresent` does.
  func hasValue(at node: Int) throws -> Bool {
    guard !container.pointee.isAtEnd else { return false }
    return try !container.pointee.decodeNil()
  }
}

struct SingleValuePlace: DecodingPlace {
  let base: any SingleValueDecodingContainer

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(type)
  }

  func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try T.read(from: base)
  }

  func hasValue(at node: Int) throws -> Bool {
    !base.decodeNil()
  }
}
