import Foundation

/// Casts among `Any` values, where a number may be asked for in another type than it is held in.
enum AnyNumber {
  /// The value as a `Target`; a number as another type of number that holds it exactly.
  static func cast<Target>(_ value: Any, to target: Target.Type = Target.self) -> Target? {
    if let value = value as? Target { return value }
    guard !(value is Bool) else { return nil }
    switch target {
    case let integer as any FixedWidthInteger.Type: return integer.exactly(value) as? Target
    case let float as any BinaryFloatingPoint.Type: return float.nearest(value) as? Target
    case is Decimal.Type: return decimal(value) as? Target
    default: return nil
    }
  }

  private static func decimal(_ value: Any) -> Decimal? {
    switch value {
    case let value as Double where value.isFinite:
      Decimal(string: value.description, locale: Locale(identifier: "en_US_POSIX"))
    case let value as any BinaryInteger:
      Decimal(string: "\(value)", locale: Locale(identifier: "en_US_POSIX"))
    default: nil
    }
  }
}

extension FixedWidthInteger {
  fileprivate static func exactly(_ value: Any) -> Self? {
    switch value {
    case let value as any BinaryInteger: Self(exactly: value)
    case let value as Double: Self(exactly: value)
    case let value as Decimal: Self("\(value)")
    default: nil
    }
  }
}

extension BinaryFloatingPoint {
  fileprivate static func nearest(_ value: Any) -> Self? {
    switch value {
    case let value as any BinaryInteger: Self(value)
    case let value as any BinaryFloatingPoint: Self(value)
    case let value as Decimal: Double("\(value)").map { Self($0) }
    default: nil
    }
  }
}
