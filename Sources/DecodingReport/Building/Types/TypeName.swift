/// Names of types as an author writes them: `Int?`, `[String: [Int]]`, `Address`.
package enum TypeName {
  /// The name of a type, without the wrappers around it.
  package static func of(_ type: any Any.Type) -> String {
    known.value(of: type) { made(of: type) }
  }

  /// The runtime's own names of types take a microsecond each.
  private static let known = TypeCache<String>()

  /// The name that a type is declared by: without wrappers and optionals around it, and without what
  /// its generic parameters stand for.
  static func declared(_ type: any Any.Type) -> String {
    declaredNames.value(of: type) { String(of(TypeTraits.of(type).bare).prefix { $0 != "<" }) }
  }

  private static let declaredNames = TypeCache<String>()

  /// Whether the standard library or Foundation declares a type.
  package static func isStandard(_ type: any Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization."]
      .contains { name.hasPrefix($0) }
  }

  private static func made(of type: any Any.Type) -> String {
    if let wrapper = type as? any ReportingWrapper.Type { return of(wrapper.wrappedType) }
    if let sugared = type as? any SugaredType.Type { return sugared.sugaredName }
    return "\(type)"
  }
}

/// A generic type that Swift has a short way of writing.
private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { TypeName.of(Wrapped.self) + "?" }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(TypeName.of(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(TypeName.of(Key.self)): \(TypeName.of(Value.self))]"
  }
}

extension Set: SugaredType {
  fileprivate static var sugaredName: String { "Set<\(TypeName.of(Element.self))>" }
}
