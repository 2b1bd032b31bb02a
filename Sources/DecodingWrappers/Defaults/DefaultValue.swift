/// A type that has one value to stand in wherever its own can't be decoded.
///
/// Conform your type and wrap the property: `@DefaultCodable var state: State`. Where two
/// properties of one type need different defaults, use ``Default`` with a provider each.
/// State the default with `static let` or a computed `static var`; a stored `static var` is
/// shared mutable state, which Swift 6 rejects.
public protocol DefaultValue {
  /// The value that stands in. A computed one is evaluated anew for every fallback.
  static var defaultValue: Self { get }
}
