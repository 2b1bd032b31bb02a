import DecodingRecord
import ModelFacts
import SwiftSyntax

/// Writes the default version of a model: each property wrapped, with a default of its own.
struct DefaultStyle {
  private(set) var derivation: Derivation
  /// Types with a default: `T()` makes one, or the enum has a default case.
  private let defaultable: Set<String>
  /// Types to whose own default some property falls back.
  private let wanted: Set<String>
  /// The initial value that the properties of an enum agree upon, by its qualified name.
  private let enumDefaults: EnumDefaults

  /// What becomes of a property.
  private enum Treatment {
    case alone
    case left(String)
    /// The attribute, and the provider type that it needs.
    case wrapped(String, provider: String? = nil)
  }

  init(_ sources: Sources, left: [String: String]) {
    derivation = Derivation(sources, left: left)
    enumDefaults = EnumDefaults(derivation)
    defaultable = Defaultable.types(of: derivation, enumDefaults)
    wanted = Defaultable.wanted(of: derivation)
    for type in sources.types { derive(type) }
    derivation.importLibrary("DecodingStyles")
  }

  private mutating func derive(_ type: TypeDeclaration) {
    switch derivation.role(of: type) {
    case .unrelated, .finished: break
    case .left(let why): derivation.note(why + "; left as it is", .left, type)
    case .rawEnum: derive(enumeration: type)
    case .model: derive(model: type)
    }
  }

  private mutating func derive(enumeration type: TypeDeclaration) {
    guard let name = enumDefaults.defaultCase(of: type) else {
      if enumDefaults.differ(for: type) {
        derivation.note(
          "its properties have different initial values; each falls back to its own", .changed,
          type)
      }
      return
    }
    derivation.conform(type, to: "DefaultCodableEnum", replacing: true)
    derivation.add(
      ["\(type.access)static var defaultCase: \(type.name) { .\(name) }"], to: type)
  }

  private mutating func derive(model type: TypeDeclaration) {
    let decoded = Set(type.decodedProperties.map(\.name))
    var members: [String] = []
    var wrappers: [SyntaxIdentifier: [String: String]] = [:]
    var parameters: Set<String> = []
    for property in type.properties where decoded.contains(property.name) {
      switch treatment(of: property, in: type) {
      case .alone: break
      case .left(let why): derivation.note(why + "; left as it is", .left, type, property)
      case .wrapped(let attribute, let provider):
        parameters.formUnion(derivation.shape(of: property, in: type)?.names ?? [])
        wrappers[property.declaration.id, default: [:]][property.name] = attribute
        if let provider { members.append(provider) }
      }
    }
    for declaration in type.properties.map(\.declaration).uniqued() {
      if let attributes = wrappers[declaration.id] { wrap(declaration, attributes, type) }
    }
    derivation.constrain(type, parameters)
    derivation.dropObservation(of: type)
    if !wrappers.isEmpty { derivation.dropIsolation(of: type) }
    finish(type, members)
  }

  /// Adds what the wrapped properties need, and the type's own default.
  private mutating func finish(_ type: TypeDeclaration, _ members: [String]) {
    var members = members
    let isMade = defaultable.contains(type.qualifiedName) && wanted.contains(type.qualifiedName)
    if isMade {
      let own = type.genericParameters.isEmpty && !type.isInheritable ? type.name : "Self"
      members.append("\(type.access)static var defaultValue: \(own) { \(own)() }")
      derivation.conform(type, to: "DefaultValue", replacing: false)
    }
    derivation.add(members, to: type)
    if isMade, type.isInheritable || !type.initializers.isEmpty {
      derivation.addInitializer(to: type)
    }
  }

  private mutating func wrap(
    _ declaration: VariableDeclSyntax, _ attributes: [String: String], _ type: TypeDeclaration
  ) {
    let properties = type.properties.filter { $0.declaration == declaration }
    if properties.count == 1, let attribute = attributes[properties[0].name] {
      derivation.insert(
        attribute + " ", at: declaration.positionAfterSkippingLeadingTrivia, file: type.file)
      derivation.makeVariable(declaration, type)
      if let value = memberwiseDefault(of: properties[0], in: type),
        let annotation = properties[0].binding.typeAnnotation
      {
        derivation.insert(
          " = " + value, at: annotation.endPositionBeforeTrailingTrivia, file: type.file)
      }
      return
    }
    // A wrapper stands on one variable alone: `var x, y: Int` becomes two lines.
    let words =
      (declaration.attributes.map(\.trimmedDescription)
      + declaration.modifiers.map(\.trimmedDescription)).map { $0 + " " }.joined()
    let lines = properties.map { property in
      let head = attributes[property.name].map { $0 + " " } ?? ""
      let initial =
        property.initialValue?.trimmedDescription
        ?? (head.isEmpty ? nil : memberwiseDefault(of: property, in: type))
      let type = property.type.map { ": " + $0.trimmedDescription } ?? ""
      let value = initial.map { " = " + $0 } ?? ""
      let comments = property.binding.commentsAround.map { "  " + $0 }.joined()
      let specifier = head.isEmpty ? declaration.bindingSpecifier.text : "var"
      return head + words
        + "\(specifier) \(property.binding.pattern.trimmedDescription)\(type)\(value)"
        + comments
    }
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) {
      derivation.noteVariables(type, declaration)
    }
    derivation.replace(
      declaration, with: lines.joined(separator: "\n" + declaration.indentation), file: type.file)
  }
}

