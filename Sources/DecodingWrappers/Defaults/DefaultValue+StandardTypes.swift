public import Foundation

extension Bool: DefaultValue {
  /// `false`.
  public static var defaultValue: Bool { false }
}

extension String: DefaultValue {
  /// The empty string.
  public static var defaultValue: String { "" }
}

extension DefaultValue where Self: ExpressibleByIntegerLiteral {
  /// Zero.
  public static var defaultValue: Self { 0 }
}

extension Int: DefaultValue {}
extension Int8: DefaultValue {}
extension Int16: DefaultValue {}
extension Int32: DefaultValue {}
extension Int64: DefaultValue {}
extension Int128: DefaultValue {}
extension UInt: DefaultValue {}
extension UInt8: DefaultValue {}
extension UInt16: DefaultValue {}
extension UInt32: DefaultValue {}
extension UInt64: DefaultValue {}
extension UInt128: DefaultValue {}
extension Float: DefaultValue {}
extension Double: DefaultValue {}
extension CGFloat: DefaultValue {}
extension Decimal: DefaultValue {}

extension Array: DefaultValue {
  /// The empty array.
  public static var defaultValue: [Element] { [] }
}

extension Dictionary: DefaultValue {
  /// The empty dictionary.
  public static var defaultValue: [Key: Value] { [:] }
}

extension Set: DefaultValue {
  /// The empty set.
  public static var defaultValue: Set<Element> { [] }
}

extension Date: DefaultValue {
  /// Foundation's reference date, 2001-01-01T00:00:00Z.
  public static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: DefaultValue {
  /// No bytes.
  public static var defaultValue: Data { Data() }
}
