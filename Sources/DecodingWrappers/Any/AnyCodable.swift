public import Foundation

/// Any value of JSON or of a property list, as a value.
///
///     let song = try JSONDecoder().decode(AnyCodable.self, from: data)
///     // {"name": "Ada", "plays": 18446744073709551615, "rating": 4.5, "cover": null}
///     song["plays"] == 18_446_744_073_709_551_615
///     song["cover"] == .null
///
/// Null keeps its key and its place. An integer is an `Int`, or a `UInt` where it is too large for
/// that; other numbers are the nearest `Double`. What none of the three can hold, as `1e400` and
/// integers beyond `UInt` that a `Double` would round, throws instead of being lost. (Of integers
/// beyond 128 bits only `SmartDecoder` can tell; `JSONDecoder` shows them rounded.)
///
/// `JSONDecoder` doesn't tell `1.0` from `1`: both are `.integer(1)` there, with a `doubleValue`.
/// Numbers are therefore equal by their value: `.integer(1) == .double(1)`.
public enum AnyCodable: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// An integer beyond `Int.max`.
  case unsigned(UInt)
  case double(Double)
  case string(String)
  /// A date of a property list; JSON has none, and writes it by the encoder's strategy.
  case date(Date)
  /// Bytes of a property list; JSON has none, and writes them by the encoder's strategy.
  case data(Data)
  case array([AnyCodable])
  case object([String: AnyCodable])
}

extension AnyCodable: Equatable {
  /// Compares by value: numbers are equal whichever case holds them, 1.0 and 1.
  public static func == (left: AnyCodable, right: AnyCodable) -> Bool {
    switch (left.normalized, right.normalized) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension AnyCodable: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    switch normalized {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .data(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .object(let value): hasher.combine(value)
    }
  }

  /// A number in the first form that holds it, in the order of the cases.
  private var normalized: AnyCodable {
    switch self {
    case .unsigned(let value): Int(exactly: value).map { .integer($0) } ?? self
    case .double(let value):
      Int(exactly: value).map { .integer($0) } ?? UInt(exactly: value).map { .unsigned($0) } ?? self
    default: self
    }
  }
}

extension AnyCodable: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `nil` is JSON's null.
  public init(nilLiteral: ()) { self = .null }
  /// A Bool literal is a Bool.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A literal with a fraction is a double.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A string literal is a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An array literal is an array of such values.
  public init(arrayLiteral elements: AnyCodable...) { self = .array(elements) }

  /// An `.unsigned` where the literal is too large for an `Int`.
  public init(integerLiteral value: Int128) {
    if let integer = Int(exactly: value) {
      self = .integer(integer)
    } else {
      self = UInt(exactly: value).map { .unsigned($0) } ?? .double(Double(value))
    }
  }

  /// Of equal keys the last counts.
  public init(dictionaryLiteral elements: (String, AnyCodable)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
