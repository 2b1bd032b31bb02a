import Foundation

/// What a report must know of a type, asked of the runtime once: casts to protocols are slow.
@usableFromInline package struct TypeTraits: Sendable {
  /// The type itself, where it is a wrapper that reports.
  package var wrapper: (any ReportingWrapper.Type)?
  /// Whether the type is a dictionary of decodable values by texts.
  package var isTextDictionary: Bool
  /// Whether values have raw values, whatever the wrappers around the type.
  package var isRawRepresentable: Bool
  /// Whether values are cases of an enum without raw values, whatever the wrappers around it.
  package var isPlainEnum: Bool
  /// The type itself, where it is a dictionary.
  package var dictionaryType: (any DictionaryType.Type)?
  /// The type itself, where it is a set.
  package var set: (any SetType.Type)?
  /// The type of the keys of a dictionary, whatever the wrappers around it.
  @usableFromInline package var keyType: (any Any.Type)?
  /// The type itself, where it is an optional.
  package var optional: (any OptionalType.Type)?
  /// The type itself, where it is an array.
  package var array: (any ArrayType.Type)?
  /// Whether the type is an array or a set, which reads its elements one by one to the first that
  /// fails.
  package var isPlainSequence: Bool
  /// Whether the type holds numbers.
  package var isNumber: Bool
  /// Whether the type's own code isn't seen to ask for anything.
  package var isLeaf: Bool
  /// Whether failed calls at the value's own place are no failures of the value.
  package var isProbing: Bool
  /// Whether the type takes any JSON, whatever the wrappers around it.
  package var takesAny: Bool
  /// Whether the standard library or Foundation declares the type.
  package var isStandard: Bool
  /// The type without wrappers and optionals around it.
  package var bare: any Any.Type

  @usableFromInline static let known = TypeCache<TypeTraits>()

  /// The traits of a type.
  @inlinable package static func of(_ type: any Any.Type) -> TypeTraits {
    known.value(of: type) { made(of: type) }
  }

  @usableFromInline static func made(of type: any Any.Type) -> TypeTraits {
    let special = type as? any SpecialType.Type
    let bare = Self.bare(type)
    let isRawRepresentable = bare is any RawRepresentable.Type
    return TypeTraits(
      wrapper: special as? any ReportingWrapper.Type,
      isTextDictionary: special is any TracedDictionary.Type,
      isRawRepresentable: isRawRepresentable,
      isPlainEnum: StoredProperties.isEnum(bare) && !isRawRepresentable,
      dictionaryType: special as? any DictionaryType.Type,
      set: special as? any SetType.Type,
      keyType: ((bare as? any SpecialType.Type) as? any DictionaryType.Type)?.keyType,
      optional: special as? any OptionalType.Type,
      array: special as? any ArrayType.Type,
      isPlainSequence: special is any PlainSequence.Type, isNumber: isNumber(bare),
      isLeaf: TypeTracing.isLeaf(type), isProbing: special is any ProbingType.Type,
      takesAny: takesAny(bare), isStandard: TypeName.isStandard(type),
      bare: bare)
  }
}

extension TypeTraits {
  /// Whether values of the type hold nothing: whoever decodes one only steps over what was sent.
  package var isContentless: Bool {
    !isStandard && !isLeaf && wrapper == nil && !StoredProperties.isEnum(bare)
      && StoredProperties.of(bare).fields.isEmpty
  }

  /// Whether the standard library or Foundation declares what the type holds, whatever wrappers and
  /// optionals are around it.
  package var holdsStandard: Bool { Self.of(bare).isStandard }

  /// Whether elements that the type's own code asks for may not be kept: an array keeps all, and a
  /// wrapper says what it does.
  package var mayDiscardElements: Bool { array == nil && wrapper == nil }

  /// Whether the type is a dictionary, whatever the wrappers around it.
  @inlinable package var isDictionary: Bool { keyType != nil }
  /// Whether the type itself is an optional.
  package var isOptional: Bool { optional != nil }

  /// The type that is optional; `nil` for a type that isn't.
  package static func optional(_ type: any Any.Type) -> (any Any.Type)? {
    ((type as? any SpecialType.Type) as? any OptionalType.Type)?.wrappedType
  }

  /// Whether containers have a `decode` of its own for a type.
  package static func isScalar(_ type: any Any.Type) -> Bool {
    (type as? any SpecialType.Type) is any TracedScalar.Type
  }

  /// Whether a type says nothing of what is in its values.
  package static func isUntyped(_ type: any Any.Type) -> Bool {
    type == [String: Any].self || type == [Any].self
  }

  private static func takesAny(_ type: any Any.Type) -> Bool {
    type == Any.self || isUntyped(type) || (type as? any SpecialType.Type) is any ProbingType.Type
  }

  private static func bare(_ type: any Any.Type) -> any Any.Type {
    guard let special = type as? any SpecialType.Type else { return type }
    if let wrapper = special as? any ReportingWrapper.Type { return bare(wrapper.wrappedType) }
    if let optional = special as? any OptionalType.Type { return bare(optional.wrappedType) }
    return type
  }
}

extension TypeTraits {
  private static func isNumber(_ type: any Any.Type) -> Bool {
    guard type != Decimal.self, let number = type as? any Numeric.Type else {
      return type == Decimal.self
    }
    return number is any BinaryInteger.Type || number is any BinaryFloatingPoint.Type
  }
}

extension ReportingWrapper {
  /// A value of this very type, as the wrapper that it is.
  package static func wrapper(_ value: Any) -> any ReportingWrapper {
    exactly(value, as: Self.self)
  }
}
