import SwiftSyntax

/// A call that makes a value with labelled arguments.
struct InitializerCall {
  /// The type's name, without those around it; `nil` for `.init`.
  let type: String?
  let labels: [String]

  /// All such calls in a file.
  static func all(in tree: SourceFileSyntax) -> [InitializerCall] {
    let finder = InitializerCallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.calls
  }
}

private final class InitializerCallFinder: SyntaxVisitor {
  var calls: [InitializerCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.compactMap { $0.label?.text.trimmingBackticks }
    guard !labels.isEmpty, labels.count == node.arguments.count else { return .visitChildren }
    var callee = node.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      calls.append(InitializerCall(type: name, labels: labels))
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      calls.append(InitializerCall(type: name == "init" ? nil : name, labels: labels))
    }
    return .visitChildren
  }
}
