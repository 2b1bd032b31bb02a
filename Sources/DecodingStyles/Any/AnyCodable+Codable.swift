extension AnyCodable: Codable {
  /// Decodes any JSON value.
  ///
  /// Throws `dataCorrupted` for a number that can't be held without loss, and for what JSON
  /// doesn't have: dates and data of a property list. The keys of objects are kept as they are,
  /// whatever the decoder's key strategy, as in any `[String: T]`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Booleans before numbers: not every format tells `true` from 1 as strictly as JSON.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      guard Self.holds(value, numberIn: container) else { throw Self.loss(in: container) }
      self = .double(value)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try container.decode([AnyCodable].self))
    } else {
      self = .object(try Self.members(of: container, decoder))
    }
  }

  private static func members(
    of container: any SingleValueDecodingContainer, _ decoder: any Decoder
  ) throws -> [String: AnyCodable] {
    do {
      return try container.decode([String: AnyCodable].self)
    } catch {
      // Neither a scalar nor a container: a number that no type could hold.
      guard (try? decoder.container(keyedBy: MemberKey.self)) != nil else {
        throw loss(in: container)
      }
      throw error
    }
  }

  /// Whether a number is what was sent: an integer that `UInt` can't hold must not be rounded.
  private static func holds(
    _ value: Double, numberIn container: any SingleValueDecodingContainer
  ) -> Bool {
    guard let integer = try? container.decode(Int128.self) else { return true }
    return Int128(exactly: value) == integer
  }

  private static func loss(in container: any SingleValueDecodingContainer) -> DecodingError {
    DecodingError.dataCorruptedError(
      in: container, debugDescription: "The value can't be held without loss.")
  }

  /// Encodes the value. A double with the value of an integer is written as JSON writes it: `1`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
