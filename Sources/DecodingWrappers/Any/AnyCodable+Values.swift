public import Foundation

extension AnyCodable {
  /// The Boolean; `nil` for any other value, 0 and 1 too.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number as an `Int`; `nil` where that can't hold it exactly, and for any other value.
  public var intValue: Int? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int(exactly: value)
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number as a `Double`, the nearest one; `nil` for any other value.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The string; `nil` for any other value.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The date; `nil` for any other value, a string that looks like one too.
  public var dateValue: Date? {
    if case .date(let value) = self { value } else { nil }
  }

  /// The bytes; `nil` for any other value, a string in base64 too.
  public var dataValue: Data? {
    if case .data(let value) = self { value } else { nil }
  }

  /// The elements of an array; `nil` for any other value.
  public var arrayValue: [AnyCodable]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an object; `nil` for any other value.
  public var objectValue: [String: AnyCodable]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of an object; `nil` where there is none, and for any other value.
  public subscript(key: String) -> AnyCodable? {
    objectValue?[key]
  }

  /// The element of an array; `nil` where there is none, and for any other value.
  public subscript(index: Int) -> AnyCodable? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The value as Swift's own types: `NSNull`, `Bool`, `Int`, `UInt`, `Double`, `String`, `Date`,
  /// `Data`, `[Any]`, `[String: Any]`.
  public var anyValue: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .unsigned(let value): value
    case .double(let value): value
    case .string(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.anyValue)
    case .object(let members): members.mapValues(\.anyValue)
    }
  }
}
