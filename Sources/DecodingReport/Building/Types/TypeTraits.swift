import Foundation

/// What a report must know of a type, asked of the runtime once: casts to protocols are slow.
struct TypeTraits: Sendable {
  var wrapper: (any ReportingWrapper.Type)?
  var dictionary: (any TracedDictionary.Type)?
  var isRawRepresentable: Bool
  /// Whether values are cases of an enum without raw values, whatever the wrappers around it.
  var isPlainEnum: Bool
  /// The type itself, where it is a dictionary.
  var dictionaryType: (any DictionaryType.Type)?
  /// The type itself, where it is a set.
  var set: (any SetType.Type)?
  /// The type of the keys of a dictionary, whatever the wrappers around it.
  var keyType: (any Any.Type)?
  /// The type itself, where it is an optional.
  var optional: (any OptionalType.Type)?
  /// The type itself, where it is an array.
  var array: (any ArrayType.Type)?
  /// Whether the type is an array or a set, which reads its elements one by one to the first that
  /// fails.
  var isPlainSequence: Bool
  /// Whether the type holds numbers.
  var isNumber: Bool
  /// Whether the type's own code isn't seen to ask for anything.
  var isLeaf: Bool
  /// Whether failed calls at the value's own place are no failures of the value.
  var isProbing: Bool
  /// Whether the type takes any JSON, whatever the wrappers around it.
  var takesAny: Bool
  /// Whether the standard library or Foundation declares the type.
  var isStandard: Bool
  /// The type without wrappers and optionals around it.
  var bare: any Any.Type

  private static let known = TypeCache<TypeTraits>()

  static func of(_ type: any Any.Type) -> TypeTraits {
    known.value(of: type) { made(of: type) }
  }

  private static func made(of type: any Any.Type) -> TypeTraits {
    let special = type as? any SpecialType.Type
    let bare = Self.bare(type)
    let isRawRepresentable = bare is any RawRepresentable.Type
    return TypeTraits(
      wrapper: special as? any ReportingWrapper.Type,
      dictionary: special as? any TracedDictionary.Type,
      isRawRepresentable: isRawRepresentable,
      isPlainEnum: StoredProperties.isEnum(bare) && !isRawRepresentable,
      dictionaryType: special as? any DictionaryType.Type,
      set: special as? any SetType.Type,
      keyType: ((bare as? any SpecialType.Type) as? any DictionaryType.Type)?.keyType,
      optional: special as? any OptionalType.Type,
      array: special as? any ArrayType.Type,
      isPlainSequence: special is any PlainSequence.Type, isNumber: isNumber(bare),
      isLeaf: TypeTracing.isLeaf(type), isProbing: special is any ProbingType.Type,
      takesAny: UntypedValue.takesAny(bare), isStandard: TypeName.isStandard(type),
      bare: bare)
  }
}

extension TypeTraits {
  /// Whether values of the type hold nothing: whoever decodes one only steps over what was sent.
  var isContentless: Bool {
    !isStandard && !isLeaf && wrapper == nil && !StoredProperties.isEnum(bare)
      && StoredProperties.of(bare).fields.isEmpty
  }

  /// Whether the standard library or Foundation declares what the type holds, whatever wrappers and
  /// optionals are around it.
  var holdsStandard: Bool { Self.of(bare).isStandard }

  var isDictionary: Bool { keyType != nil }
  var isOptional: Bool { optional != nil }

  /// The type that is optional; `nil` for a type that isn't.
  static func optional(_ type: any Any.Type) -> (any Any.Type)? {
    ((type as? any SpecialType.Type) as? any OptionalType.Type)?.wrappedType
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
