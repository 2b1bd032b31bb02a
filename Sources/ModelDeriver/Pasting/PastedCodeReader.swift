import SwiftParser
import SwiftSyntax

/// Finds what a snippet decodes, with what, and from which text.
final class PastedCodeReader: SyntaxVisitor {
  /// `decoder.decode(User.self, from: data)`.
  struct Call {
    let type: String
    /// Where it names the type.
    let position: AbsolutePosition
    /// The expressions behind the call: the decoder, and where the bytes come from.
    let decoder: String?
    let data: ExprSyntax
    let isInType: Bool
  }

  private(set) var calls: [Call] = []
  /// The call that counts: the first that runs by itself, else the first.
  var call: Call? { calls.first { !$0.isInType } ?? calls.first }
  /// The texts that are likely to be JSON.
  private(set) var literals: [PastedCode.Literal] = []
  /// All texts: what is decoded is JSON whatever it looks like.
  private var texts: [AbsolutePosition: PastedCode.Literal] = [:]
  private var variables: [String: ExprSyntax] = [:]
  private var assignments: [(subject: String, property: String, value: ExprSyntax)] = []

  /// What a model decodes by hand is a part of its payload: JSON in a text.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    node.decodes ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "decode", node.arguments.count == 2,
      let base = node.arguments.first?.expression.metatype,
      let data = node.arguments.last, data.label?.text == "from",
      node.genericNames.isDisjoint(with: base.tokens(viewMode: .sourceAccurate).map(\.text))
    else { return .visitChildren }
    calls.append(
      Call(
        type: base.trimmedDescription, position: base.positionAfterSkippingLeadingTrivia,
        decoder: member.base?.trimmedDescription, data: data.expression, isInType: node.isInType))
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.name, let value = node.initializer?.value else { return .visitChildren }
    if variables[name] == nil { variables[name] = value }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.representedLiteralValue
    let literal = PastedCode.Literal(
      name: node.variable ?? "", position: node.positionAfterSkippingLeadingTrivia,
      isInType: node.isInType, text: text,
      isBase64: node.parent?.as(LabeledExprSyntax.self)?.label?.text == "base64Encoded")
    // Of texts with values in them, only those of several lines are likely to be JSON.
    let isLikely =
      text != nil ? literal.isJSON : node.openingQuote.tokenKind == .multilineStringQuote
    if isLikely { literals.append(literal) }
    texts[literal.position] = literal
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base
    else { return .visitChildren }
    assignments.append(
      (base.trimmedDescription, member.declName.baseName.text, parts[2]))
    return .visitChildren
  }

  /// The text that the call decodes, whatever it looks like.
  var decoded: PastedCode.Literal? {
    call.flatMap { call in literal(of: call.data) { texts[$0] } }
  }

  /// The text that an expression comes from, if it is the one that is decoded, or likely to be JSON.
  private func literal(of expression: ExprSyntax) -> PastedCode.Literal? {
    let decoded = decoded
    return literal(of: expression) { position in
      position == decoded?.position
        ? decoded : literals.first { $0.position == position }
    }
  }

  /// The literal that an expression comes from: `json`, `Data(json.utf8)`, `json.data(using: .utf8)!`.
  private func literal(
    of expression: ExprSyntax, at known: (AbsolutePosition) -> PastedCode.Literal?
  ) -> PastedCode.Literal? {
    var seen: Set<String> = []
    var open: [Syntax] = [Syntax(expression)]
    while let node = open.popLast() {
      if node.is(StringLiteralExprSyntax.self) {
        let start = node.positionAfterSkippingLeadingTrivia
        if let found = known(start) { return found }
      }
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
        seen.insert(name).inserted, let value = variables[name]
      {
        open.append(Syntax(value))
      }
      open += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nil
  }

  /// The settings of a decoder, as far as they are written.
  func settings(of decoder: String?) -> [PastedCode.Setting] {
    assignments.filter { $0.subject == decoder }.map {
      var value = $0.value
      // `.formatted(formatter)`: the pattern is a setting of the formatter's.
      if let call = value.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription.hasSuffix("formatted"),
        let name = call.arguments.first?.expression.trimmedDescription,
        let pattern = assignments.last(where: { $0.subject == name && $0.property == "dateFormat" })
      {
        value = pattern.value
      }
      return PastedCode.Setting(
        property: $0.property,
        value: value.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { "\"\($0)\"" }
          ?? value.trimmedDescription,
        position: $0.value.positionAfterSkippingLeadingTrivia)
    }
  }

  /// The formatters that decoders are set to, of which only the pattern counts.
  private var formatters: [String] {
    assignments.filter { $0.property == "dateDecodingStrategy" }.compactMap {
      let call = $0.value.as(FunctionCallExprSyntax.self)
      return call?.arguments.first?.expression.trimmedDescription
    }
  }

  /// The declarations that the model is made of: all but variables of code that runs, and texts that are
  /// decoded and that no other declaration names.
  func kept(in statements: CodeBlockItemListSyntax) -> Set<SyntaxIdentifier> {
    let declarations = Array(statements).filter {
      $0.isDeclaration && !isRun($0) && (!$0.isMain || $0.holdsTypes)
    }
    let (texts, others) = (
      declarations.filter(isText), declarations.filter { !isText($0) }
    )
    let named = Set(others.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) })
    return Set((others + texts.filter { !named.isDisjoint(with: $0.variableNames) }).map(\.id))
  }

  /// Whether it is a variable that makes a decoder, or holds what is decoded: at the top level of a file
  /// that runs its value may throw.
  private func isRun(_ item: CodeBlockItemSyntax) -> Bool {
    item.variableNames.contains { name in assignments.contains { $0.subject == name } }
      || item.item.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        let words = binding.initializer?.value.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        return words.contains {
          ["try", "await", "JSONDecoder", "JSONEncoder", "decode"].contains($0)
        }
      } == true
  }

  /// Whether it is a variable that holds a JSON text, or bytes made of one.
  private func isText(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      let text = binding.initializer.flatMap { literal(of: $0.value) }
      return text.map { $0.isJSON || $0.position == decoded?.position } == true
    } == true
  }

  /// Whether all of a statement is taken: a text, a decoder, its settings, the call.
  func isUnderstood(_ item: CodeBlockItemSyntax) -> Bool {
    let decoders = Set(calls.compactMap(\.decoder)).union(formatters)
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.allSatisfy { binding in
        guard let value = binding.initializer?.value else { return false }
        return literal(of: value) != nil || binding.name.map(decoders.contains) == true
          || value.isDecodeCall
      }
    }
    guard let sequence = item.item.as(SequenceExprSyntax.self),
      let member = sequence.elements.first?.as(MemberAccessExprSyntax.self)
    else { return item.item.as(ExprSyntax.self)?.isDecodeCall == true }
    return member.base.map { decoders.contains($0.trimmedDescription) } == true
  }
}

extension FunctionCallExprSyntax {
  /// What isn't a type of its own where it stands: `Self`, and the parameters of the generic code around.
  fileprivate var genericNames: Set<String> {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    }
    return Set(around.flatMap { $0.parameters.map(\.name.text) }).union(["Self"])
  }
}

extension CodeBlockItemSyntax {
  /// The names of the variables that it declares.
  fileprivate var variableNames: [String] {
    item.as(VariableDeclSyntax.self)?.bindings.compactMap(\.name) ?? []
  }
}

extension ExprSyntax {
  /// Whether it is a call of `decode`, with `try` before it or not.
  fileprivate var isDecodeCall: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isDecodeCall }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isDecodeCall }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "decode"
  }
}

extension ExprSyntaxProtocol {
  /// Whether it stands in a type or an extension.
  fileprivate var isInType: Bool {
    sequence(first: Syntax(self), next: \.parent).contains {
      $0.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }

  /// The variable that it is the value of, be it by a call.
  fileprivate var variable: String? {
    var node: Syntax? = parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) { return binding.name }
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
