import SwiftSyntax

extension Sources {
  /// What a type's synthesized `init(from:)` asks for, and those of its superclasses; `nil` where it has
  /// none.
  func fields(of type: TypeDeclaration) -> [Findings.Field]? {
    switch Role(of: type, in: self) {
    case .model,
      .finished where type.kind != .enumeration:
      return ownFields(of: type)
    case .left where !type.decodesByHand && type.kind == .class:
      guard let parent = parent(of: type) else { return nil }
      // An `init(from:)` that is inherited knows nothing of what is declared here.
      return fields(of: parent)
    case .left where type.decodesByHand && type.kind == .class && type.codingKeys != nil:
      // One that hands its decoder on finds its superclass's keys in the same object.
      guard let parent = parent(of: type), type.decodesSuperclass else { return nil }
      return fields(of: parent).map { $0 + ownFields(of: type) }
    case .left where !type.decodesByHand && type.kind == .enumeration && !type.isByRawValue:
      let keys = type.keysByCase
      return type.cases.map { element in
        let name = element.name.text.trimmingBackticks
        return Findings.Field(key: keys[name] ?? name, type: nil)
      }
    default: return nil
    }
  }

  private func ownFields(of type: TypeDeclaration) -> [Findings.Field] {
    let keys = type.keysByCase
    return type.decodedProperties.filter { !($0.isConstant && $0.initialValue != nil) }.map {
      let stored = type.observation != nil && $0.isObserved ? "_" + $0.name : $0.name
      return Findings.Field(
        key: keys[stored] ?? keys[$0.name] ?? stored, type: $0.decodedType?.trimmedDescription)
    }
  }
}

extension TypeDeclaration {
  /// The keys by the names of the cases of `CodingKeys`, where they differ or not.
  fileprivate var keysByCase: [String: String] { codingKeysDeclaration?.keysByCase ?? [:] }

  /// Whether its `init(from:)` calls that of its superclass with the decoder that it got.
  fileprivate var decodesSuperclass: Bool {
    let finder = SuperclassDecoding(viewMode: .sourceAccurate)
    for initializer in initializers where initializer.decodes { finder.walk(initializer) }
    return finder.isFound
  }

  /// Whether it is decoded by its raw value.
  var isByRawValue: Bool {
    inherited.contains {
      ["RawRepresentable", "OptionSet"].contains(
        $0.type.withoutAttributes.trimmedDescription.droppingStandardModule)
    }
  }
}

/// Finds `super.init(from: decoder)`.
private final class SuperclassDecoding: SyntaxVisitor {
  var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isSuper = callee?.base?.is(SuperExprSyntax.self) == true
    let argument = node.arguments.first
    if isSuper, callee?.declName.baseName.text == "init", argument?.label?.text == "from",
      argument?.expression.is(DeclReferenceExprSyntax.self) == true
    {
      isFound = true
    }
    return .visitChildren
  }
}
