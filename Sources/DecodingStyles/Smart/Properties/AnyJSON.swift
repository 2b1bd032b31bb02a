import Foundation

/// Any JSON value under any decoder and encoder.
struct AnyJSON: Codable {
  let value: Any

  init(value: Any) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: SmartCodingKey.self) {
      var members: [String: Any] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(AnyJSON.self, forKey: key).value
      }
      value = members
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [Any] = []
      while !container.isAtEnd { elements.append(try container.decode(AnyJSON.self).value) }
      value = elements
    } else {
      value = try Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Any {
    if container.decodeNil() { return NSNull() }
    if let value = try? container.decode(Bool.self) { return value }
    if let value = try? container.decode(Int.self) { return value }
    if let value = try? container.decode(UInt64.self) { return value }
    if let value = try? container.decode(Double.self) { return value }
    return try container.decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case let members as [String: Any]:
      var container = encoder.container(keyedBy: SmartCodingKey.self)
      for (key, value) in members {
        try container.encode(AnyJSON(value: value), forKey: SmartCodingKey(key))
      }
    case let elements as [Any]:
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(AnyJSON(value: element)) }
    case is NSNull:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case let value as any Encodable:
      // Asked of the container, which has the encoder's own treatment of dates and data.
      var container = encoder.singleValueContainer()
      try container.encode(value)
    default:
      try encodeOther(to: encoder)
    }
  }

  private func encodeOther(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first?.value else { return try container.encodeNil() }
      return try AnyJSON(value: content).encode(to: encoder)
    }
    guard let number = value as? NSNumber else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "\(type(of: value)) isn't JSON."))
    }
    switch String(cString: number.objCType) {
    case "c", "B": try container.encode(number.boolValue)
    case "d", "f": try container.encode(number.doubleValue)
    case "Q": try container.encode(number.uint64Value)
    default: try container.encode(number.int64Value)
    }
  }
}
