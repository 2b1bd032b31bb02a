import DecodingRecord
import ModelFacts
import SwiftSyntax

extension ModelFacts {
  /// What a model's files say.
  init(_ sources: Sources) {
    self.init()
    let declarations = DeclaredTypes(sources)
    literals = LiteralFacts(sources)
    overloads = OverloadFacts(declarations)
    imports = sources.files.flatMap(\.imports)
    let madeOfNothing = sources.files.reduce(into: Set<String>()) {
      $0.formUnion(BareCalls.of($1.tree))
    }
    for type in declarations.types {
      var facts = TypeFacts(type, in: declarations)
      facts.isMadeOfNothing = madeOfNothing.contains(type.name)
      types[type.qualifiedName] = facts
    }
    hasOwnCode = sources.files.contains { OwnCode.isIn($0.tree) }
    readInitializers(declarations)
  }

  private mutating func readInitializers(_ declarations: DeclaredTypes) {
    var codes: [String: InitializerBody] = [:]
    for type in declarations.types where !type.decoders.isEmpty {
      codes[type.qualifiedName] = InitializerBody(type, in: declarations)
    }
    // Whom another type's code lets read its object may ask for one thing or another, too.
    let open = codes.filter { _, code in
      code.sharedTypes.contains { shared in
        codes[shared].map(\.branches) ?? (types[shared]?.properties.isEmpty != false)
      }
    }
    for name in open.keys { codes[name]?.asksForAnything() }
    for (name, code) in codes {
      let facts = code.facts { property, type in
        guard let facts = types[type], facts.properties.contains(where: { $0.name == property })
        else { return nil }
        return facts.keys[property] ?? property
      }
      types[name]?.initializer = facts
      noteAsked(code, facts, of: name)
    }
  }

  /// Notes by which cases of a type's enums of keys its own code asks.
  private mutating func noteAsked(
    _ code: InitializerBody, _ facts: InitializerFacts, of type: String
  ) {
    let asksForAll = code.asksUnknown || facts.asksForAnyKey || facts.asksForVariableKey
    for place in types[type]?.keyEnums.indices ?? 0..<0 {
      let names = Set(types[type]?.keyEnums[place].keys.keys.map { $0 } ?? [])
      types[type]?.keyEnums[place].asked =
        (asksForAll ? names : names.intersection(code.writtenCases)).sorted()
    }
  }
}

extension TypeFacts {
  fileprivate init(_ type: DeclaredTypes.Declared, in declarations: DeclaredTypes) {
    self.init(kind: type.kind)
    parameters = type.parameters
    superclass = type.superclass.flatMap { declarations.name(of: $0, in: type.scope) }
    properties = type.properties.map { property, file in
      PropertyFacts(property, of: type, in: declarations.sources, file: file)
    }
    keyEnums = type.keyEnums.map { KeyEnumFacts($0) }
    if type.functions.contains(where: { $0.name.text == "didFinishMapping" }) {
      changesItself = true
    }
    if let declared = declarations.sources.type(type.qualifiedName, in: "") {
      if declared.isPropertyWrapper { wrapperMaking = declared.making }
      if declared.observation != nil { isObserved = true }
    }
    if kind == .enumeration {
      rawCases = RawCaseFacts.all(in: type.groups.compactMap { $0.as(EnumDeclSyntax.self) })
    }
  }

  /// The keys of properties that its CodingKeys give other ones than their names.
  fileprivate var keys: [String: String] {
    keyEnums.reduce(into: [:]) { keys, keyEnum in
      for name in keyEnum.renamed { keys[name] = keyEnum.keys[name] }
    }
  }
}

extension PropertyFacts {
  fileprivate init(
    _ property: Property, of type: DeclaredTypes.Declared, in sources: Sources, file: Int
  ) {
    let declaration = property.declaration
    let position = property.binding.positionAfterSkippingLeadingTrivia
    self.init(
      name: property.name, isConstant: property.isConstant,
      modifiers: declaration.modifiers.map(\.trimmedDescription).joined(separator: " "),
      attributes: declaration.attributes.map { String($0.onOneLine.dropFirst()) },
      type: property.type.map { SwiftType($0, sources, in: type.qualifiedName) },
      initialValue: property.initialValue?.onOneLine, file: file,
      line: sources.files[file].place(of: position).line)
  }
}

