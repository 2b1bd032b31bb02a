public import Foundation

/// One way to write a value, as a type, so that a property can have its own, whatever the
/// decoder's strategies are: see ``Coded`` and ``DefaultCoded``.
public protocol ValueCoding: SendableMetatype {
  associatedtype Value: Hashable & Sendable
  /// What stands in the JSON: `String`, `Double` …
  associatedtype Encoded: Codable

  /// The value that `encoded` stands for; `nil` where it is none.
  static func value(from encoded: Encoded) -> Value?

  /// How `value` is written.
  static func encoded(_ value: Value) -> Encoded

  /// The value that stands in where there is none; the type's default if not stated otherwise.
  static var defaultValue: Value { get }
}

extension ValueCoding where Value: DefaultValue {
  /// The type's own default.
  public static var defaultValue: Value { Value.defaultValue }
}

/// One way to write a date: `@CodedDate<UnixSeconds> var at: Date`.
///
///     enum Day: FormattedDateCoding { static var format: String { "yyyy-MM-dd" } }
///     struct Event: Codable { @CodedDate<Day> var on: Date }
public protocol DateCoding: ValueCoding where Value == Date {}

/// One way to write bytes: `@CodedData<URLSafeBase64> var token: Data`.
public protocol DataCoding: ValueCoding where Value == Data {}