extension DefaultStyle {
  /// The initial value that a wrapped property needs where the type is made by its memberwise
  /// initializer: without one, that would take the wrapper instead of the value.
  private func memberwiseDefault(of property: Property, in type: TypeDeclaration) -> String? {
    guard property.initialValue == nil, derivation.sources.isMadeMemberwise(type) else {
      return nil
    }
    return derivation.value(
      of: property, in: type, standard: { Defaults.standard[$0] },
      standIn: enumDefaults.defaultCase, isMade: defaultable.contains)
  }

  private func treatment(of property: Property, in type: TypeDeclaration) -> Treatment {
    if let reason = derivation.reasonToLeave(property, in: type) { return .left(reason) }
    guard let shape = derivation.shape(of: property, in: type) else {
      return .left("the type of its initial value isn't written")
    }
    if let value = property.initialValue, !Defaults.isDefault(value, of: shape) {
      return provided(property, value, shape, type)
    }
    switch shape {
    case .optional(.optional): return .left("a double optional has two kinds of nothing")
    case .optional: return wrapped("LossyOptional")
    case .array: return wrapped("DefaultArray")
    case .dictionary, .set: return wrapped("DefaultCodable")
    case .tuple, .unnamed: return .left("its type has no default value")
    case .standard, .nominal, .range:
      return treatment(ofNamed: shape.name ?? "", property, in: type)
    }
  }

  private func wrapped(_ wrapper: String) -> Treatment {
    .wrapped("@" + derivation.library(wrapper))
  }

  private func treatment(
    ofNamed name: String, _ property: Property, in type: TypeDeclaration
  ) -> Treatment {
    guard let local = derivation.type(name, of: type) else {
      let isStandard =
        Defaults.standard[name] != nil && !type.genericParameters.contains(name)
      return isStandard ? wrapped("DefaultCodable") : .left("`\(name)` has no default value")
    }
    if defaultable.contains(local.qualifiedName) { return wrapped("DefaultCodable") }
    return derivation.role(of: local) == .rawEnum
      ? .left("no case of `\(name)` stands for the unknown")
      : .left("`\(name)` has no default value")
  }

  /// A property with an initial value of its own: that is what it falls back to.
  private func provided(
    _ property: Property, _ value: ExprSyntax, _ shape: SwiftType, _ type: TypeDeclaration
  ) -> Treatment {
    if let provider = Defaults.provider(of: value, shape) {
      return .wrapped("@\(derivation.library("Default"))<\(provider)>")
    }
    if let name = shape.name,
      let local = derivation.type(name, of: type),
      derivation.role(of: local) == .rawEnum, enumDefaults.defaultCase(of: local) != nil
    {
      return wrapped("DefaultCodable")
    }
    guard let text = property.typeText else {
      return .left("the type of its initial value isn't written")
    }
    return provider(
      property, SelfNaming(type.name).rewrite(value).trimmedDescription, typeText: text, type)
  }

  private func provider(
    _ property: Property, _ value: String, typeText: String, _ type: TypeDeclaration
  ) -> Treatment {
    let taken = Set(
      type.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text })
    var name = property.name.prefix(1).uppercased() + property.name.dropFirst() + "Default"
    // Two properties of a name stand in branches of `#if`.
    let twins = type.properties.prefix { $0.binding != property.binding }
    while taken.contains(name) { name += "Value" }
    for _ in twins.filter({ $0.name == property.name }) { name += "Value" }
    let access = type.access
    return .wrapped(
      "@\(derivation.library("Default"))<\(name)>",
      provider: "\(access)enum \(name): \(derivation.library("DefaultValueProvider")) { "
        + "\(access)static var defaultValue: \(typeText) { \(value) } }")
  }
}

extension PatternBindingSyntax {
  /// The comments between it and the bindings beside it.
  fileprivate var commentsAround: [String] {
    (leadingTrivia.pieces + (trailingComma?.trailingTrivia.pieces ?? [])).compactMap {
      switch $0 {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        text
      default: nil
      }
    }
  }
}

extension Property {
  /// Why no wrapper can stand on it; `nil` where one can.
  var reasonToLeave: String? {
    if isConstant, initialValue != nil { return "a `let` with a value is never decoded" }
    let harmless = ["@available", "@objc", "@nonobjc", "@usableFromInline", "@ObservationIgnored"]
    if let attribute, !harmless.contains(where: attribute.hasPrefix) {
      return "`\(attribute)` stands on it already"
    }
    return declaration.modifiers.contains { $0.name.text == "weak" || $0.name.text == "unowned" }
      ? "a reference that isn't strong can't be wrapped" : nil
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
