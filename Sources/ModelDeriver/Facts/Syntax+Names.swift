import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// The last name of what is called or named: `decode` of `c.decode`, `Page` of `A.Page<User>`.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.trimmingBackticks
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.trimmingBackticks
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.lastName
    }
    return nil
  }

  /// The dotted names, without generic arguments: `A.Page` of `A.Page<User>`.
  var dottedName: String? {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.dottedName.map { $0 + "." + member.declName.baseName.text }
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.dottedName
    }
    return lastName
  }

  /// The type that is named as a value: `User` of `User.self`.
  var metatype: ExprSyntax? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base
  }

  /// What stands behind `try`, within parentheses, before `?` and `!`.
  var bare: ExprSyntax {
    if let node = self.as(TryExprSyntax.self) { return node.expression.bare }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.bare }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.bare }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.bare }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1,
      let only = node.elements.first, only.label == nil
    {
      return only.expression.bare
    }
    return self
  }

  /// The name that an expression begins with, and whether more stands behind it: `a.append(b)`, `self.a`.
  var firstName: (name: String, isPart: Bool)? {
    var node = self
    var isPart = false
    while true {
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text.trimmingBackticks
        return name == "self" || name == "_" || name == "super" ? nil : (name, isPart)
      }
      if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        if base.trimmedDescription == "self" {
          let name = member.declName.baseName.text.trimmingBackticks
          return name == "init" ? nil : (name, isPart)
        }
        (node, isPart) = (base, true)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let part = node.as(SubscriptCallExprSyntax.self) {
        (node, isPart) = (part.calledExpression, true)
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let unwrapped = node.as(ForceUnwrapExprSyntax.self) {
        node = unwrapped.expression
      } else if let infix = node.as(InfixOperatorExprSyntax.self) {
        node = infix.leftOperand
      } else {
        return nil
      }
    }
  }

  /// The one text in a key, which is made of it: `"name"`, `AnyKey("name")`.
  var writtenKey: String? {
    let texts = StringLiterals.of(self)
    guard texts.count == 1, !self.is(InfixOperatorExprSyntax.self) else { return nil }
    return texts[0].representedLiteralValue
  }
}

extension StringLiteralExprSyntax {
  /// The text, where nothing is put into it.
  var writtenText: String? { representedLiteralValue }
}

extension MemberAccessExprSyntax {
  /// The case that it names: `.id`, `CodingKeys.id`. What a type's function is called isn't one, nor is
  /// an initializer.
  var caseName: String? {
    let name = declName.baseName.text.trimmingBackticks
    guard name != "init", name != "self" else { return nil }
    guard let base else { return name }
    guard let type = base.as(DeclReferenceExprSyntax.self),
      type.baseName.text.first?.isUppercase == true
    else { return nil }
    let isCalled = parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).id
    return isCalled ? nil : name
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it gives its left side a value: `a = b`, `a += b`.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    let text = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.count > 1 && text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  var operatorText: String {
    self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
  }
}

extension PatternSyntax {
  /// The names that it binds. Names are bound within `let` and `var` alone, unless the whole is a binding.
  func boundNames(isBinding: Bool) -> [String] {
    if let name = self.as(IdentifierPatternSyntax.self) {
      return isBinding ? [name.identifier.text.trimmingBackticks] : []
    }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames(isBinding: isBinding) }
    }
    if let binding = self.as(ValueBindingPatternSyntax.self) {
      return binding.pattern.boundNames(isBinding: true)
    }
    if let expression = self.as(ExpressionPatternSyntax.self) {
      return PatternNames.of(expression, isBinding: isBinding)
    }
    return []
  }
}

extension ConditionElementSyntax.Condition {
  /// The names that it makes: `let x = …`, `case .text(let x) = …`.
  var boundNames: [String] {
    switch self {
    case .optionalBinding(let binding): binding.pattern.boundNames(isBinding: true)
    case .matchingPattern(let match): match.pattern.boundNames(isBinding: false)
    default: []
    }
  }
}

/// Finds the names that are bound within a pattern which is written as an expression:
/// `.text(let value)`.
private final class PatternNames: SyntaxVisitor {
  private var names: [String] = []
  private let isBinding: Bool

  init(isBinding: Bool) {
    self.isBinding = isBinding
    super.init(viewMode: .sourceAccurate)
  }

  static func of(_ syntax: some SyntaxProtocol, isBinding: Bool) -> [String] {
    let visitor = PatternNames(isBinding: isBinding)
    visitor.walk(syntax)
    return visitor.names
  }

  override func visit(_ node: PatternExprSyntax) -> SyntaxVisitorContinueKind {
    names += node.pattern.boundNames(isBinding: isBinding)
    return .skipChildren
  }
}

/// Finds the texts in an expression.
private final class StringLiterals: SyntaxVisitor {
  private var literals: [StringLiteralExprSyntax] = []

  static func of(_ syntax: some SyntaxProtocol) -> [StringLiteralExprSyntax] {
    let visitor = StringLiterals(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.literals
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(node)
    return .visitChildren
  }
}
