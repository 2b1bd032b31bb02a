public import Foundation

// `(any Any).Type` is the type of `Any.self` alone. `Any.Type` would take every type's metatype,
// and a misspelled `decode(Int.self …)` would compile.

extension KeyedDecodingContainer {
  /// Decodes whatever stands at `key`: `NSNull`, `Bool`, `Int`, `UInt`, `Double`, `String`,
  /// `[Any]` or `[String: Any]`. Throws for a missing key, and for a number that would be lost.
  ///
  ///     let body = try container.decode(Any.self, forKey: .body)
  public func decode(_ type: (any Any).Type, forKey key: Key) throws -> Any {
    try decode(AnyCodable.self, forKey: key).anyValue
  }

  /// Decodes the array at `key`; null elements are `NSNull`.
  public func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] {
    try decode([AnyCodable].self, forKey: key).map(\.anyValue)
  }

  /// Decodes the object at `key`; null members are `NSNull`.
  public func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] {
    try decode([String: AnyCodable].self, forKey: key).mapValues(\.anyValue)
  }

  /// Decodes whatever stands at `key`; `nil` where the key is missing or null.
  public func decodeIfPresent(_ type: (any Any).Type, forKey key: Key) throws -> Any? {
    try decodeIfPresent(AnyCodable.self, forKey: key)?.anyValue
  }

  /// Decodes the array at `key`; `nil` where the key is missing or null.
  public func decodeIfPresent(_ type: [Any].Type, forKey key: Key) throws -> [Any]? {
    try decodeIfPresent([AnyCodable].self, forKey: key)?.map(\.anyValue)
  }

  /// Decodes the object at `key`; `nil` where the key is missing or null.
  public func decodeIfPresent(
    _ type: [String: Any].Type, forKey key: Key
  ) throws -> [String: Any]? {
    try decodeIfPresent([String: AnyCodable].self, forKey: key)?.mapValues(\.anyValue)
  }

  /// Decodes the values under all keys that `Key` knows.
  public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
    var members: [String: Any] = [:]
    for key in allKeys { members[key.stringValue] = try decode(Any.self, forKey: key) }
    return members
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes the next element, whatever it is.
  public mutating func decode(_ type: (any Any).Type) throws -> Any {
    try decode(AnyCodable.self).anyValue
  }

  /// Decodes all elements that are left; null ones are `NSNull`.
  public mutating func decode(_ type: [Any].Type) throws -> [Any] {
    var elements: [Any] = []
    while !isAtEnd { elements.append(try decode(AnyCodable.self).anyValue) }
    return elements
  }

  /// Decodes the next element, which must be an object.
  public mutating func decode(_ type: [String: Any].Type) throws -> [String: Any] {
    try decode([String: AnyCodable].self).mapValues(\.anyValue)
  }
}

extension SingleValueDecodingContainer {
  /// Decodes the value, whatever it is: at the root of a document a scalar, too.
  public func decode(_ type: (any Any).Type) throws -> Any {
    try decode(AnyCodable.self).anyValue
  }

  /// Decodes the value, which must be an array.
  public func decode(_ type: [Any].Type) throws -> [Any] {
    try decode([AnyCodable].self).map(\.anyValue)
  }

  /// Decodes the value, which must be an object.
  public func decode(_ type: [String: Any].Type) throws -> [String: Any] {
    try decode([String: AnyCodable].self).mapValues(\.anyValue)
  }
}

extension JSONDecoder {
  /// Decodes a whole document, whatever it is.
  public func decode(_ type: (any Any).Type, from data: Data) throws -> Any {
    try decode(AnyCodable.self, from: data).anyValue
  }

  /// Decodes a whole document, which must be an array.
  public func decode(_ type: [Any].Type, from data: Data) throws -> [Any] {
    try decode([AnyCodable].self, from: data).map(\.anyValue)
  }

  /// Decodes a whole document, which must be an object.
  public func decode(_ type: [String: Any].Type, from data: Data) throws -> [String: Any] {
    try decode([String: AnyCodable].self, from: data).mapValues(\.anyValue)
  }
}
