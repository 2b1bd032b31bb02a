/// The name of an enum's case, whatever `description` the enum brings along.
package enum CaseName {
  /// The name of the case that a value is.
  package static func of(_ value: Any) -> String {
    func name<T>(_ value: T) -> String? {
      enumCaseName(value).map { String(cString: $0) }
    }
    return name(value) ?? "\(value)"
  }
}

// The function behind the standard library's printing of enums: the only way to a case's name
// that doesn't ask the enum's own `description`. Called for enums only; gives nil where the type's
// metadata has no names.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
