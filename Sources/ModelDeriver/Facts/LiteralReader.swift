import ModelFacts
import SwiftParser
import SwiftSyntax

extension LiteralFacts {
  init(_ sources: Sources) {
    self.init()
    let reader = LiteralReader(viewMode: .sourceAccurate)
    for file in sources.files { reader.walk(file.tree) }
    numbers = reader.numbers.sorted()
    texts = reader.texts.sorted()
    names = reader.names.sorted()
    compared = Array((reader.compared + reader.rawValues).uniqued().prefix(Self.mostCompared))
  }

  private static let mostCompared = 40
}

private final class LiteralReader: SyntaxVisitor {
  var numbers: Set<Double> = []
  var texts: Set<String> = []
  var names: Set<String> = []
  /// Texts in `== "a"`, `case "a", "b":`, `hasPrefix("a")` and `["a", "b"].contains(`, in order.
  var compared: [String] = []
  /// The texts for which enums of strings have cases.
  var rawValues: [String] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier(let name): names.insert(name.trimmingBackticks)
    case .integerLiteral(let text), .floatLiteral(let text):
      if let number = Self.number(text) { numbers.insert(number) }
    default: break
    }
    return .skipChildren
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits)
    }
    return Double(digits)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue {
      texts.insert(text)
      if isCompared(node) { compared.append(text) }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard first?.droppingStandardModule == "String", !node.isOfKeys else { return .visitChildren }
    rawValues += node.caseElements.map { $0.writtenText ?? $0.plainName }
    return .visitChildren
  }

  /// Whether something is compared with a text.
  private func isCompared(_ literal: StringLiteralExprSyntax) -> Bool {
    guard literal.representedLiteralValue?.isEmpty == false, let parent = literal.parent else {
      return false
    }
    if parent.is(ExpressionPatternSyntax.self) { return true }
    if let sequence = parent.as(ExprListSyntax.self) {
      return sequence.contains { element in
        ["==", "!="].contains(
          element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
      }
    }
    if parent.is(LabeledExprSyntax.self), let call = parent.parent?.parent,
      let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
    {
      return ["hasPrefix", "hasSuffix"].contains(callee)
    }
    if parent.is(ArrayElementSyntax.self),
      let member = parent.parent?.parent?.parent?.as(MemberAccessExprSyntax.self)
    {
      return member.declName.baseName.text == "contains"
    }
    return false
  }
}
