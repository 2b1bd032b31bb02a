import Foundation

extension KeyedEncodingContainer {
  /// Encodes whatever `value` is: `nil` and `NSNull` as null, arrays and dictionaries of anything,
  /// and all that is `Encodable`, dates by the encoder's strategy.
  ///
  /// Throws `EncodingError.invalidValue`, with the path, for what is none of these.
  public mutating func encode(_ value: Any, forKey key: Key) throws {
    try encode(EncodableAny(value), forKey: key)
  }

  /// Encodes an array of anything.
  public mutating func encode(_ value: [Any], forKey key: Key) throws {
    try encode(value.map(EncodableAny.init), forKey: key)
  }

  /// Encodes a dictionary of anything.
  public mutating func encode(_ value: [String: Any], forKey key: Key) throws {
    try encode(value.mapValues(EncodableAny.init), forKey: key)
  }

  /// Encodes the members of a dictionary, each under its own key.
  ///
  /// Throws `EncodingError.invalidValue` for a key that `Key` doesn't know.
  public mutating func encode(_ value: [String: Any]) throws {
    for (name, member) in value {
      guard let key = Key(stringValue: name) else {
        throw EncodingError.invalidValue(
          member,
          EncodingError.Context(
            codingPath: codingPath, debugDescription: "\"\(name)\" is no key of \(Key.self)."))
      }
      try encode(EncodableAny(member), forKey: key)
    }
  }
}

extension UnkeyedEncodingContainer {
  /// Encodes whatever `value` is as the next element.
  public mutating func encode(_ value: Any) throws {
    try encode(EncodableAny(value))
  }

  /// Encodes each of the values as an element.
  public mutating func encode(_ value: [Any]) throws {
    for element in value { try encode(EncodableAny(element)) }
  }

  /// Encodes a dictionary of anything as the next element.
  public mutating func encode(_ value: [String: Any]) throws {
    try encode(value.mapValues(EncodableAny.init))
  }
}

extension SingleValueEncodingContainer {
  /// Encodes whatever `value` is.
  public mutating func encode(_ value: Any) throws {
    try encode(EncodableAny(value))
  }
}

/// A value of which nothing is known until it is encoded.
private struct EncodableAny: Encodable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    // `Encodable` first: a `Bool` is also what an `NSNumber` of 1 can be cast to.
    case let encodable as any Encodable: try container.encode(encodable)
    case is NSNull, Optional<Any>.none: try container.encodeNil()
    case let number as NSNumber: try Self.encode(number, in: &container)
    case let string as String: try container.encode(string)
    case let array as [Any]: try container.encode(array.map(EncodableAny.init))
    case let members as [String: Any]: try container.encode(members.mapValues(EncodableAny.init))
    default:
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "A value of type \(type(of: value)) can't be encoded."))
    }
  }

  private static func encode(
    _ number: NSNumber, in container: inout any SingleValueEncodingContainer
  ) throws {
    // Foundation has one object for each of the two Booleans, and no other mark of them.
    if number === NSNumber(value: true) || number === NSNumber(value: false) {
      try container.encode(number.boolValue)
    } else if let integer = number as? Int {
      try container.encode(integer)
    } else if let integer = number as? UInt {
      try container.encode(integer)
    } else {
      try container.encode(number.doubleValue)
    }
  }
}
