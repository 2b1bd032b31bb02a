// The standard library's generic types, found by a cast of a type and read without one of a value:
// a cast asks the runtime.

/// A dictionary of any types.
protocol DictionaryType: SpecialType {
  static var keyType: any Any.Type { get }
  static var valueType: any Any.Type { get }
  /// The values of a value of this very type by its keys; `nil` where keys aren't texts.
  static func valuesByText(of value: Any) -> [String: Any]?
  /// The value under a key.
  static func value(under key: AnyHashable, of value: Any) -> Any?
  /// The key that a member of an object becomes; `nil` where the type makes none of it.
  static func key(from member: String) -> AnyHashable?
  static func count(of value: Any) -> Int
}

extension Dictionary: DictionaryType {
  static var keyType: any Any.Type { Key.self }
  static var valueType: any Any.Type { Value.self }

  static func valuesByText(of value: Any) -> [String: Any]? {
    let values = exactly(value, as: Self.self)
    if Key.self == String.self { return values as? [String: Any] }
    guard Key.self is any RawRepresentable<String>.Type else { return nil }
    return [String: Any](
      values.compactMap { key, value in
        (key as? any RawRepresentable<String>).map { ($0.rawValue, value) }
      }, uniquingKeysWith: { first, _ in first })
  }

  static func value(under key: AnyHashable, of value: Any) -> Any? {
    (key.base as? Key).flatMap { exactly(value, as: Self.self)[$0] }
  }

  static func key(from member: String) -> AnyHashable? {
    if Key.self == String.self { return member }
    if Key.self == Int.self { return Int(member).map { $0 } }
    guard let type = Key.self as? any CodingKeyRepresentable.Type else { return nil }
    return (type.init(codingKey: MemberKey(stringValue: member)) as? Key).map { $0 }
  }

  static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }
}

/// An optional of any type.
protocol OptionalType: SpecialType {
  static var wrappedType: any Any.Type { get }
  /// What is in a value of this very type; `nil` for its nil.
  static func content(of value: Any) -> Any?
  /// Whether a value of this very type is `.some(nil)`: never, unless two optionals lie in each other.
  static func isSomeOfNil(_ value: Any) -> Bool
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }

  static func content(of value: Any) -> Any? {
    exactly(value, as: Self.self).map { $0 }
  }

  static func isSomeOfNil(_ value: Any) -> Bool {
    guard let inner = Wrapped.self as? any OptionalType.Type else { return false }
    return content(of: value).map { inner.content(of: $0) == nil } ?? false
  }
}

/// An array of any type.
protocol ArrayType: SpecialType {
  static var elementType: any Any.Type { get }
  static func count(of value: Any) -> Int
  /// The first elements of a value of this very type.
  static func elements(of value: Any, upTo count: Int) -> [Any]
  /// Goes through the elements of a value of this very type, one in memory at a time.
  static func forEachElement(of value: Any, _ body: (Any) -> Void)
}

extension Array: ArrayType {
  static var elementType: any Any.Type { Element.self }

  static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }

  static func elements(of value: Any, upTo count: Int) -> [Any] {
    exactly(value, as: Self.self).prefix(count).map { $0 }
  }

  static func forEachElement(of value: Any, _ body: (Any) -> Void) {
    for element in exactly(value, as: Self.self) { body(element) }
  }
}

/// A set of any type.
protocol SetType: SpecialType {
  static var elementType: any Any.Type { get }
  static func count(of value: Any) -> Int
  static func elements(of value: Any) -> [Any]
}

extension Set: SetType {
  static var elementType: any Any.Type { Element.self }

  static func elements(of value: Any) -> [Any] { exactly(value, as: Self.self).map { $0 } }

  static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }
}

/// A standard collection that reads its elements one by one to the first that fails.
protocol PlainSequence: SpecialType {}
extension Array: PlainSequence {}
extension ContiguousArray: PlainSequence {}
extension Set: PlainSequence {}

/// A value whose type is this very one, without a cast.
func exactly<T>(_ value: Any, as type: T.Type) -> T {
  func exactly<Value>(_ value: Value) -> T {
    Value.self == T.self ? unsafeBitCast(value, to: T.self) : inner(value, as: T.self)
  }
  return _openExistential(value, do: exactly)
}

/// An `Any` within an `Any`, as generic code makes it. Apart, since a cast looks up the type of its
/// optional, whether it comes to that or not.
@inline(never)
private func inner<T>(_ value: Any, as type: T.Type) -> T {
  guard let value = value as? T else { preconditionFailure("a value of another type") }
  return value
}

/// A `Result` of any types.
protocol ResultType {
  static var successType: any Any.Type { get }
  var isFailure: Bool { get }
  var success: Any? { get }
}

extension Result: ResultType {
  static var successType: any Any.Type { Success.self }
  var isFailure: Bool { if case .failure = self { true } else { false } }
  var success: Any? { try? get() }
}
