import SwiftParser
import SwiftSyntax

/// What a property's type is made of, as far as a default value goes.
indirect enum TypeShape: Equatable {
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(TypeShape, TypeShape)
  case set(TypeShape)
  /// A type by name, dotted or not; generic arguments left out.
  case named(String)
  /// A tuple, a function, `any P`: nothing that is decoded by synthesized code.
  case other

  init(_ type: TypeSyntax, _ sources: Sources, in scope: String) {
    let type = sources.resolved(type, in: scope)
    func shape(_ inner: TypeSyntax) -> TypeShape { TypeShape(inner, sources, in: scope) }
    if let optional = type.as(OptionalTypeSyntax.self) {
      self = .optional(shape(optional.wrappedType))
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(shape(optional.wrappedType))
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .array(shape(array.element))
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(shape(dictionary.key), shape(dictionary.value))
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      self = TypeShape(name: name.name.text, name.genericArgumentClause.types.map(shape))
    } else if let member = type.as(MemberTypeSyntax.self) {
      let isStandard = ["Swift", "Foundation"].contains(member.baseType.trimmedDescription)
      self =
        isStandard
        ? TypeShape(name: member.name.text, member.genericArgumentClause.types.map(shape))
        : .named(type.trimmedDescription)
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self = shape(only.type)
    } else {
      self = .other
    }
  }

  private init(name: String, _ arguments: [TypeShape]) {
    switch (name, arguments.count) {
    case ("Optional", 1): self = .optional(arguments[0])
    case ("Array", 1): self = .array(arguments[0])
    case ("Set", 1): self = .set(arguments[0])
    case ("Dictionary", 2): self = .dictionary(arguments[0], arguments[1])
    default: self = .named(name)
    }
  }
}

extension TypeShape {
  /// The named types in it.
  var names: [String] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    case .named(let name): [name]
    case .other: []
    }
  }
}

extension GenericArgumentClauseSyntax? {
  fileprivate var types: [TypeSyntax] {
    self?.arguments.compactMap {
      if case .type(let type) = $0.argument { type } else { nil }
    } ?? []
  }
}

extension Property {
  /// Whether it starts out as nil without saying so: written `T?` or `T!`, not `Optional<T>`.
  var startsAsNil: Bool {
    type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  /// The type that its key is decoded as, where it can be told.
  var decodedType: TypeSyntax? { type ?? typeText.map { TypeSyntax(text: $0) } }

  /// The written type, or that of an initial value which shows it; `nil` where neither does.
  var typeText: String? {
    if let type { return type.trimmedDescription }
    guard let initialValue else { return nil }
    return initialValue.literalType
  }
}

extension TypeSyntax {
  /// A type by its name, as it is written in Swift.
  init(text: String) {
    var parser = Parser(text)
    self = TypeSyntax.parse(from: &parser)
  }
}

extension ExprSyntax {
  /// The type of a literal, of `T(…)`, of `[T]()`, and of `T.member`.
  fileprivate var literalType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      return prefixed.expression.literalType
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if callee.is(DeclReferenceExprSyntax.self) || callee.is(ArrayExprSyntax.self)
        || callee.is(DictionaryExprSyntax.self) || callee.is(GenericSpecializationExprSyntax.self)
      {
        return callee.trimmedDescription.startsUppercase ? callee.trimmedDescription : nil
      }
      return nil
    }
    if let member = self.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text.startsUppercase
    {
      return base.baseName.text
    }
    if let array = self.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { $0.expression.literalType })
      return types.count == 1 ? types.first?.map { "[\($0)]" } : nil
    }
    return nil
  }
}

extension String {
  /// Whether it looks like a type's name: `Address`, `[Int]`.
  fileprivate var startsUppercase: Bool { first == "[" || first?.isUppercase == true }

  /// `Int` for `Swift.Int`, `Date` for `Foundation.Date`.
  var droppingStandardModule: String {
    for module in ["Swift.", "Foundation."] where hasPrefix(module) {
      return String(dropFirst(module.count))
    }
    return self
  }
}
