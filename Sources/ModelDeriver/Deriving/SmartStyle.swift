import SwiftSyntax

/// Writes the smart version of a model: `SmartCodable`, with an initial value for each property.
struct SmartStyle {
  private(set) var derivation: Derivation
  /// Models that become smart, and their subclasses, by qualified name.
  private let smart: Set<String>
  /// Subclasses of those models, by qualified name.
  private let inheritsInitializer: Set<String>
  private let enumDefaults: EnumDefaults

  init(_ sources: Sources) {
    derivation = Derivation(sources)
    enumDefaults = EnumDefaults(derivation)
    let smart = Self.smartModels(of: derivation)
    self.smart = smart
    inheritsInitializer = Set(
      sources.types.filter { smart.contains($0.qualifiedName) }
        .flatMap { sources.subclasses(of: $0).map(\.qualifiedName) })
    for type in sources.types { derive(type) }
    derivation.importLibrary("DecodingStyles")
  }

  private mutating func derive(_ type: TypeDeclaration) {
    switch derivation.role(of: type) {
    case .unrelated, .finished: break
    case .left(let why):
      derivation.note(why + "; left as it is", type)
      if inheritsInitializer.contains(type.qualifiedName) { complete(subclass: type) }
    case .rawEnum: derive(enumeration: type)
    case .model where smart.contains(type.qualifiedName): derive(model: type)
    case .model: noteWhyLeft(type)
    }
  }

  private mutating func noteWhyLeft(_ type: TypeDeclaration) {
    for property in type.properties {
      if let why = reason(property, in: type) {
        derivation.note(why + "; `\(type.name)` is left as it is", type, property)
      }
    }
    if type.hidesInitializer {
      derivation.note("its `init()` is private; left as it is", type)
    }
    let subclass = derivation.sources.subclasses(of: type).first {
      !Self.canBeMade($0, derivation, smart, enumDefaults)
    }
    if let subclass {
      derivation.note(
        "its subclass `\(subclass.name)` couldn't be made by `init()`; left as it is", type)
    }
  }

  private mutating func derive(enumeration type: TypeDeclaration) {
    let cases = type.cases.map(\.name.text)
    guard let name = enumDefaults.defaultCase(of: type) ?? Defaults.defaultCase(of: cases) else {
      return
    }
    derivation.conform(type, to: ["SmartCaseDefaultable"], replacing: true)
    derivation.add(
      ["\(type.access)static var defaultCase: \(type.name) { .\(name) }"], to: type)
  }

  private mutating func derive(model type: TypeDeclaration) {
    let isEncodable = derivation.sources.conformances(of: type).contains("Encodable")
    derivation.conform(type, to: [isEncodable ? "SmartCodable" : "SmartDecodable"], replacing: true)
    addInitialValues(to: type)
    // A smart model is made by `init()`, which the compiler writes for structs that aren't public.
    if type.kind == .class || type.access == "public " || !type.initializers.isEmpty {
      derivation.addInitializer(to: type)
    }
  }

  /// A smart class requires `init()` of its subclasses: those with initializers of their own don't
  /// inherit it.
  private mutating func complete(subclass type: TypeDeclaration) {
    guard !type.initializers.isEmpty else { return }
    addInitialValues(to: type)
    derivation.addInitializer(to: type, inherits: true)
  }

  private mutating func addInitialValues(to type: TypeDeclaration) {
    for property in type.properties {
      guard property.initialValue == nil, let value = value(of: property, in: type),
        !value.isEmpty
      else {
        if property.isConstant, property.initialValue != nil {
          derivation.note("a `let` with a value is never decoded", type, property)
        }
        continue
      }
      let written = property.binding.typeAnnotation
      let type = written == nil ? property.type.map { ": " + $0.trimmedDescription } ?? "" : ""
      derivation.insert(
        "\(type) = \(value)",
        at: (written.map(Syntax.init) ?? Syntax(property.binding.pattern))
          .endPositionBeforeTrailingTrivia,
        file: self.file(of: property))
    }
  }

