/// One value that a container of the traced decoder can give.
protocol DecodingPlace {
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  /// Whether `decodeIfPresent` would decode: the value is there and isn't null.
  mutating func hasValue() throws -> Bool
}

struct KeyedPlace<Key: CodingKey>: DecodingPlace {
  let base: KeyedDecodingContainer<Key>
  let key: Key

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(type, forKey: key)
  }

  func hasValue() throws -> Bool {
    guard base.contains(key) else { return false }
    return try !base.decodeNil(forKey: key)
  }
}

struct UnkeyedPlace: DecodingPlace {
  var base: any UnkeyedDecodingContainer

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try base.decode(type)
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

  func hasValue() throws -> Bool {
    !base.decodeNil()
  }
}
