/// A provider that is written otherwise than its type is called.
protocol NamedProvider {
  /// The provider as its user writes it.
  static var name: String { get }
}

/// Spells a provider's type as its user does: `Bool.True`, `Array<Int>.Empty`, `Color`.
///
/// The runtime's full name has a module before each type, and says of a type nested in an
/// extension in which module that stands: `(extension in Model):Swift.Bool.True`.
func providerName(_ type: any Any.Type) -> String {
  if let named = type as? any NamedProvider.Type { return named.name }
  var name = ""
  var rest = Substring(String(reflecting: type))
  while !rest.isEmpty {
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      // "(extension in Model):" and "(unknown context at $1f2e)."
      rest = rest[rest.index(after: end)...].drop { $0 == ":" || $0 == "." }
      continue
    }
    let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard path.isEmpty else {
      // What follows a generic type's ">" is nested in it and has no module before it.
      let isQualified = path.first != "." && path.contains(".")
      name += isQualified ? path.drop { $0 != "." }.dropFirst() : path
      rest = rest[path.endIndex...]
      continue
    }
    name.append(rest.removeFirst())
  }
  return name
}
