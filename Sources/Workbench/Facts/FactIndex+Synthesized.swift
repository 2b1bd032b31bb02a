import DecodingReport
import ModelFacts

extension FactIndex {
  /// The `init(from:)` that the compiler writes for a type; `nil` where the source has its own, where
  /// the compiler writes none like it, and where the source doesn't tell enough.
  package func synthesizedInitializer(of names: ModelTypeNames) -> SynthesizedInitializer? {
    guard names.type?.isPlain != false, let type = types(in: names).first,
      let facts = facts.types[type],
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
    return .init(
      property: property.name, key: key, type: written.withoutOptional.spelling,
      isOptional: written.isOptional, isWrapped: false)
  }

  /// The type of a property that is declared by a plain value alone.
  private static func type(ofLiteral value: String?) -> SwiftType? {
    guard let value else { return nil }
    if value == "true" || value == "false" { return .standard(.bool) }
    if value.first == "\"", value.last == "\"", value.count > 1 { return .standard(.string) }
    let digits = value.first == "-" ? value.dropFirst() : value[...]
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return .standard(digits.contains(".") ? .double : .int)
  }

  /// Wrappers of the library that take the property's type.
  private static let libraryWrappers: Set = [
    "DefaultCodable", "DefaultObject", "DefaultIntEnum", "Lossless", "Lossy",
  ]

  /// The type of a wrapper around a property; `nil` where nobody knows what it is generic over.
  private func wrapper(_ attribute: String, around type: SwiftType) -> String? {
    let name = String(attribute.prefix { $0 != "(" })
    if name.hasSuffix(">") { return name }
    if let declared = types(in: ModelTypeNames(type: .named(name))).first,
      let facts = facts.types[declared], facts.kind != .other
    {
      if facts.parameters.isEmpty { return name }
      guard facts.parameters.count == 1,
        property("wrappedValue", in: declared)?.type == .named(facts.parameters[0])
      else { return nil }
      return "\(name)<\(type.spelling)>"
    }
    if Self.libraryWrappers.contains(name) { return "\(name)<\(type.spelling)>" }
    guard name == "DefaultArray", case .array(let element) = type else { return nil }
    return "DefaultArray<\(element.spelling)>"
  }
}

extension SwiftType {
  /// Whether it is a type by its name alone, optional or not.
  fileprivate var isPlain: Bool {
    withoutOptional.name != nil && withoutOptional.parts.count == 1
  }
}
