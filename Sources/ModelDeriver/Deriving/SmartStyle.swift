import DecodingRecord
import ModelFacts
import SwiftSyntax

/// Writes the smart version of a model: `SmartCodable`, with an initial value for each property.
struct SmartStyle {
  private(set) var derivation: Derivation
  /// Models that become smart, and their subclasses, by qualified name.
  private let smart: Set<String>
  /// Subclasses of those models, by qualified name.
  private let inheritsInitializer: Set<String>
  private let enumDefaults: EnumDefaults

  init(_ sources: Sources, left: [String: String]) {
    derivation = Derivation(sources, left: left)
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
      if lacksInitializer(type) { return decodeOwnProperties(of: type) }
      derivation.note(why + "; left as it is", .left, type)
      if inheritsInitializer.contains(type.qualifiedName) { complete(subclass: type) }
    case .rawEnum: derive(enumeration: type)
    case .model where smart.contains(type.qualifiedName): derive(model: type)
    case .model: noteWhyLeft(type)
    }
  }

  private mutating func noteWhyLeft(_ type: TypeDeclaration) {
    for property in type.properties {
      if let why = reason(property, in: type) {
        derivation.note(why + "; `\(type.name)` is left as it is", .left, type, property)
      }
    }
    if type.hidesInitializer {
      derivation.note("its `init()` is private; left as it is", .left, type)
    }
    let subclass = derivation.sources.subclasses(of: type).first {
      !Self.canBeMade($0, derivation, smart, enumDefaults)
    }
    if let subclass {
      derivation.note(
        "its subclass `\(subclass.name)` couldn't be made by `init()`; left as it is", .left, type)
    }
  }

  private mutating func derive(enumeration type: TypeDeclaration) {
    guard let name = standIn(for: type) else { return }
    if Defaults.unknownCase(of: type.cases.map(\.name.text)) == nil,
      enumDefaults.defaultCase(of: type) == nil
    {
      derivation.note(
        "no case of it stands for the unknown: the first one, `.\(name)`, does", .changed, type)
    }
    derivation.conform(type, to: "SmartCaseDefaultable", replacing: true)
    derivation.add(
      ["\(type.access)static var defaultCase: \(type.name) { .\(name) }"], to: type)
  }

  private func standIn(for type: TypeDeclaration) -> String? {
    enumDefaults.defaultCase(of: type) ?? Defaults.standInCase(of: type.cases.map(\.name.text))
  }

  private mutating func derive(model type: TypeDeclaration) {
    let isEncodable = derivation.sources.conformances(of: type).contains("Encodable")
    derivation.conform(type, to: isEncodable ? "SmartCodable" : "SmartDecodable", replacing: true)
    addInitialValues(to: type)
    derivation.dropObservation(of: type)
    // A smart model is made by `init()`, which the compiler writes for structs that aren't public.
    if type.kind == .class || !type.access.isEmpty || !type.initializers.isEmpty {
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

  /// Writes the `init(from:)` that a subclass lacks: the one that it inherits doesn't know of its
  /// properties.
  private mutating func decodeOwnProperties(of type: TypeDeclaration) {
    derivation.note(
      "the `init(from:)` that it inherits doesn't decode its own properties; here it has one that does",
      .changed, type)
    addInitialValues(to: type)
    let hasKeys = type.codingKeys != nil
    let keys = hasKeys ? "CodingKeys" : type.name + "Keys"
    let names = ownDecodedProperties(of: type).map { property -> (name: String, type: TypeSyntax) in
      (
        property.binding.pattern.trimmedDescription,
        property.decodedType ?? TypeSyntax(text: "Never")
      )
    }
    let inner = type.memberIndentation
    let lines = names.map { name, type in
      let optional = type.as(OptionalTypeSyntax.self)
      let call = optional == nil ? "decode" : "decodeIfPresent"
      let text = (optional?.wrappedType ?? type).trimmedDescription
      return "\(inner)  \(name) = try values.\(call)(\(text).self, forKey: .\(name))\n"
    }
    let cases = names.map(\.name).joined(separator: ", ")
    derivation.add(
      (hasKeys ? [] : ["private enum \(keys): String, CodingKey { case \(cases) }"])
        + [
          "\(type.access)required init(from decoder: any Decoder) throws {\n"
            + "\(inner)  let values = try decoder.container(keyedBy: \(keys).self)\n"
            + lines.joined() + "\(inner)  try super.init(from: decoder)\n\(inner)}"
        ], to: type)
    derivation.addInitializer(to: type, inherits: true)
  }

  /// The properties that a subclass's `init(from:)` would ask for.
  private func ownDecodedProperties(of type: TypeDeclaration) -> [Property] {
    type.decodedProperties.filter { !($0.isConstant && $0.initialValue != nil) }
  }

  /// Whether an `init(from:)` is to be written for a subclass.
  private func lacksInitializer(_ type: TypeDeclaration) -> Bool {
    let own = ownDecodedProperties(of: type)
    return inheritsInitializer.contains(type.qualifiedName) && !type.decodesByHand && !own.isEmpty
      && !derivation.isLeft(type)
      && own.allSatisfy {
        $0.decodedType != nil && derivation.reasonToLeave($0, in: type) == nil
      }
  }

  private mutating func addInitialValues(to type: TypeDeclaration) {
    for property in type.properties {
      guard property.initialValue == nil, let value = value(of: property, in: type) else {
        if property.isConstant, property.initialValue != nil {
          derivation.note("a `let` with a value is never decoded", .left, type, property)
        }
        continue
      }
      if property.declaration.bindings.first == property.binding {
        derivation.makeVariable(property.declaration, type)
      }
      if value.isEmpty { continue }
      let written = property.binding.typeAnnotation
      let annotation =
        written == nil ? property.type.map { ": " + $0.trimmedDescription } ?? "" : ""
      derivation.insert(
        "\(annotation) = \(value)",
        at: (written.map(Syntax.init) ?? Syntax(property.binding.pattern))
          .endPositionBeforeTrailingTrivia,
        file: type.file)
    }
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
    if derivation.reasonLeft(property, in: type) != nil { return nil }
    // With one `var` in their place, constants that have a value would be decoded.
    let isMixed = property.declaration.bindings.contains { $0.initializer != nil }
    if property.isConstant, isMixed { return nil }
    if let wrapper = ownWrapper(of: property, in: type, derivation) {
      switch wrapper.making {
      case .nothing: return ""
      case .never: return nil
      case .value: break
      }
    } else if property.reasonToLeave != nil {
      // A wrapper of a module has a value of its own, as far as can be told.
      return ""
    }
    if property.startsAsNil { return "" }
    if let value = valueOfFinished(property, in: type, derivation) { return value }
    return derivation.value(
      of: property, in: type, standard: { placeholders[$0] ?? Defaults.standard[$0] },
      standIn: {
        enumDefaults.defaultCase(of: $0) ?? Defaults.standInCase(of: $0.cases.map(\.name.text))
      }, isMade: smart.contains)
  }

  /// The wrapper on a property that the model's files declare.
  private static func ownWrapper(
    of property: Property, in type: TypeDeclaration, _ derivation: Derivation
  ) -> TypeDeclaration? {
    property.declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .compactMap { attribute in
        let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        return derivation.type(name ?? attribute.attributeName.trimmedDescription, of: type)
      }
      .first(where: \.isPropertyWrapper)
  }

  /// The initial value of a property whose type is written for one of the library's styles: that says
  /// itself how it is made, or which case stands in.
  private static func valueOfFinished(
    _ property: Property, in type: TypeDeclaration, _ derivation: Derivation
  ) -> String? {
    guard let name = derivation.shape(of: property, in: type)?.name,
      let local = derivation.type(name, of: type),
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
    if let wrapper = Self.ownWrapper(of: property, in: type, derivation), wrapper.making == .never {
      return "`@\(wrapper.name)` has neither `init()` nor `init(wrappedValue:)`"
    }
    return derivation.reasonLeft(property, in: type)
      ?? "its type has no initial value that could be written here"
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
    !type.hidesInitializer && !derivation.isLeft(type)
      && type.properties.allSatisfy {
        value(of: $0, in: type, derivation, smart, enumDefaults) != nil
      }
  }
}
