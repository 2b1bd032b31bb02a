import SwiftSyntax

/// All files of a model together: which types there are, by name, and what they conform to.
struct Sources {
  let files: [ParsedFile]
  private(set) var types: [TypeDeclaration] = []
  private var typeIndex: [String: Int] = [:]
  /// What protocols inherit and aliases stand for, by qualified name.
  private var protocols: [String: [TypeSyntax]] = [:]
  private var aliases: [String: TypeSyntax] = [:]
  /// The aliases of the files themselves, without those that have parameters.
  private(set) var fileAliases: [FileAlias] = []
  /// The names of types, protocols, aliases and generic parameters, wherever they stand.
  private(set) var declaredNames: Set<String> = []
  /// The labels of the initializers' calls by the type that is written: `Point(x: 1)`; under `nil`
  /// those without: `.init(x: 1)`.
  private let calls: [String?: Set<[String]>]
  /// The classes that inherit from a class directly, by its qualified name.
  private var children: [String: [Int]] = [:]

  init(files: [ParsedFile]) {
    self.files = files
    calls = files.flatMap { InitializerCall.all(in: $0.tree) }
      .reduce(into: [:]) { $0[$1.type, default: []].insert($1.labels) }
    var extensions: [(scope: String, file: Int, node: ExtensionDeclSyntax)] = []
    for (index, file) in files.enumerated() {
      collect(file.tree.statements.declarations, scope: "", file: index, &extensions)
    }
    for (_, file, node) in extensions { extend(node, file: file) }
    for (index, type) in types.enumerated() {
      if let parent = parent(of: type) { children[parent.qualifiedName, default: []].append(index) }
    }
  }

  /// The classes of these sources that inherit from a class, be it by others in between.
  func subclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: Set<Int> = []
    var waiting = children[type.qualifiedName] ?? []
    while let index = waiting.popLast() {
      if found.insert(index).inserted { waiting += children[types[index].qualifiedName] ?? [] }
    }
    return found.sorted().map { types[$0] }.filter { $0.qualifiedName != type.qualifiedName }
  }

  private mutating func collect(
    _ declarations: [DeclSyntax], scope: String, file: Int,
    _ extensions: inout [(scope: String, file: Int, node: ExtensionDeclSyntax)]
  ) {
    for declaration in declarations {
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        extensions.append((scope, file, node))
        collect(
          node.memberBlock.members.ofAllBranches.map(\.decl),
          scope: node.extendedType.trimmedDescription,
          file: file, &extensions)
      } else if let node = declaration.as(ProtocolDeclSyntax.self) {
        declaredNames.insert(node.name.text)
        protocols[scope.appending(node.name.text)] = node.inheritanceClause.types
      } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
        declaredNames.insert(node.name.text)
        aliases[scope.appending(node.name.text)] = node.initializer.value
        if scope.isEmpty, node.genericParameterClause == nil {
          fileAliases.append(FileAlias(file: file, declaration: node))
        }
      } else if let type = TypeDeclaration(declaration, scope: scope, file: file) {
        declaredNames.formUnion([type.name] + type.genericParameters)
        typeIndex[type.qualifiedName] = types.count
        types.append(type)
        collect(type.members.map(\.decl), scope: type.qualifiedName, file: file, &extensions)
      }
    }
  }

  private mutating func extend(_ node: ExtensionDeclSyntax, file: Int) {
    guard let index = typeIndex[node.extendedType.trimmedDescription] else { return }
    types[index].inherited += node.inheritanceClause.types.map { .init(file: file, type: $0) }
    types[index].members += node.memberBlock.members.ofAllBranches
  }
}

/// A `typealias` that stands in no type.
struct FileAlias {
  let file: Int
  let declaration: TypeAliasDeclSyntax

  var name: String { declaration.name.text }
  var meaning: TypeSyntax { declaration.initializer.value }
}

extension Sources {
  /// The first enum outside of any type that conforms to `Sample`, which isn't a protocol of these
  /// sources' own.
  var sample: String? {
    guard protocols["Sample"] == nil else { return nil }
    return types.first { type in
      type.kind == .enumeration && type.qualifiedName == type.name
        && type.inherited.contains { $0.type.trimmedDescription == "Sample" }
    }?.name
  }

  /// Whether a struct is made somewhere by the initializer that the compiler writes for it.
  func isMadeMemberwise(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .structure, type.initializers.isEmpty else { return false }
    let names = Set(type.properties.map(\.name))
    return [nil, type.name].contains { calls[$0]?.contains(where: names.isSuperset(of:)) ?? false }
  }

  /// The type of that name, seen from within `scope`; aliases are followed.
  func type(_ name: String, in scope: String) -> TypeDeclaration? {
    let name = alias(name, in: scope)?.trimmedDescription ?? name
    return scope.scopesOutward.lazy.compactMap { typeIndex[$0.appending(name)] }.first
      .map { types[$0] }
  }

