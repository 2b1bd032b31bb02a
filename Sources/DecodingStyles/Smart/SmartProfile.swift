/// The rules by which smart decoding converts and falls back, named for the version of the
/// library that has them.
public enum SmartProfile: Int, CaseIterable, Sendable {
  /// Exact value, else conversion, else the property's initial value, else the type's default.
  case six = 6
}
