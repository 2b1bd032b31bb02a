/// An enum that becomes its default case wherever its raw value can't be decoded or is unknown.
///
/// An unknown raw value, another JSON type and null in a non-optional property give
/// `defaultCase`; so does each element of an array by itself. A missing key still throws, unless
/// the property is wrapped too: `@DefaultCodable var fruit: Fruit`. In `Fruit?`, null and a
/// missing key are `nil`.
///
///     enum Fruit: String, DefaultCodableEnum {
///       case apple, grape, unknown
///       static var defaultCase: Fruit { .unknown }
///     }
///     // ["apple", "kiwi", 3, null]  →  [.apple, .unknown, .unknown, .unknown]
public protocol DefaultCodableEnum: RawRepresentable, Codable, DefaultValue
where RawValue: Codable {
  /// The case that stands in.
  static var defaultCase: Self { get }
}

extension DefaultCodableEnum {
  /// The default case.
  public static var defaultValue: Self { defaultCase }

  /// Decodes the raw value, or takes the default case; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let rawValue = try? decoder.singleValueContainer().decode(RawValue.self)
    self = rawValue.flatMap(Self.init(rawValue:)) ?? Self.defaultCase
  }
}
