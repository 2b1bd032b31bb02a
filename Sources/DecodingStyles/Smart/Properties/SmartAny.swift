import DecodingRecord
import JSONSource

/// A property of `Any`, `[Any]`, `[String: Any]` or `[[String: Any]]`, which take JSON as it is.
///
///     @SmartAny var info: [String: Any] = [:]
///     // {"info": {"a": [1, null, 1.0]}}  →  ["a": [1 as Int, NSNull(), 1.0 as Double]]
///
/// Null within a container is `NSNull`; a null property has its initial value, as one that isn't
/// there or is no such container. Integers are `Int`, above that `UInt`, `Decimal` above that, and
/// text where more than its 38 digits are sent; other numbers are the nearest `Double`, and text
/// where they are too large for one. A string that breaks JSON's grammar, as with half a surrogate
/// pair, is the text between its quotes as it is written, `\ud800`. SmartCodable has `NSNumber`s,
/// and text for integers above `Int`. A value of a `Codable` type is decoded as without
/// the wrapper; for a number also from `true` and `false`.
///
/// Other decoders read what ``AnyCodable`` reads.
@propertyWrapper
public struct SmartAny<Value> {
  /// The value; a `Dictionary`, `Array`, `NSNull`, number, `Bool` or `String` where it is an `Any`.
  public var wrappedValue: Value

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension SmartAny: Codable {
  /// Decodes the value, by a decoder other than ``SmartDecoder``; throws `typeMismatch` for JSON of
  /// another kind, and as ``AnyCodable`` does for a number that would be lost.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let type = Value.self as? any Decodable.Type {
      if let value = try container.decode(type) as? Value {
        wrappedValue = value
        return
      }
    } else if container.decodeNil(), let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let null = type.init(nilLiteral: ()) as? Value
    {
      wrappedValue = null
      return
    } else if let value = try container.decode(AnyCodable.self).anyValue as? Value {
      wrappedValue = value
      return
    }
    throw DecodingError.typeMismatch(
      Value.self,
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "Expected to decode \(Value.self) but found something else."))
  }

  /// Encodes the value as it is; throws `EncodingError.invalidValue` for what isn't JSON's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue as Any)
  }
}

extension SmartAny: Sendable where Value: Sendable {}

extension SmartAny: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartAny {
    guard session.kind(node) != .null else { throw session.failure(.null, node, Value.self) }
    if let type = Value.self as? any Decodable.Type {
      return SmartAny(wrappedValue: try decoded(type, node, depth: depth, in: session))
    }
    guard let value = session.object(at: node) as? Value else {
      throw session.failure(.wrongType, node, Value.self)
    }
    return SmartAny(wrappedValue: value)
  }

  private static func decoded<Decoded: Decodable>(
    _ type: Decoded.Type, _ node: Int, depth: Int, in session: SmartSession
  ) throws -> Value {
    let kind = session.kind(node)
    if kind == .true || kind == .false, Decoded.self != Bool.self,
      let number = AnyNumber.cast(kind == .true ? 1 : 0, to: Value.self)
    {
      session.notes.conversion = .wrongType
      return number
    }
    let decoded = try session.value(type, node, depth: depth)
    guard let value = decoded as? Value else {
      throw session.failure(.wrongType, node, Value.self)
    }
    return value
  }
}
