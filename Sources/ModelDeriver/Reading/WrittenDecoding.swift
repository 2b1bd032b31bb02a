import SwiftSyntax

/// What an `init(from:)` that is written by hand asks for, as far as it names its keys: the cases of the enums by
/// which it takes its decoder's container, and the types that it asks for under them.
final class WrittenDecoding: SyntaxVisitor {
  /// The names of the enums.
  private(set) var enums: [String] = []
  /// The types by the names of the cases; those that needn't be there with a question mark.
  private(set) var types: [String: String] = [:]
  /// Whether it calls that of its superclass with the decoder that it got.
  private(set) var handsDecoderOn = false
  private let decoder: String

  init(_ initializer: InitializerDeclSyntax) {
    let parameter = initializer.signature.parameterClause.parameters.first
    decoder = (parameter?.secondName ?? parameter?.firstName)?.text ?? ""
    super.init(viewMode: .sourceAccurate)
    walk(initializer)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let argument = node.arguments.first
    else { return .visitChildren }
    switch (callee.declName.baseName.text, argument.label?.text) {
    case ("container", "keyedBy") where callee.base.map(isDecoder) == true:
      if let name = argument.expression.metatype?.lastName { enums.append(name) }
    case ("init", "from") where callee.base?.is(SuperExprSyntax.self) == true:
      handsDecoderOn = handsDecoderOn || isDecoder(argument.expression)
    case ("decode", nil), ("decodeIfPresent", nil):
      guard let key = node.arguments.last, key.label?.text == "forKey",
        let name = key.expression.as(MemberAccessExprSyntax.self)?.caseName, types[name] == nil,
        let type = argument.expression.metatype?.trimmedDescription
      else { break }
      let isOptional = callee.declName.baseName.text == "decodeIfPresent" || isTried(node)
      types[name] = isOptional ? type + "?" : type
    default: break
    }
    return .visitChildren
  }

  private func isDecoder(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text == decoder
  }

  /// Whether it stands behind `try?`.
  private func isTried(_ node: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent, parent.is(ExprSyntax.self) {
      if let tried = parent.as(TryExprSyntax.self) {
        return tried.questionOrExclamationMark?.text == "?"
      }
      node = parent
    }
    return false
  }
}
