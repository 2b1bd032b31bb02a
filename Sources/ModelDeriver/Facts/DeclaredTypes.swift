import ModelFacts
import SwiftSyntax

/// The types of a model's files with their members, wherever these stand: in declarations, in
/// extensions, and within functions.
struct DeclaredTypes {
  struct Declared {
    let qualifiedName: String
    /// The qualified name of what stands around it; empty for the file.
    let scope: String
    var kind: TypeFacts.Kind
    /// The name of what may be its superclass.
    var superclass: TypeSyntax?
    var parameters: [String]
    var properties: [(property: Property, file: Int)] = []
    var keyEnums: [EnumDeclSyntax] = []
    var decoders: [InitializerDeclSyntax] = []
    var functions: [FunctionDeclSyntax] = []
    /// The declaration and the extensions.
    var groups: [any DeclGroupSyntax] = []

    var name: String { qualifiedName.split(separator: ".").last.map(String.init) ?? "" }
  }

  let sources: Sources
  private(set) var types: [Declared] = []
  private var index: [String: Int] = [:]

  init(_ sources: Sources) {
    self.sources = sources
    for (file, source) in sources.files.enumerated() {
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      for found in collector.found { add(found, file: file) }
    }
    for place in types.indices where types[place].kind == .class {
      types[place].superclass =
        types[place].groups.lazy
        .compactMap { $0.inheritanceClause?.inheritedTypes.first?.type.withoutAttributes }.first
    }
    for place in types.indices {
      var scope = types[place].scope
      while !scope.isEmpty {
        if let around = index[scope] { types[place].parameters += types[around].parameters }
        scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
      }
    }
  }

  /// The qualified name of a type as it is written within another, if the source declares it.
  func name(of type: TypeSyntax, in scope: String) -> String? {
    name(type.withoutGenericArguments, in: scope)
  }

  func name(_ written: String, in scope: String) -> String? {
    if let declared = sources.type(written, in: scope)?.qualifiedName { return declared }
    return index[written] == nil ? nil : written
  }

  subscript(name: String) -> Declared? { index[name].map { types[$0] } }

  private mutating func add(_ found: DeclarationCollector.Found, file: Int) {
    var name = found.name
    if found.isExtension {
      name = sources.type(name, in: "")?.qualifiedName ?? name
    }
    let place: Int
    if let known = index[name] {
      place = known
    } else {
      place = types.count
      index[name] = place
      types.append(
        Declared(
          qualifiedName: name,
          scope: name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "", kind: .other,
          superclass: nil, parameters: []))
    }
    if let kind = found.kind {
      types[place].kind = kind
      types[place].parameters += found.parameters
    }
    guard let group = found.group else { return }
    types[place].groups.append(group)
    let members = group.memberBlock.members.ofAllBranches
    if found.kind == .structure || found.kind == .class {
      types[place].properties += Property.stored(in: members).map { ($0, file) }
    }
    for member in members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.decodes {
        types[place].decoders.append(initializer)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        types[place].functions.append(function)
      } else if let keys = member.decl.as(EnumDeclSyntax.self), keys.isOfKeys {
        types[place].keyEnums.append(keys)
      }
    }
  }
}

extension TypeSyntax {
  /// `Page` for `Page<User>`, `A.Page` for `A.Page<User>`.
  var withoutGenericArguments: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.withoutGenericArguments + "." + member.name.text
    }
    return trimmedDescription
  }
}

/// Finds all declarations of types, with the names by which the running program knows them.
private final class DeclarationCollector: SyntaxVisitor {
  struct Found {
    var name: String
    /// `nil` for an extension.
    var kind: TypeFacts.Kind?
    var isExtension = false
    var parameters: [String] = []
    var group: (any DeclGroupSyntax)?
  }

  private(set) var found: [Found] = []
  private var scopes: [String] = [""]

  private func open(
    _ name: String, _ kind: TypeFacts.Kind?, _ parameters: GenericParameterClauseSyntax?,
    _ group: (any DeclGroupSyntax)?, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let scope = isExtension ? "" : scopes.last ?? ""
    let qualified = scope.isEmpty ? name : scope + "." + name
    found.append(
      Found(
        name: qualified, kind: kind, isExtension: isExtension,
        parameters: parameters?.parameters.map(\.name.text) ?? [], group: group))
    scopes.append(qualified)
    return .visitChildren
  }

  private func close() { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .structure, node.genericParameterClause, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .class, node.genericParameterClause, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .class, node.genericParameterClause, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .enumeration, node.genericParameterClause, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .other, nil, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .other, nil, nil)
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.extendedType.withoutGenericArguments, nil, nil, node, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  // The running program names what stands in code without what is around that.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append("")
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { close() }
}
