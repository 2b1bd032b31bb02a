import DecodingRecord
import Foundation

extension AnyCodable: Codable {
  /// Decodes any value of JSON or of a property list.
  ///
  /// Throws `dataCorrupted` for a number that can't be held without loss, and what the decoder
  /// throws for a string that breaks JSON's grammar. The keys of objects are kept as they are,
  /// whatever the decoder's key strategy, as in any `[String: T]`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let nesting = Nesting.current
    if container.decodeNil() {
      self = .null
    } else if nesting.isDeep, let value = try Self.collection(decoder, container, nesting) {
      self = value
    } else if let value = try Self.scalar(in: container) {
      self = value
    } else if !nesting.isDeep, let value = try Self.collection(decoder, container, nesting) {
      self = value
    } else if let value = Self.number(in: container) {
      self = value
    } else if let date = try? container.decode(Date.self) {
      self = .date(date)
    } else if let data = try? container.decode(Data.self) {
      self = .data(data)
    } else {
      throw Self.loss(in: container)
    }
  }

  /// A string, Boolean or number; `nil` where the value is none of these. Throws for one that is
  /// malformed or can't be held.
  private static func scalar(
    in container: any SingleValueDecodingContainer
  ) throws -> AnyCodable? {
    do {
      return .string(try container.decode(String.self))
    } catch DecodingError.typeMismatch {}
    do {
      let value = try container.decode(Int.self)
      // Not every format tells `true` from 1 as strictly as JSON.
      if value == 0 || value == 1, let bool = try? container.decode(Bool.self) {
        return .bool(bool)
      }
      return .integer(value)
    } catch DecodingError.typeMismatch {
      return (try? container.decode(Bool.self)).map { .bool($0) }
    } catch {
      // Another error than that of the type: a number, but none for an `Int`.
      guard let number = number(in: container) else { throw loss(in: container) }
      return number
    }
  }

  /// A number that is no `Int`; `nil` where it would be changed.
  private static func number(in container: any SingleValueDecodingContainer) -> AnyCodable? {
    if let value = try? container.decode(UInt.self) { return .unsigned(value) }
    guard let value = try? container.decode(Double.self) else { return nil }
    // An integer that `Int` and `UInt` can't hold must not be rounded.
    if value.magnitude >= 0x1p63 {
      if let sent = try? container.decode(Int128.self), Int128(exactly: value) != sent {
        return nil
      }
      if let sent = try? container.decode(UInt128.self), UInt128(exactly: value) != sent {
        return nil
      }
    }
    return .double(value)
  }

  /// An array or object; `nil` where the value is neither.
  private static func collection(
    _ decoder: any Decoder, _ container: any SingleValueDecodingContainer, _ nesting: Nesting
  ) throws -> AnyCodable? {
    nesting.expectsObject
      ? try object(container, nesting) ?? array(decoder, nesting)
      : try array(decoder, nesting) ?? object(container, nesting)
  }

  private static func array(_ decoder: any Decoder, _ nesting: Nesting) throws -> AnyCodable? {
    guard var container = try? decoder.unkeyedContainer() else { return nil }
    return try nesting.within(isObject: false) {
      var elements: [AnyCodable] = []
      while !container.isAtEnd { elements.append(try container.decode(AnyCodable.self)) }
      return .array(elements)
    }
  }

  /// The object is asked for as a dictionary of strings: that spares its keys from a key strategy.
  private static func object(
    _ container: any SingleValueDecodingContainer, _ nesting: Nesting
  ) throws -> AnyCodable? {
    do {
      return try nesting.within(isObject: true) {
        .object(try container.decode([String: AnyCodable].self))
      }
    } catch DecodingError.typeMismatch {
      // No member throws this: the value itself is no object.
      return nil
    }
  }

  private static func loss(in container: any SingleValueDecodingContainer) -> DecodingError {
    DecodingError.dataCorruptedError(
      in: container, debugDescription: "The value can't be held without loss.")
  }

  /// Encodes the value. A double with the value of an integer is written as JSON writes it: `1`;
  /// a date and data as the encoder's strategies say.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

/// It asks for one type after the other: that most of them fail is no fault of the value.
extension AnyCodable: ProbingType {}
