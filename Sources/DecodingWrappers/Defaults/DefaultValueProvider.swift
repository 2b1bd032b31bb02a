/// A name for a default, so that properties of one type can have different ones.
///
/// A provider is usually an enum without cases, nested in the type of its value:
///
///     extension Int { enum Hundred: DefaultValueProvider { static let defaultValue = 100 } }
///
///     @Default<Int.Hundred> var limit: Int
///
/// An enum with cases can be its own provider:
///
///     enum Color: String, Codable, DefaultValueProvider {
///       case red, unknown
///       static let defaultValue = Color.unknown
///     }
public protocol DefaultValueProvider {
  associatedtype Value: Decodable
  /// The value that stands in. A computed one is evaluated anew for every fallback.
  static var defaultValue: Value { get }
}
