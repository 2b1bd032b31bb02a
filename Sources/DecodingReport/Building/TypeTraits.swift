import Foundation

/// What a report must know of a type, asked of the runtime once: casts to protocols are slow.
struct TypeTraits: Sendable {
  var wrapper: (any ReportingWrapper.Type)?
  var dictionary: (any TracedDictionary.Type)?
  var isRawRepresentable: Bool
  /// The type of the keys of a dictionary, whatever the wrappers around it.
  var keyType: (any Any.Type)?
  /// Whether the type itself is an optional.
  var isOptional: Bool
  /// Whether the type holds numbers.
  var isNumber: Bool
  /// Whether the type's own code isn't seen to ask for anything.
  var isLeaf: Bool
  /// Whether failed calls at the value's own place are no failures of the value.
  var isProbing: Bool
  /// The type without wrappers and optionals around it.
  var bare: any Any.Type

  private static let known = TypeCache<TypeTraits>()

  static func of(_ type: any Any.Type) -> TypeTraits {
    known.value(of: type) { made(of: type) }
  }

  private static func made(of type: any Any.Type) -> TypeTraits {
    let wrapper = type as? any ReportingWrapper.Type
    let bare = Self.bare(type)
    return TypeTraits(
      wrapper: wrapper, dictionary: type as? any TracedDictionary.Type,
      isRawRepresentable: bare is any RawRepresentable.Type,
      keyType: (bare as? any AnyDictionary.Type)?.keyType, isOptional: optional(type) != nil,
      isNumber: isNumber(bare),
      isLeaf: TypeTracing.isLeaf(type), isProbing: type is any ProbingType.Type, bare: bare)
  }
}

extension TypeTraits {
  var isDictionary: Bool { keyType != nil }

  /// The type that is optional; `nil` for a type that isn't.
  static func optional(_ type: any Any.Type) -> (any Any.Type)? {
    (type as? any OptionalType.Type)?.wrappedType
  }

  private static func bare(_ type: any Any.Type) -> any Any.Type {
    if let wrapper = type as? any ReportingWrapper.Type { return bare(wrapper.wrappedType) }
    if let optional = type as? any OptionalType.Type { return bare(optional.wrappedType) }
    return type
  }
}

extension TypeTraits {
  private static func isNumber(_ type: any Any.Type) -> Bool {
    type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type == Decimal.self
  }
}

private protocol AnyDictionary {
  static var keyType: any Any.Type { get }
}

extension Dictionary: AnyDictionary {
  fileprivate static var keyType: any Any.Type { Key.self }
}

private protocol OptionalType {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }
}
