/// The rules by which smart decoding converts and falls back, named for the version of SmartCodable
/// that has them.
///
///     struct User: SmartCodable { var age = 18; var tags = ["new"] }
///     // {"age": "36", "tags": ["a", 7]}
///     // .six: User(age: 36, tags: ["a", "7"])    .two: User(age: 36, tags: [])
public enum SmartProfile: Int, CaseIterable, Sendable {
  /// Only properties of `Bool`, `String`, `Int`, `Float`, `Double` and `CGFloat` convert, and no
  /// elements; what can't be decoded becomes its type's default, whatever its initial value is.
  ///
  /// A type without a default ends the decode: an enum, `URL`, `UUID`, `Set`, a model that isn't
  /// smart, and a mismatched optional of these, of a smart model or of `Decimal`. A raw value
  /// without a case is a ``SmartCaseDefaultable``'s default case. Dates without a strategy are
  /// seconds since 2001, as in Foundation. From the article on version 2.
  case two = 2
  /// Exact value, else conversion, else the property's initial value, else the type's default. For
  /// an optional property, `nil` is the type's default. Elements convert, dates are understood in
  /// several forms, and JSON text in a string is read as a model or an array. The default.
  case six = 6
}