  /// What an alias stands for, seen from within `scope`; other types are themselves.
  func resolved(_ type: TypeSyntax, in scope: String) -> TypeSyntax {
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return type }
    return alias(type.trimmedDescription, in: scope) ?? type
  }

  /// What a name stands for in the end, if it is an alias. One that leads back to itself is none.
  private func alias(_ name: String, in scope: String) -> TypeSyntax? {
    var meaning: TypeSyntax?
    var seen: Set<String> = []
    while let candidate = scope.scopesOutward.lazy.map({
      $0.appending(meaning?.trimmedDescription ?? name)
    }).first(where: { typeIndex[$0] != nil || aliases[$0] != nil }),
      typeIndex[candidate] == nil, let next = aliases[candidate]
    {
      guard seen.insert(candidate).inserted else { return nil }
      meaning = next
    }
    return meaning
  }

  /// The standard protocols that a written name amounts to: `Codable` is two of them.
  func conformances(of name: TypeSyntax, in scope: String) -> Set<String> {
    var seen: Set<String> = []
    return conformances(of: name, in: scope, &seen)
  }

  /// `seen`: the names on the way, which may lead back to themselves.
  private func conformances(
    of name: TypeSyntax, in scope: String, _ seen: inout Set<String>
  ) -> Set<String> {
    if let composition = name.as(CompositionTypeSyntax.self) {
      return composition.elements.reduce(into: []) {
        $0.formUnion(conformances(of: $1.type, in: scope, &seen))
      }
    }
    let text = name.withoutAttributes.trimmedDescription
    switch text {
    case "Codable", "Swift.Codable": return ["Decodable", "Encodable"]
    case "Decodable", "Swift.Decodable": return ["Decodable"]
    case "Encodable", "Swift.Encodable": return ["Encodable"]
    default: break
    }
    if !declaredNames.contains(text), let known = CodingRole.stylesProtocols[text] { return known }
    for candidate in scope.scopesOutward.map({ $0.appending(text) }) {
      guard let meanings = protocols[candidate] ?? aliases[candidate].map({ [$0] }) else {
        continue
      }
      guard seen.insert(candidate).inserted else { return [] }
      return meanings.reduce(into: []) { $0.formUnion(conformances(of: $1, in: scope, &seen)) }
    }
    return []
  }

  /// The standard protocols that a type conforms to by what is written of it.
  func conformances(of type: TypeDeclaration) -> Set<String> {
    type.inherited.reduce(into: []) {
      $0.formUnion(conformances(of: $1.type, in: type.qualifiedName))
    }
  }
}

extension TypeDeclaration {
  fileprivate init?(_ node: DeclSyntax, scope: String, file: Int) {
    let declaration: any DeclGroupSyntax
    if let node = node.as(StructDeclSyntax.self) {
      (kind, name, declaration) = (.structure, node.name.text, node)
      (genericParameterClause, genericWhereClause) = (
        node.genericParameterClause, node.genericWhereClause
      )
    } else if let node = node.as(ClassDeclSyntax.self) {
      (kind, name, declaration) = (.class, node.name.text, node)
      (genericParameterClause, genericWhereClause) = (
        node.genericParameterClause, node.genericWhereClause
      )
    } else if let node = node.as(ActorDeclSyntax.self) {
      (kind, name, declaration) = (.class, node.name.text, node)
      (genericParameterClause, genericWhereClause) = (
        node.genericParameterClause, node.genericWhereClause
      )
    } else if let node = node.as(EnumDeclSyntax.self) {
      (kind, name, declaration) = (.enumeration, node.name.text, node)
      (genericParameterClause, genericWhereClause) = (
        node.genericParameterClause, node.genericWhereClause
      )
    } else {
      return nil
    }
    qualifiedName = scope.appending(name)
    self.file = file
    self.declaration = declaration
    inherited = declaration.inheritanceClause.types.map { Inherited(file: file, type: $0) }
    members = declaration.memberBlock.members.ofAllBranches
    properties = kind == .enumeration ? [] : Property.stored(in: members)
  }
}

extension InheritanceClauseSyntax? {
  fileprivate var types: [TypeSyntax] { self?.inheritedTypes.map(\.type) ?? [] }
}

extension String {
  /// The dotted name of a member of this scope; of the file where the scope is empty.
  fileprivate func appending(_ member: String) -> String {
    isEmpty ? member : self + "." + member
  }

  /// `A.B`, `A` and the file's own scope, in which a name is looked up one after the other.
  fileprivate var scopesOutward: [String] {
    var scopes = [self]
    while let last = scopes.last, !last.isEmpty {
      scopes.append(last.lastIndex(of: ".").map { String(last[..<$0]) } ?? "")
    }
    return scopes
  }
}

extension TypeSyntax {
  /// `P` for `@MainActor P`, `nonisolated P`, `@unchecked P`.
  var withoutAttributes: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }

  /// Whether it stands in an extension with a condition.
  var isConditional: Bool {
    var node: Syntax? = parent
    while let current = node, !current.is(ExtensionDeclSyntax.self) { node = current.parent }
    return node?.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
  }

  /// What isolates a conformance, with a space behind it: `@MainActor `; `nil` where nothing does.
  var isolation: String? {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return nil }
    let words =
      attributed.specifiers.map(\.trimmedDescription)
      + attributed.attributes.map(\.trimmedDescription)
    let isolating = words.filter {
      !["@unchecked", "@preconcurrency", "@retroactive"].contains($0)
    }
    return isolating.isEmpty ? nil : isolating.joined(separator: " ") + " "
  }
}