  private func file(of property: Property) -> Int {
    derivation.sources.types.first { $0.properties.contains { $0.binding == property.binding } }?
      .file ?? 0
  }
}

extension SmartStyle {
  /// The initial value that a property without one gets; empty where Swift gives one; `nil` where
  /// its type has none.
  private func value(of property: Property, in type: TypeDeclaration) -> String? {
    Self.value(of: property, in: type, derivation, smart, enumDefaults)
  }

  private static func value(
    of property: Property, in type: TypeDeclaration, _ derivation: Derivation,
    _ smart: Set<String>, _ enumDefaults: EnumDefaults
  ) -> String? {
    if property.initialValue != nil { return "" }
    if property.isConstant { return nil }
    // A wrapper that stands there already has a value of its own.
    if property.reasonToLeave != nil { return "" }
    if property.startsAsNil { return "" }
    if let value = valueOfFinished(property, in: type, derivation) { return value }
    return derivation.value(
      of: property, in: type, enumDefaults: enumDefaults,
      standard: { placeholders[$0] ?? Defaults.standard[$0] }, isMade: smart.contains)
  }

  /// The initial value of a property whose type is written for one of the library's styles: that says
  /// itself how it is made, or which case stands in.
  private static func valueOfFinished(
    _ property: Property, in type: TypeDeclaration, _ derivation: Derivation
  ) -> String? {
    guard case .named(let name) = derivation.shape(of: property, in: type),
      let local = derivation.sources.type(name, in: type.qualifiedName),
      derivation.role(of: local) == .finished
    else { return nil }
    let protocols = Set(local.inherited.map(\.type.trimmedDescription))
    if !protocols.isDisjoint(with: ["SmartCodable", "SmartDecodable"]) {
      return local.genericParameters.isEmpty ? name + "()" : nil
    }
    return protocols.isDisjoint(with: [
      "SmartCaseDefaultable", "SmartAssociatedEnumerable", "DefaultCodableEnum",
    ])
      ? nil : ".defaultCase"
  }

  /// Values for types whose every value means something: a smart model needs one all the same.
  private static let placeholders = [
    "Date": "Date(timeIntervalSince1970: 0)",
    "URL": "URL(fileURLWithPath: \"/\")",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "ContiguousArray": "[]",
  ]

  private func reason(_ property: Property, in type: TypeDeclaration) -> String? {
    if value(of: property, in: type) != nil { return nil }
    return property.isConstant
      ? "a `let` can't have an initial value and be decoded"
      : "its type has no initial value that could be written here"
  }

  /// Models of which every property has an initial value, written or derived; and their subclasses,
  /// which inherit the conformance.
  private static func smartModels(of derivation: Derivation) -> Set<String> {
    let enumDefaults = EnumDefaults(derivation)
    var found: Set<String> = []
    var models = derivation.sources.types.filter { derivation.role(of: $0) == .model }
    while true {
      let more = models.filter { type in
        canBeMade(type, derivation, found, enumDefaults)
          && derivation.sources.subclasses(of: type).allSatisfy {
            canBeMade($0, derivation, found, enumDefaults)
          }
      }
      if more.isEmpty { return found }
      for type in more {
        found.insert(type.qualifiedName)
        found.formUnion(derivation.sources.subclasses(of: type).map(\.qualifiedName))
      }
      models.removeAll { found.contains($0.qualifiedName) }
    }
  }

  /// Whether a type can have the `init()` that makes a smart model.
  private static func canBeMade(
    _ type: TypeDeclaration, _ derivation: Derivation, _ smart: Set<String>,
    _ enumDefaults: EnumDefaults
  ) -> Bool {
    !type.hidesInitializer
      && type.properties.allSatisfy {
        value(of: $0, in: type, derivation, smart, enumDefaults) != nil
      }
  }
}
