import SwiftSyntax

/// Finds what in the files gives a `JSONDecoder`, by a type that is declared or evident: variables and
/// functions of the files and of types, in the order in which they are written.
struct DecoderExpressions {
  private let sources: Sources
  private var found: [String] = []

  /// The expressions by which another file gets at them: `JSONDecoder.api`, `makeDecoder()`.
  static func all(in sources: Sources) -> [String] {
    var expressions = DecoderExpressions(sources: sources)
    for file in sources.files {
      for declaration in file.tree.statements.declarations {
        expressions.add(declaration, in: "")
      }
    }
    return expressions.found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private init(sources: Sources) { self.sources = sources }

  private mutating func add(_ declaration: DeclSyntax, in scope: String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      guard variable.modifiers.letInOthers(isMember: !scope.isEmpty),
        !variable.attributes.isolate
      else { return }
      for binding in variable.bindings where givesDecoder(binding, in: scope) {
        if let name = binding.name { found.append(scope.isEmpty ? name : "\(scope).\(name)") }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard function.modifiers.letInOthers(isMember: !scope.isEmpty),
        !function.attributes.isolate, function.genericParameterClause == nil,
        function.signature.effectSpecifiers == nil,
        function.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil }),
        let type = function.signature.returnClause?.type, isDecoder(type, in: scope)
      else { return }
      let name = function.name.text
      found.append(scope.isEmpty ? "\(name)()" : "\(scope).\(name)()")
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(membersOf: group, in: scope)
    }
  }

  private mutating func add(membersOf group: any DeclGroupSyntax, in scope: String) {
    // A generic type is none without its arguments, and a protocol has no members of its own.
    guard !group.modifiers.hide, !group.attributes.isolate, let name = group.ownName,
      (group as? any WithGenericParametersSyntax)?.genericParameterClause == nil
    else { return }
    let isExtension = group.is(ExtensionDeclSyntax.self)
    let inner = isExtension || scope.isEmpty ? name : "\(scope).\(name)"
    for member in group.memberBlock.members.ofAllBranches { add(member.decl, in: inner) }
  }

  private func givesDecoder(_ binding: PatternBindingSyntax, in scope: String) -> Bool {
    if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      accessors.contains(where: { $0.effectSpecifiers != nil })
    {
      return false
    }
    if let type = binding.typeAnnotation?.type { return isDecoder(type, in: scope) }
    return binding.initializer.map { makesDecoder($0.value, in: scope) } ?? false
  }

  /// Whether an expression makes a decoder: `JSONDecoder()`, `{ … return decoder }()`.
  private func makesDecoder(_ expression: ExprSyntax, in scope: String) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      if let type = closure.signature?.returnClause?.type { return isDecoder(type, in: scope) }
      return returnsDecoder(closure.statements, in: scope)
    }
    let name = call.calledExpression.dottedName ?? ""
    return isDecoder(name.hasSuffix(".init") ? String(name.dropLast(5)) : name, in: scope)
  }

  /// Whether a closure's last statement gives a decoder that it made.
  private func returnsDecoder(_ statements: CodeBlockItemListSyntax, in scope: String) -> Bool {
    guard let last = statements.last?.item else { return false }
    guard
      let value = last.as(ReturnStmtSyntax.self)?.expression
        ?? (statements.count == 1 ? last.as(ExprSyntax.self) : nil)
    else { return false }
    if makesDecoder(value, in: scope) { return true }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap { Array($0.bindings) }.contains { binding in
        binding.pattern.trimmedDescription == name && givesDecoder(binding, in: scope)
      }
  }

  private func isDecoder(_ type: TypeSyntax, in scope: String) -> Bool {
    let name = sources.resolved(type.withoutAttributes, in: scope).trimmedDescription
    return isDecoder(name == "Self" ? scope : name, in: scope)
  }

  /// Whether it is `JSONDecoder`, or a class of the files that inherits from it.
  private func isDecoder(_ name: String, in scope: String) -> Bool {
    var (name, scope): (String, String) = (name, scope)
    var seen: Set<String> = []
    while true {
      guard let type = sources.type(name, in: scope) else {
        return ["JSONDecoder", "Foundation.JSONDecoder"].contains(name)
      }
      guard type.kind == .class, seen.insert(type.qualifiedName).inserted,
        let superclass = type.inherited.first?.type.withoutAttributes.trimmedDescription
      else { return false }
      (name, scope) = (superclass, type.qualifiedName)
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether other files can't name what they stand on.
  fileprivate var hide: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// Whether other files get at what they stand on, without an instance.
  fileprivate func letInOthers(isMember: Bool) -> Bool {
    !hide && (!isMember || contains { ["static", "class"].contains($0.name.text) })
  }
}

extension AttributeListSyntax {
  /// Whether what they stand on is some actor's: not to be asked from outside.
  fileprivate var isolate: Bool {
    contains { $0.trimmedDescription.hasSuffix("Actor") }
  }
}

extension DeclGroupSyntax {
  /// The name by which its members are reached; `nil` for a protocol.
  fileprivate var ownName: String? {
    if let node = self.as(ExtensionDeclSyntax.self) {
      return node.genericWhereClause == nil ? node.extendedType.trimmedDescription : nil
    }
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text }
    return nil
  }
}

extension ParsedFile {
  /// Where the text is something else than one expression; `nil` where it is one.
  var placeOfNoExpression: AbsolutePosition? {
    if tree.hasError {
      let flaw = tree.tokens(viewMode: .all).first { token in
        token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
      }
      return flaw?.positionAfterSkippingLeadingTrivia ?? tree.position
    }
    let other = tree.statements.lazy.enumerated().first { place, statement in
      place > 0 || !statement.item.is(ExprSyntax.self)
    }
    if let other { return other.element.positionAfterSkippingLeadingTrivia }
    return tree.statements.isEmpty ? tree.position : nil
  }
}
