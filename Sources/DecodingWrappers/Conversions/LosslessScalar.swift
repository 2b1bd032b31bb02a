import Foundation

/// A string, Boolean or number as it stood in the JSON.
enum LosslessScalar: Hashable, Sendable {
  case value(AnyCodable)
  /// A number with more digits than a `Double` keeps.
  case decimal(Decimal)

  /// How Swift writes the value; `nil` for what is no scalar.
  private var text: String? {
    switch self {
    case .value(.string(let value)): value
    case .value(.bool(let value)): "\(value)"
    case .value(.integer(let value)): "\(value)"
    case .value(.unsigned(let value)): "\(value)"
    case .value(.double(let value)): "\(value)"
    case .value: nil
    case .decimal(let value): "\(value)"
    }
  }

  /// The scalar as a `Value`; `nil` where it says something that no `Value` does.
  func value<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? {
    switch self {
    case .value(.integer(0)) where type == Bool.self: return Value("false")
    case .value(.integer(1)) where type == Bool.self: return Value("true")
    default: break
    }
    guard let text, let value = Value(text) else { return nil }
    // "1e400" is infinite to a `Double`; "inf" is meant to be.
    let isOverflow = (value as? any FloatingPoint)?.isInfinite == true
    return isOverflow && text.contains(where: \.isNumber) ? nil : value
  }

  /// The other value in the JSON type of this one; `nil` where it can't be said in that.
  func replaced(by value: some LosslessStringConvertible) -> LosslessScalar? {
    let text = value.description
    switch self {
    case .value(.string): return .value(.string(text))
    case .value(.bool): return Bool(text).map { .value(.bool($0)) }
    default: break
    }
    if let bool = value as? Bool { return .value(.integer(bool ? 1 : 0)) }
    if let integer = Int(text), "\(integer)" == text { return .value(.integer(integer)) }
    if let integer = UInt(text), "\(integer)" == text { return .value(.unsigned(integer)) }
    guard let double = Double(text), double.isFinite, "\(double)" == text else { return nil }
    return .value(.double(double))
  }
}

extension LosslessScalar: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try? container.decode(AnyCodable.self)
    switch value {
    case .string?, .bool?, .integer?, .unsigned?: break
    case .double?, nil:
      // A property list has no decimals: there the `Double` is all that was sent.
      if let decimal = try? container.decode(Decimal.self), decimal != value?.shortDecimal {
        self = .decimal(decimal)
        return
      }
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value is no string, Boolean or number.")
    }
    self = .value(try value ?? container.decode(AnyCodable.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .value(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    }
  }
}

extension AnyCodable {
  /// A double's digits as a decimal number.
  fileprivate var shortDecimal: Decimal? {
    guard case .double(let value) = self else { return nil }
    return Decimal(string: "\(value)", locale: Locale(identifier: "en_US_POSIX"))
  }
}