extension KeyEnumFacts {
  fileprivate init(_ declaration: EnumDeclSyntax) {
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
    self.init(
      name: declaration.name.text,
      isOfStrings: inherited?.contains { $0.droppingStandardModule == "String" } ?? false,
      keys: declaration.keysByCase,
      renamed: declaration.caseElements.filter { $0.writtenText != nil }.map(\.plainName))
    cases = declaration.caseElements.map(\.plainName)
  }
}

extension RawCaseFacts {
  /// The cases of an enum of texts or whole numbers; none of any other.
  fileprivate static func all(in declarations: [EnumDeclSyntax]) -> [RawCaseFacts] {
    guard let declaration = declarations.first, !declaration.isOfKeys,
      let type = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        .droppingStandardModule
    else { return [] }
    let isOfTexts = type == "String"
    guard isOfTexts || type.hasPrefix("Int") || type.hasPrefix("UInt") else { return [] }
    var next = 0
    return declaration.caseElements.map { element in
      let name = element.plainName
      guard !isOfTexts else {
        return RawCaseFacts(name: name, value: "\"" + (element.writtenText ?? name) + "\"")
      }
      if let text = element.rawValue?.value.trimmedDescription,
        let number = Int(text.filter { $0 != "_" })
      {
        next = number
      }
      defer { next += 1 }
      return RawCaseFacts(name: name, value: "\(next)")
    }
  }
}

extension OverloadFacts {
  fileprivate init(_ declarations: DeclaredTypes) {
    self.init()
    let containers = declarations.types.filter { $0.name == "KeyedDecodingContainer" }
    for function in containers.flatMap(\.functions) where function.name.text.hasPrefix("decode") {
      let parameters = function.signature.parameterClause.parameters
      guard parameters.last?.firstName.text == "forKey" else { continue }
      names.formUnion(WrittenNames.ofTypes(in: Syntax(function.signature)))
      let generic = Set(function.genericParameterClause?.parameters.map(\.name.text) ?? [])
      if let first = parameters.first?.type.as(MetatypeTypeSyntax.self),
        generic.contains(first.baseType.trimmedDescription)
      {
        isForAnyType = true
      }
      for clause in [
        function.genericParameterClause.map { Syntax($0) },
        function.genericWhereClause.map { Syntax($0) },
      ] {
        if let clause { names.formUnion(WrittenNames.ofTypes(in: clause)) }
      }
    }
  }
}

/// The names of types that a source makes of nothing: `Address()`.
private final class BareCalls: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ tree: some SyntaxProtocol) -> Set<String> {
    let visitor = BareCalls(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.lastName, name.first?.isUppercase == true
    {
      names.insert(name)
    }
    return .visitChildren
  }
}

/// Whether a source declares what decoding calls: what protocols of decoding, of raw values, of keys and of the
/// library ask for, and property wrappers.
private final class OwnCode: SyntaxVisitor {
  private static let labels: Set<String> = [
    "from", "lossyFrom", "rawValue", "stringValue", "intValue", "scalar", "_",
  ]
  private static let functions: Set<String> = [
    "didFinishMapping", "mappingForValue", "transformFromJSON", "value",
  ]

  private var isFound = false

  static func isIn(_ tree: some SyntaxProtocol) -> Bool {
    let visitor = OwnCode(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.isFound
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.signature.parameterClause.parameters.first?.firstName.text,
      Self.labels.contains(first)
    {
      isFound = true
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if Self.functions.contains(name) || name.hasPrefix("decode") { isFound = true }
    // A type that stands in a function counts, too.
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "propertyWrapper" { isFound = true }
    return .skipChildren
  }
}

/// The names of types in a part of a declaration.
private final class WrittenNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func ofTypes(in syntax: Syntax) -> Set<String> {
    let visitor = WrittenNames(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension ParsedFile {
  fileprivate var imports: [ImportFacts] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.map { node in
      let lines =
        place(of: node.positionAfterSkippingLeadingTrivia)
        .line...place(of: node.endPositionBeforeTrailingTrivia).line
      return ImportFacts(text: node.trimmedDescription, file: name, lines: lines)
    }
  }
}
