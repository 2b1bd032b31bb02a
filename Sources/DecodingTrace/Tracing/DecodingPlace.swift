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
  /// The decoder of a `SingleValueWrapper` for what stands here, which the tape has at `node`; `nil`
  /// where only the container can make one.
  func wrapperDecoder(_ context: TraceContext, node: Int) -> (any Decoder)?
  var codingPath: [any CodingKey] { get }
}

extension DecodingPlace {
  func skip() {}
  func wrapperDecoder(_ context: TraceContext, node: Int) -> (any Decoder)? { nil }
}

/// What the copies of a keyed container share.
final class KeyedSource<Base: KeyedDecodingContainerProtocol> {
  let base: Base
  let context: TraceContext
  /// The tape node of the object.
  let node: Int

  init(base: Base, context: TraceContext, node: Int) {
    self.base = base
    self.context = context
    self.node = node
  }
}

/// A `KeyedSource` whose types nobody needs to know; a key is where the pointer points.
private protocol AnyKeyedSource: AnyObject {
  func decode<T: Decodable>(_ type: T.Type, forKey key: UnsafeRawPointer) throws -> T
  func read<T: TracedScalar>(_ type: T.Type, forKey key: UnsafeRawPointer) throws -> T
  func hasValue(forKey key: UnsafeRawPointer, at node: Int) throws -> Bool
  func contains(_ key: UnsafeRawPointer) -> Bool
  func codingPath(of key: UnsafeRawPointer) -> [any CodingKey]
}

extension KeyedSource: AnyKeyedSource {
  private func key(_ place: UnsafeRawPointer) -> UnsafePointer<Base.Key> {
    place.assumingMemoryBound(to: Base.Key.self)
  }

  fileprivate func decode<T: Decodable>(_ type: T.Type, forKey key: UnsafeRawPointer) throws -> T {
    try base.decode(type, forKey: self.key(key).pointee)
  }

  fileprivate func read<T: TracedScalar>(
    _ type: T.Type, forKey key: UnsafeRawPointer
  ) throws -> T {
    try T.read(from: base, self.key(key).pointee)
  }

  fileprivate func hasValue(forKey key: UnsafeRawPointer, at node: Int) throws -> Bool {
    guard node >= 0 || contains(key) else { return false }
    return try !base.decodeNil(forKey: self.key(key).pointee)
  }

  fileprivate func contains(_ key: UnsafeRawPointer) -> Bool {
    base.contains(self.key(key).pointee)
  }

  fileprivate func codingPath(of key: UnsafeRawPointer) -> [any CodingKey] {
    base.codingPath + [self.key(key).pointee]
  }
}

/// Good as long as the key stays in its place.
///
/// One type for all key types: what is done with a place needn't be looked up for each.
struct KeyedPlace: DecodingPlace {
  private let source: any AnyKeyedSource
  private let key: UnsafeRawPointer

  init<Base>(source: KeyedSource<Base>, key: UnsafePointer<Base.Key>) {
    self.source = source
    self.key = UnsafeRawPointer(key)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try source.decode(type, forKey: key)
  }

  func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try source.read(type, forKey: key)
  }

  func hasValue(at node: Int) throws -> Bool {
    try source.hasValue(forKey: key, at: node)
  }

  func wrapperDecoder(_ context: TraceContext, node: Int) -> (any Decoder)? {
    guard node >= 0 || source.contains(key) else { return nil }
    return TracingSingleValueContainer(self, context, node: node)
  }

  var codingPath: [any CodingKey] { source.codingPath(of: key) }
}

struct UnkeyedPlace: DecodingPlace {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Where the container is held: of another copy it would have to make its own first.
  let container: UnsafeMutablePointer<any UnkeyedDecodingContainer>

  var codingPath: [any CodingKey] { container.pointee.codingPath }

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

  var codingPath: [any CodingKey] { base.codingPath }

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
