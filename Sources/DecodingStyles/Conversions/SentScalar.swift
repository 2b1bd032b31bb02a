import Foundation

/// A string, Boolean or number as it stood in the JSON.
enum SentScalar: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt)
  case double(Double)
  /// A number with more digits than a `Double` keeps.
  case decimal(Decimal)

  /// How Swift writes the value.
  var text: String {
    switch self {
    case .string(let value): value
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    }
  }

  /// The scalar as a `Value`; `nil` where it says something that no `Value` does.
  func value<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? {
    switch self {
    case .integer(0) where type == Bool.self: return Value("false")
    case .integer(1) where type == Bool.self: return Value("true")
    default: break
    }
    guard let value = Value(text) else { return nil }
    // "1e400" is infinite to a `Double`; "inf" is meant to be.
    let isOverflow = (value as? any FloatingPoint)?.isInfinite == true
    return isOverflow && text.contains(where: \.isNumber) ? nil : value
  }

  /// The other value in the JSON type of this one; `nil` where it can't be said in that.
  func replaced(by value: some LosslessStringConvertible) -> SentScalar? {
    if case .string = self { return .string(value.description) }
    if let bool = value as? Bool {
      if case .bool = self { return .bool(bool) }
      return .integer(bool ? 1 : 0)
    }
    let text = value.description
    if case .bool = self { return Bool(text).map { .bool($0) } }
    if let integer = Int(text), "\(integer)" == text { return .integer(integer) }
    if let integer = UInt(text), "\(integer)" == text { return .unsigned(integer) }
    guard let double = Double(text), double.isFinite, "\(double)" == text else { return nil }
    return .double(double)
  }
}

extension SentScalar: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt.self) {
      self = .unsigned(value)
    } else {
      self = Self.number(try container.decode(Double.self), in: container)
    }
  }

  /// A property list has no decimals: there the `Double` is all that was sent.
  private static func number(
    _ double: Double, in container: any SingleValueDecodingContainer
  ) -> SentScalar {
    guard let decimal = try? container.decode(Decimal.self),
      Decimal(string: "\(double)", locale: Locale(identifier: "en_US_POSIX")) != decimal
    else { return .double(double) }
    return .decimal(decimal)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    }
  }
}
