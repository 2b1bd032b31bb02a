/// An enum with a case that stands in when smart decoding finds no other value to fall back on.
///
/// Where the property has an initial value, that comes first. Under `JSONDecoder` the enum is
/// decoded strictly, as any other.
///
///     enum Level: String, SmartCaseDefaultable {
///       case low, high
///       static var defaultCase: Level { .low }
///     }
public protocol SmartCaseDefaultable: RawRepresentable, Codable where RawValue: Codable {
  /// The case that stands in.
  static var defaultCase: Self { get }
}
