import Foundation

/// What a report must know of a type, asked of the runtime once: casts to protocols are slow.
struct TypeTraits: Sendable {
  var wrapper: (any ReportingWrapper.Type)?
  var dictionary: (any TracedDictionary.Type)?
  var isRawRepresentable: Bool
  /// Whether values are cases of an enum without raw values, whatever the wrappers around it.
  var isPlainEnum: Bool
  /// The type itself, where it is a dictionary.
  var anyDictionary: (any AnyDictionary.Type)?
  /// The type of the keys of a dictionary, whatever the wrappers around it.
  var keyType: (any Any.Type)?
  /// The type itself, where it is an optional.
  var optional: (any OptionalType.Type)?
  /// The type itself, where it is an array.
  var array: (any ArrayType.Type)?
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
      isPlainEnum: StoredProperties.isEnum(bare) && !(bare is any RawRepresentable.Type),
      anyDictionary: type as? any AnyDictionary.Type,
      keyType: (bare as? any AnyDictionary.Type)?.keyType, optional: type as? any OptionalType.Type,
      array: type as? any ArrayType.Type,
      isNumber: isNumber(bare),
      isLeaf: TypeTracing.isLeaf(type), isProbing: type is any ProbingType.Type, bare: bare)
  }
}

extension TypeTraits {
  var isDictionary: Bool { keyType != nil }
  var isOptional: Bool { optional != nil }

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

/// A dictionary of any types.
protocol AnyDictionary: SendableMetatype {
  static var keyType: any Any.Type { get }
  /// The values of a value of this very type by its keys; `nil` where keys aren't texts.
  static func valuesByText(of value: Any) -> [String: Any]?
}

extension Dictionary: AnyDictionary {
  static var keyType: any Any.Type { Key.self }

  static func valuesByText(of value: Any) -> [String: Any]? {
    guard Key.self == String.self else { return nil }
    return exactly(value, as: Self.self) as? [String: Any]
  }
}

/// An optional of any type.
protocol OptionalType: SendableMetatype {
  static var wrappedType: any Any.Type { get }
  /// What is in a value of this very type; `nil` for its nil.
  static func content(of value: Any) -> Any?
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }

  static func content(of value: Any) -> Any? {
    exactly(value, as: Self.self).map { $0 }
  }
}

/// An array of any type.
protocol ArrayType: SendableMetatype {
  static func count(of value: Any) -> Int
  /// The first elements of a value of this very type.
  static func elements(of value: Any, upTo count: Int) -> [Any]
  /// Goes through the elements of a value of this very type, one in memory at a time.
  static func forEachElement(of value: Any, _ body: (Any) -> Void)
}

extension Array: ArrayType {
  static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }

  static func elements(of value: Any, upTo count: Int) -> [Any] {
    exactly(value, as: Self.self).prefix(count).map { $0 }
  }

  static func forEachElement(of value: Any, _ body: (Any) -> Void) {
    for element in exactly(value, as: Self.self) { body(element) }
  }
}

/// A value whose type is this very one: without a cast, which asks the runtime.
func exactly<T>(_ value: Any, as type: T.Type) -> T {
  func exactly<Value>(_ value: Value) -> T {
    if Value.self == T.self { return unsafeBitCast(value, to: T.self) }
    // An `Any` within an `Any`, as generic code makes it.
    guard let value = value as? T else { preconditionFailure("a value of another type") }
    return value
  }
  return _openExistential(value, do: exactly)
}
