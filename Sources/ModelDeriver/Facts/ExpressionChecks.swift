import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Where the name of what is called ends.
  var nameEnd: AbsolutePosition { calledExpression.endPosition }

  /// Whether something stands in for what it gives: `try c.decodeIfPresent(…) ?? true`.
  var isFilledIn: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        return infix.operatorText == "??" && infix.leftOperand.id == ExprSyntax(node)?.id
          && !infix.rightOperand.isNilOrTry
      }
      guard
        parent.is(TryExprSyntax.self) || parent.is(TupleExprSyntax.self)
          || parent.is(LabeledExprSyntax.self)
            && parent.parent?.parent?.is(TupleExprSyntax.self) == true
          || parent.is(LabeledExprListSyntax.self)
            && parent.parent?.is(TupleExprSyntax.self) == true
      else { return false }
      node = parent
    }
    return false
  }

  /// What makes a value of the decoder that this call gives for a key, and of nothing else:
  /// `Song(from: keys.superDecoder(forKey: .song))` decodes the key's value.
  var modelMadeOfDecoder: FunctionCallExprSyntax? {
    guard calledExpression.lastName == "superDecoder",
      arguments.contains(where: { $0.label?.text == "forKey" })
    else { return nil }
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(LabeledExprSyntax.self) {
      guard parent.is(TryExprSyntax.self) || parent.is(TupleExprSyntax.self) else { return nil }
      node = parent
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "from",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) != true
    else { return nil }
    return call
  }

  /// The argument that a call of the source's own has stand in: `decode(.count, default: 0)`.
  var standIn: LabeledExprSyntax? {
    arguments.first { argument in
      guard let label = argument.label?.text.trimmingBackticks else { return false }
      let word = label.prefix { $0.isLowercase }
      return ["default", "or", "fallback", "else", "otherwise"].contains(String(word))
    }
  }
}

extension LabeledExprSyntax {
  /// Whether it stands in with something.
  var isValue: Bool { !expression.bare.is(NilLiteralExprSyntax.self) }
}

extension ExprSyntax {
  /// Whether it is `nil`, or asks for another value.
  var isNilOrTry: Bool {
    self.is(NilLiteralExprSyntax.self) || self.is(TryExprSyntax.self)
  }
}

/// Whether an expression holds a `try` of any kind.
final class TryCheck: SyntaxVisitor {
  private var isFound = false

  static func holdsTry(_ syntax: some SyntaxProtocol) -> Bool {
    let visitor = TryCheck(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.isFound
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}

/// Whether an expression may be a decoded value, or none.
final class StandInCheck: SyntaxVisitor {
  private var isFound = false

  static func mayDecode(_ syntax: some SyntaxProtocol) -> Bool {
    let visitor = StandInCheck(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.isFound
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.lastName?.hasPrefix("decode") == true
      || node.arguments.contains(where: { $0.label?.text == "forKey" })
    {
      isFound = true
    }
    return .visitChildren
  }
}

/// Whether an argument holds a decoded value, or a property of a model from the same object.
final class ValueCheck: SyntaxVisitor {
  private let code: InitializerBody
  private var isFound = false

  private init(_ code: InitializerBody) {
    self.code = code
    super.init(viewMode: .sourceAccurate)
  }

  static func holdsValue(_ syntax: some SyntaxProtocol, _ code: InitializerBody) -> Bool {
    let visitor = ValueCheck(code)
    visitor.walk(syntax)
    return visitor.isFound
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.lastName?.hasPrefix("decode") == true { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.base?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      code.models[name] != nil
    {
      isFound = true
    }
    return .visitChildren
  }
}
