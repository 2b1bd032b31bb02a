/// One value that a container of the traced decoder can give.
protocol DecodingPlace {
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  /// As `decode`, by the container's own method for the type.
  mutating func read<T: TracedScalar>(_ type: T.Type) throws -> T
  /// Whether `decodeIfPresent` would decode: the value is there and isn't null.
  mutating func hasValue() throws -> Bool
  /// Steps over a value that failed and got a placeholder; an unkeyed container stays where it is
  /// after a failure, and its reader would ask for the same element for ever.
  mutating func skip()
}

extension DecodingPlace {
  func skip() {}
}

struct KeyedPlace<Key: CodingKey>: DecodingPlace {
  let base: KeyedDecodingContainer<Key>
  let key: Key

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(type, forKey: key)
  }

  func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try T.read(from: base, key)
  }

  func hasValue() throws -> Bool {
    guard base.contains(key) else { return false }
    return try !base.decodeNil(forKey: key)
  }
}

struct UnkeyedPlace: DecodingPlace {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  var base: any UnkeyedDecodingContainer

  mutating func skip() {
    _ = try? base.decode(Anything.self)
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(type)
  }

  mutating func read<T: TracedScalar>(_ type: T.Type) throws -> T {
    try T.read(from: &base)
  }

  /// Steps over a null, as `decodeIfPresent` does.
  mutating func hasValue() throws -> Bool {
    guard !base.isAtEnd else { return false }
    return try !base.decodeNil()
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

  func hasValue() throws -> Bool {
    !base.decodeNil()
  }
}
