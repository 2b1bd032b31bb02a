import SwiftSyntax

/// A stored property of a model: one that a synthesized `init(from:)` may ask for.
struct Property {
  let name: String
  /// The declaration, which may hold further properties: `var x, y: Int`.
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The written type; of `x` in `var x, y: Int` too. `nil` where it is inferred.
  let type: TypeSyntax?
  let initialValue: ExprSyntax?

  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
  /// Whether a wrapper or another attribute stands on it already.
  var attribute: String? {
    declaration.attributes.first?.trimmedDescription
  }
}

extension Property {
  /// The stored properties of a member list, in order: no static ones, no lazy ones, none computed.
  static func stored(in members: [MemberBlockItemSyntax]) -> [Property] {
    members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) } }
      .flatMap(properties)
  }

  private static func properties(of declaration: VariableDeclSyntax) -> [Property] {
    let bindings = Array(declaration.bindings)
    return bindings.indices.compactMap { index in
      let binding = bindings[index]
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !binding.isComputed
      else { return nil }
      let type = bindings[index...].lazy.prefix { $0.initializer == nil || $0 == binding }
        .compactMap(\.typeAnnotation).first?.type
      return Property(
        name: pattern.identifier.text.trimmingBackticks, declaration: declaration,
        binding: binding,
        type: binding.typeAnnotation?.type
          ?? (binding.initializer == nil ? type : nil),
        initialValue: binding.initializer?.value)
    }
  }
}

extension PatternBindingSyntax {
  var name: String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
  }

  /// Whether it has a getter that changes nothing, and doesn't stop the program by what it says.
  var hasPlainGetter: Bool {
    switch accessorBlock?.accessors {
    case .getter(let statements): return !statements.mayStopTheProgram
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }),
        getter.modifier == nil, getter.effectSpecifiers == nil, getter.attributes.isEmpty
      else { return false }
      return !(getter.body?.mayStopTheProgram ?? false)
    default: return false
    }
  }

  /// Whether it has a getter that may stop the program by what it says.
  var hasStoppingGetter: Bool {
    switch accessorBlock?.accessors {
    case .getter(let statements): statements.mayStopTheProgram
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.mayStopTheProgram ?? false
    default: false
    }
  }

  /// Whether it has a getter. Observers (`willSet`, `didSet`) leave it stored.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: true
    }
  }
}

extension SyntaxProtocol {
  /// Whether it has a `!` behind a value, `try` or `as`, or a call that ends the program.
  fileprivate var mayStopTheProgram: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .exclamationMark:
        // An enum that lists its cases has one.
        !(token.parent?.as(ForceUnwrapExprSyntax.self)?.expression.trimmedDescription
          .hasSuffix("allCases.first") ?? false)
      case .identifier(let name):
        ["fatalError", "precondition", "assert"].contains { name.hasPrefix($0) }
      default: false
      }
    }
  }
}

extension String {
  /// The identifier without the backticks that let it be a keyword.
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
