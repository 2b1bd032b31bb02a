import DecodingWrappers
import Foundation

/// A type that decoders treat in their own way, or might.
protocol TreatedType: Codable, Hashable, Sendable, SendableMetatype {
  /// A value that no default gives.
  static var sample: Self { get }
  /// The value that stands in.
  static var other: Self { get }
}

extension Date: TreatedType {
  static var sample: Date { Date(timeIntervalSince1970: 86_400) }
  static var other: Date { Date(timeIntervalSince1970: 0) }
}

extension Data: TreatedType {
  static var sample: Data { Data([1, 250]) }
  static var other: Data { Data() }
}

extension URL: TreatedType {
  static var sample: URL { URL(filePath: "/a b") }
  static var other: URL { URL(filePath: "/") }
}

extension Decimal: TreatedType {
  static var sample: Decimal { Decimal(sign: .plus, exponent: -2, significand: 125) }
  static var other: Decimal { 0 }
}

extension UUID: TreatedType {
  static var sample: UUID { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }
  static var other: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

enum Spare<T: TreatedType>: DefaultValueProvider {
  static var defaultValue: T { .other }
}

/// A value that encodes bare, with a default for ``DefaultCodable``.
struct Shell<T: TreatedType>: Codable, Hashable, Sendable, DefaultValue {
  var value: T
  static var defaultValue: Shell { Shell(value: .other) }

  init(value: T) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(T.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

struct Holder<T: TreatedType>: Codable, Hashable, Sendable, EmptyInitializable {
  var theValue: T
  init() { theValue = .other }
  init(_ value: T) { theValue = value }
}
