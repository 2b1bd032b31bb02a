import ModelFacts
import SwiftSyntax

/// A struct, class, actor or enum of the sources, with what its extensions add to it.
struct TypeDeclaration {
  enum Kind { case structure, `class`, enumeration }

  /// A name in an inheritance clause, of the declaration or of an extension.
  struct Inherited {
    let file: Int
    let type: TypeSyntax
  }

  let kind: Kind
  let name: String
  /// The name with those of the types around it: `Shop.Order`.
  let qualifiedName: String
  let file: Int
  let declaration: any DeclGroupSyntax
  let genericParameterClause: GenericParameterClauseSyntax?
  let genericWhereClause: GenericWhereClauseSyntax?
  var inherited: [Inherited]
  /// The members, of extensions too. Stored properties stand in the declaration only.
  var members: [MemberBlockItemSyntax]
  let properties: [Property]

  var position: AbsolutePosition { declaration.positionAfterSkippingLeadingTrivia }

  /// The access modifier that a member needs to be seen wherever the type is, with a space behind
  /// it; empty where it needs none.
  var access: String {
    if hasModifier("public") || hasModifier("open") { return "public " }
    return hasModifier("package") ? "package " : ""
  }

  var isHidden: Bool { hasModifier("private") || hasModifier("fileprivate") }

  /// Whether it is a property wrapper, which stands on properties and is no model itself.
  var isPropertyWrapper: Bool {
    declaration.attributes.contains { $0.trimmedDescription == "@propertyWrapper" }
  }

  /// Whether it is a property wrapper that computes its wrapped value, by code that anybody may run at any
  /// time: without attributes, without a change of the wrapper, and none that stops the program.
  var computesWrappedValue: Bool {
    declaration.attributes.count == 1 && hasWrappedValue(\.hasPlainGetter)
  }

  /// Whether it is a property wrapper that computes its wrapped value by code that may stop the program.
  var mayStopForWrappedValue: Bool { hasWrappedValue(\.hasStoppingGetter) }

  private func hasWrappedValue(_ isSuch: (PatternBindingSyntax) -> Bool) -> Bool {
    isPropertyWrapper
      && members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains { variable in
        variable.attributes.isEmpty
          && variable.bindings.contains { $0.name == "wrappedValue" && isSuch($0) }
      }
  }

  var genericParameters: [String] {
    genericParameterClause?.parameters.map(\.name.text) ?? []
  }

  /// Whether it is a class that others may inherit from.
  var isInheritable: Bool { kind == .class && !hasModifier("final") }

  /// Whether its `init()` is for itself alone.
  var hidesInitializer: Bool {
    initializers.contains { initializer in
      initializer.parameterLabels.isEmpty
        && initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
  }

  private func hasModifier(_ word: String) -> Bool {
    declaration.modifiers.contains { $0.name.text == word }
  }

  /// The cases of the enum, in order.
  var cases: [EnumCaseElementSyntax] {
    members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
  }

  var initializers: [InitializerDeclSyntax] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// What it is made of where nothing is decoded, as a property wrapper.
  var making: WrapperMaking {
    let written = initializers.filter { $0.optionalMark == nil }
    if written.contains(where: { $0.takes([]) }) { return .nothing }
    if written.contains(where: { $0.takes(["wrappedValue"]) }) { return .value }
    // The compiler writes initializers of the stored properties where the declaration has none.
    let declared = declaration.memberBlock.members
    guard kind == .structure, !declared.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return .never }
    let needed = properties.filter { $0.initialValue == nil && !$0.startsAsNil }.map(\.name)
    return needed.isEmpty ? .nothing : needed == ["wrappedValue"] ? .value : .never
  }

  /// Whether it decodes by code of its own: `init(from:)`.
  var decodesByHand: Bool {
    initializers.contains(where: \.decodes)
  }

  /// The keys that it decodes, where it says so by an enum `CodingKeys`.
  var codingKeys: Set<String>? {
    codingKeysDeclaration.map { keys in
      let names = keys.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap { $0.elements }.map { $0.name.text.trimmingBackticks }
      // The macro names what it stores `_name`.
      guard observation != nil else { return Set(names) }
      let observed = Set(properties.filter(\.isObserved).map(\.name))
      return Set(
        names.map { observed.contains(String($0.dropFirst())) ? String($0.dropFirst()) : $0 })
    }
  }

  /// The enum `CodingKeys`, where it is written.
  var codingKeysDeclaration: EnumDeclSyntax? {
    members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
  }

  /// The properties that a synthesized `init(from:)` asks for, constants with a value left out.
  var decodedProperties: [Property] {
    let keys = codingKeys
    return properties.filter { keys?.contains($0.name) ?? true }
  }
}

extension InitializerDeclSyntax {
  /// Whether it is `init(from: any Decoder)`.
  var decodes: Bool {
    guard parameterLabels == ["from"], let type = signature.parameterClause.parameters.first?.type
    else { return false }
    let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    return ["Decoder", "Swift.Decoder"].contains(constraint.trimmedDescription)
  }

  /// Whether it can be called with these arguments alone.
  fileprivate func takes(_ labels: [String]) -> Bool {
    signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
      == labels
  }

  /// The labels of its parameters; `_` for one without.
  var parameterLabels: [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }
}
