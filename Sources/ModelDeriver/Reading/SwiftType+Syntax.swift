import DecodingRecord
import SwiftParser
import SwiftSyntax

extension SwiftType {
  /// A type as it is written within another, which is seen from `scope`; with what aliases stand for, if they are
  /// resolved.
  init(_ type: TypeSyntax, _ sources: Sources, in scope: String, resolvesAliases: Bool = false) {
    let type = resolvesAliases ? sources.resolved(type, in: scope) : type
    func inner(_ type: TypeSyntax) -> SwiftType {
      SwiftType(type, sources, in: scope, resolvesAliases: resolvesAliases)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      self = .optional(inner(optional.wrappedType))
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(inner(optional.wrappedType))
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .array(inner(array.element))
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(inner(dictionary.key), inner(dictionary.value))
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      let arguments = name.genericArgumentClause.types.map(inner)
      let isOwn = sources.type(name.name.text, in: scope) != nil
      self = SwiftType(name: name.name.text, arguments, isOwn: isOwn)
    } else if let member = type.as(MemberTypeSyntax.self) {
      let arguments = member.genericArgumentClause.types.map(inner)
      let base = member.baseType.trimmedDescription
      let isStandard = ["Swift", "Foundation"].contains(base)
      self = SwiftType(
        name: member.name.text, in: isStandard ? "" : base + ".", arguments, isOwn: !isStandard)
    } else if let tuple = type.as(TupleTypeSyntax.self) {
      let elements = tuple.elements.map {
        TupleElement(label: $0.firstName?.text, type: inner($0.type))
      }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    } else if let values = type.as(SomeOrAnyTypeSyntax.self) {
      self = .unnamed(values.constraint.trimmedDescription)
    } else {
      self = .unnamed(type.trimmedDescription)
    }
  }

  private init(name: String, in scope: String = "", _ arguments: [SwiftType], isOwn: Bool) {
    let name = name.trimmingBackticks
    let own = SwiftType.nominal(Nominal(scope: scope, name: name, arguments: arguments))
    guard !isOwn else {
      self = own
      return
    }
    switch (name, arguments.count) {
    case ("Any", 0): self = .any
    case ("Optional", 1): self = .optional(arguments[0])
    case ("Array", 1): self = .array(arguments[0])
    case ("Set", 1): self = .set(arguments[0])
    case ("Dictionary", 2): self = .dictionary(arguments[0], arguments[1])
    case ("Range", 1), ("ClosedRange", 1):
      self = .range(arguments[0], isClosed: name == "ClosedRange")
    case (_, 0): self = Standard(rawValue: name).map { .standard($0) } ?? own
    default: self = own
    }
  }

  /// The named types in it, whatever their arguments.
  var names: [String] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    case .standard, .nominal, .range, .tuple, .unnamed: name.map { [$0] } ?? []
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
