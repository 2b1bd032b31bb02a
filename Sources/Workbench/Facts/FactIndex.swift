package import DecodingReport
package import ModelFacts

/// Looks up what a model's source says: by types and properties, and by the keys on the way to values.
///
/// Types are given as the running program names them, without the module; where a source is only a part
/// of what stands around a type, its last names count: `Suite.Page` is the source's `Page`.
package struct FactIndex: Sendable {
  package let facts: ModelFacts
  private let numbers: Set<Double>
  private let texts: Set<String>
  private let names: Set<String>
  /// What is found by keys, of each type that decodes itself.
  let codes: [String: DecodingCode]
  /// The properties by name, of each type.
  private let properties: [String: [String: PropertyFacts]]
  /// Properties by the key that they have instead of their own name.
  private let renamed: [String: [String: String]]
  private let typesByLastName: [String: [String]]

  package init(_ facts: ModelFacts) {
    self.facts = facts
    numbers = Set(facts.literals.numbers)
    texts = Set(facts.literals.texts)
    names = Set(facts.literals.names)
    properties = facts.types.mapValues { type in
      Dictionary(type.properties.map { ($0.name, $0) }) { _, last in last }
    }
    renamed = facts.types.mapValues { type in
      type.keyEnums.reduce(into: [:]) { renamed, keyEnum in
        for name in keyEnum.renamed { renamed[keyEnum.keys[name] ?? name] = name }
      }
    }
    codes = facts.types.compactMapValues { $0.initializer.map(DecodingCode.init) }
    typesByLastName = Dictionary(grouping: facts.types.keys.sorted()) { name in
      String(name.split(separator: ".").last ?? "")
    }
  }

  // MARK: Types

  /// The name of a type in the source, for one that the running program names; itself where the source
  /// doesn't have it.
  func name(_ type: String) -> String {
    if facts.types[type] != nil { return type }
    var rest = type[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if facts.types[String(rest)] != nil { return String(rest) }
    }
    return type
  }

  /// Whether the source declares a type, by the name that the running program has for it.
  func declares(_ type: String) -> Bool {
    facts.types[name(type)].map { $0.kind != .other } ?? false
  }

  /// A type of the source with its superclasses.
  func lineage(of type: String) -> [String] {
    var lineage: [String] = []
    var next: String? = type
    while let type = next, !lineage.contains(type) {
      lineage.append(type)
      next = facts.types[type]?.superclass
    }
    return lineage
  }

  /// The types of the source among some names: the declared one, and those in the written one.
  func types(in names: ModelTypeNames) -> [String] {
    let declared = name(names.declared)
    let written = (names.type?.parts ?? []).compactMap(\.name).compactMap { written in
      let written = name(written)
      if facts.types[written] != nil { return written }
      return typesByLastName[String(written.split(separator: ".").last ?? "")]?.first
    }
    return facts.types[declared] == nil ? written : [declared] + written
  }

  // MARK: Properties

  func has(_ property: String, in type: String) -> Bool { properties[type]?[property] != nil }

  func property(_ name: String, in type: String) -> PropertyFacts? { properties[type]?[name] }

  /// The property whose key a type's CodingKeys spell, where they spell it otherwise.
  func property(renamedAs key: String, in type: String) -> String? { renamed[type]?[key] }

  /// Whether a case of a type's CodingKeys has a key of another name than its own.
  func isRenamed(_ name: String, in type: String) -> Bool {
    facts.types[type]?.keyEnums.contains { $0.renamed.contains(name) } == true
  }

  var renamesKeys: Bool { renamed.values.contains { !$0.isEmpty } }

  /// The key for a case of a type's CodingKeys.
  func key(for name: String, in type: String) -> String {
    guard let renamed = renamed[type], !renamed.isEmpty else { return name }
    return renamed.filter { $0.value == name }.map(\.key).min() ?? name
  }

  /// The source of a property's initial value; `nil` where it has none, or where that is `nil`.
  package func initialValue(of property: String, in type: String) -> String? {
    guard let facts = declared(property, in: type), !facts.isConstant, facts.initialValue != "nil"
    else { return nil }
    return facts.initialValue
  }

  /// A property's type as it is declared; `nil` where it isn't written.
  package func declaredType(of property: String, in type: String) -> SwiftType? {
    declared(property, in: type)?.type
  }

  private func declared(_ property: String, in type: String) -> PropertyFacts? {
    declaring(property, name(type)).flatMap { properties[$0]?[property] }
  }

  /// Whether code that the compiler writes asks for a property: not for a constant that has its value, nor
  /// for what CodingKeys leave out.
  package func isAskedFor(_ property: String, in type: String) -> Bool {
    guard let owner = declaring(property, name(type)),
      let facts = self.property(property, in: owner)
    else { return true }
    if facts.isConstant, facts.initialValue != nil { return false }
    guard let keys = self.facts.types[owner]?.keyEnums.first(where: { $0.name == "CodingKeys" })
    else { return true }
    return keys.keys[property] != nil
  }

  /// The key that a type's CodingKeys give a property, if that is another one than its name.
  package func key(of property: String, in type: String) -> String? {
    let type = name(type)
    let key = key(for: property, in: declaring(property, type) ?? type)
    return key == property ? nil : key
  }

  /// How a property is declared in some types: the first of them that has such a property.
  package func declaration(of property: String, in names: ModelTypeNames) -> PropertyDeclaration? {
    let types = types(in: names)
    if let type = types.first(where: { has(property, in: $0) }) {
      return declaration(of: property, declaredBy: type)
    }
    if let (type, name) = observed(property, in: types) {
      var declaration = declaration(of: name, declaredBy: type)
      declaration?.name = name
      return declaration
    }
    guard let type = types.first(where: { facts.types[$0]?.superclass != nil }),
      let superclass = declaring(property, type)
    else { return nil }
    var declaration = declaration(of: property, declaredBy: superclass)
    declaration?.superclass = String(superclass.split(separator: ".").last ?? "")
    return declaration
  }

  /// The place of a property's declaration: the file, by its place in the model, from 0, and the line
  /// in it, from 1.
  package func place(of property: String, in names: ModelTypeNames) -> (file: Int, line: Int)? {
    let types = types(in: names)
    let found =
      types.lazy.compactMap { self.property(property, in: $0) }.first
      ?? observed(property, in: types).flatMap { self.property($0.name, in: $0.type) }
    return found.map { ($0.file, $0.line) }
  }

  /// The property that `@Observable` stores under a name with an underscore.
  private func observed(_ stored: String, in types: [String]) -> (type: String, name: String)? {
    guard stored.hasPrefix("_") else { return nil }
    let name = String(stored.dropFirst())
    return types.first { facts.types[$0]?.isObserved == true && has(name, in: $0) }
      .map { ($0, name) }
  }

  /// The places of the properties of some types.
  package func places(in names: ModelTypeNames) -> [String: (file: Int, line: Int)] {
    types(in: names).reduce(into: [:]) { places, type in
      for (name, facts) in properties[type] ?? [:] where places[name] == nil {
        places[name] = (facts.file, facts.line)
      }
    }
  }

  /// The enums of keys of the first of some types that the source declares; `nil` where it declares
  /// none of them.
  package func keyEnums(in names: ModelTypeNames) -> [KeyEnum]? {
    types(in: names).lazy.compactMap { facts.types[$0] }
      .first { !$0.properties.isEmpty || !$0.keyEnums.isEmpty }
      .map { $0.keyEnums.map(KeyEnum.init) }
  }

  private func declaration(of property: String, declaredBy type: String) -> PropertyDeclaration? {
    guard let written = self.property(property, in: type), let owner = facts.types[type] else {
      return nil
    }
    var declaration = PropertyDeclaration(
      modifiers: written.modifiers, isConstant: written.isConstant, type: written.type,
      wrappers: written.attributes, initialValue: written.initialValue)
    declaration.keyEnums = owner.keyEnums.map(KeyEnum.init)
    declaration.parameters = Set(owner.parameters)
    declaration.ownTypes = Set(typesByLastName.keys)
    declaration.isMadeOfNothing = owner.isMadeOfNothing
    declaration.sharedModels = sharedModels(of: type)
    declaration.rawCases = rawCases(of: written.type?.shown, in: type)
    declaration.hasRawKeys = !rawCases(of: written.type?.dictionary?.key, in: type).isEmpty
    declaration.siblings = siblings(of: property, in: type)
    declaration.unreadSubclass = unreadSubclass(type)
    declaration.ownWrapperType = wrapper(of: written, in: type)
    return declaration
  }

  /// The other properties that the compiler's code decodes beside one, by their keys.
  private func siblings(of property: String, in type: String) -> [(name: String, key: String)]? {
    guard let facts = facts.types[type], facts.kind == .structure, facts.initializer == nil else {
      return nil
    }
    return facts.properties.map(\.name)
      .filter { $0 != property && isAskedFor($0, in: type) }
      .map { ($0, key(for: $0, in: type)) }
  }

  /// The wrapper of the source's own on a property, and how it is made of nil.
  private func wrapper(
    of property: PropertyFacts, in type: String
  ) -> (name: String, initializer: String, made: String)? {
    guard let attribute = property.attributes.first, let value = property.type else { return nil }
    let name = String(attribute.prefix { $0 != "(" })
    let bare = String(name.prefix { $0 != "<" })
    guard let declared = typesByLastName[bare]?.first, let facts = facts.types[declared],
      let making = facts.wrapperMaking
    else { return nil }
    let isGeneric = facts.parameters.count == 1 && bare == name
    let full = isGeneric ? "\(name)<\(value.spelling)>" : name
    if making == .nothing { return (full, "", "\(bare)()") }
    var initializer = ""
    if making == .never {
      guard facts.kind == .structure, facts.properties.map(\.name) == ["wrappedValue"],
        let wrapped = facts.properties[0].type
      else { return nil }
      initializer =
        "extension \(bare) { init(wrappedValue: \(wrapped.spelling)) { self.wrappedValue = wrappedValue } }"
    }
    return (full, initializer, "\(bare)(wrappedValue: nil)")
  }

  private func unreadSubclass(_ type: String) -> PropertyDeclaration.UnreadSubclass? {
    guard let facts = facts.types[type], facts.kind == .class, facts.superclass != nil,
      facts.initializer == nil, facts.keyEnums.isEmpty
    else { return nil }
    let properties = facts.properties.filter { !$0.isConstant || $0.initialValue == nil }
    let typed = properties.compactMap { property in property.type.map { (property.name, $0) } }
    guard typed.count == properties.count, properties.allSatisfy({ $0.attributes.isEmpty }) else {
      return nil
    }
    return .init(name: String(type.split(separator: ".").last ?? ""), properties: typed)
  }

  /// The cases of an enum with raw values, as another type names it within itself.
  private func rawCases(of named: SwiftType?, in type: String) -> [(name: String, value: String)] {
    guard let name = named?.name else { return [] }
    var scope = type[...]
    while true {
      let candidate = scope.isEmpty ? name : scope + "." + name
      if let found = facts.types[candidate] {
        return found.rawCases.map { ($0.name, $0.value) }
      }
      guard !scope.isEmpty else { return [] }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  private func sharedModels(of type: String) -> [PropertyDeclaration.SharedModel] {
    (facts.types[type]?.initializer?.sharedTypes ?? []).compactMap { shared in
      guard let other = facts.types[shared], other.initializer == nil, !other.properties.isEmpty
      else { return nil }
      let keys = other.properties.map { ($0.name, key(for: $0.name, in: shared)) }
      return PropertyDeclaration.SharedModel(
        name: String(shared.split(separator: ".").last ?? ""),
        keys: Dictionary(keys) { first, _ in first })
    }
  }

  /// A type or its nearest superclass that declares a property, or else one that its own code decodes from
  /// the same object.
  func declaring(_ property: String, _ type: String) -> String? {
    if has(property, in: type) { return type }
    guard let facts = facts.types[type],
      facts.superclass != nil || facts.initializer?.sharesObject == true
    else { return nil }
    let lineage = lineage(of: type)
    let shared = lineage.flatMap { self.facts.types[$0]?.initializer?.sharedTypes ?? [] }
    return (lineage + shared).first { has(property, in: $0) }
  }

  // MARK: Literals

  /// Some of the texts that the source compares with others.
  var compared: [String] { facts.literals.compared }

  /// The texts that are formats of dates: `yyyy-MM-dd`.
  var dateFormats: [String] {
    facts.literals.texts.filter {
      $0.utf8.count < 64 && $0.contains("yy") && ($0.contains("M") || $0.contains("D"))
    }
  }

  /// Whether a number, whatever its sign, or a text is written in the source.
  func writes(_ literal: SourceFacts.Literal) -> Bool {
    switch literal {
    case .number(let number): numbers.contains(number)
    case .text(let text): texts.contains(text)
    case .part(let text): names(text)
    }
  }

  /// Whether a key is written anywhere: as a name, or in a text.
  func names(_ key: String) -> Bool {
    names.contains(key) || texts.contains(key)
      || facts.literals.texts.contains { $0.utf8.count > key.utf8.count && $0.contains(key) }
  }
}

extension SwiftType {
  /// What its elements or values are in the end, else what is optional in it.
  fileprivate var shown: SwiftType {
    switch self {
    case .optional(let type), .array(let type), .dictionary(_, let type): type.shown
    default: self
    }
  }
}

extension KeyEnum {
  fileprivate init(_ facts: KeyEnumFacts) {
    self.init(name: facts.name, isOfStrings: facts.isOfStrings)
    keys = facts.keys
    asked = Set(facts.asked)
  }
}

/// The names of a type that a report gives: the source's own, and the type itself: `[Address]?`.
package struct ModelTypeNames: Hashable, Sendable {
  package var declared: String
  package var type: SwiftType?

  package init(declared: String = "", type: SwiftType? = nil) {
    self.declared = declared
    self.type = type
  }
}
