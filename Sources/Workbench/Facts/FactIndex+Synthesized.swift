import ModelFacts

extension FactIndex {
  /// The `init(from:)` that the compiler writes for a type; `nil` where the source has its own, where
  /// the compiler writes none like it, and where the source doesn't tell enough.
  package func synthesizedInitializer(of names: ModelTypeNames) -> SynthesizedInitializer? {
    guard !names.written.contains(where: { "[<:".contains($0) }),
      let type = types(in: names).first, let facts = facts.types[type],
      facts.kind == .structure || facts.kind == .class, facts.superclass == nil,
      facts.initializer == nil, facts.isObserved != true
    else { return nil }
    let keys = facts.keyEnums.first { $0.name == "CodingKeys" }
    var calls: [SynthesizedInitializer.Call] = []
    for name in keys?.cases ?? facts.properties.map(\.name) {
      guard let property = property(name, in: type) else { return nil }
      if property.isConstant, property.initialValue != nil { continue }
      guard let call = call(for: property, key: keys?.keys[name] ?? name) else { return nil }
      calls.append(call)
    }
    guard !calls.isEmpty else { return nil }
    return SynthesizedInitializer(isRequired: facts.kind == .class, calls: calls)
  }

  private func call(
    for property: PropertyFacts, key: String
  ) -> SynthesizedInitializer.Call? {
    guard !property.modifiers.contains("lazy"),
      let written = property.type ?? Self.type(ofLiteral: property.initialValue)
    else { return nil }
    // What begins with a small letter is no wrapper: `available`.
    let wrappers = property.attributes.filter { $0.first?.isUppercase == true }
    guard wrappers.isEmpty else {
      guard wrappers.count == 1, property.type != nil,
        let wrapper = self.wrapper(wrappers[0], around: written)
      else { return nil }
      return .init(
        property: property.name, key: key, type: wrapper, isOptional: false, isWrapped: true)
    }
    let wanted = Self.wrapped(written)
    return .init(
      property: property.name, key: key, type: wanted ?? written, isOptional: wanted != nil,
      isWrapped: false)
  }

  /// What an optional type is one of; `nil` for any other.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  /// The type of a property that is declared by a plain value alone.
  private static func type(ofLiteral value: String?) -> String? {
    guard let value else { return nil }
    if value == "true" || value == "false" { return "Bool" }
    if value.first == "\"", value.last == "\"", value.count > 1 { return "String" }
    let digits = value.first == "-" ? value.dropFirst() : value[...]
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return digits.contains(".") ? "Double" : "Int"
  }

  /// Wrappers of the library that take the property's type.
  private static let libraryWrappers: Set = [
    "DefaultCodable", "DefaultObject", "DefaultIntEnum", "Lossless", "Lossy",
  ]

  /// The type of a wrapper around a property; `nil` where nobody knows what it is generic over.
  private func wrapper(_ attribute: String, around type: String) -> String? {
    let name = String(attribute.prefix { $0 != "(" })
    if name.hasSuffix(">") { return name }
    if let declared = types(in: ModelTypeNames(written: name)).first,
      let facts = facts.types[declared], facts.kind != .other
    {
      if facts.parameters.isEmpty { return name }
      guard facts.parameters.count == 1,
        property("wrappedValue", in: declared)?.type == facts.parameters[0]
      else { return nil }
      return "\(name)<\(type)>"
    }
    if Self.libraryWrappers.contains(name) { return "\(name)<\(type)>" }
    guard name == "DefaultArray", type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":")
    else {
      return nil
    }
    return "DefaultArray<\(type.dropFirst().dropLast())>"
  }
}
