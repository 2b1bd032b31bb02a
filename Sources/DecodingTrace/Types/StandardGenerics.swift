// The standard library's generic types, found by a cast of a type and read without one of a value:
// a cast asks the runtime.

/// A dictionary of any types.
package protocol DictionaryType: SpecialType {
  /// The type of the keys.
  static var keyType: any Any.Type { get }
  /// The type of the values.
  static var valueType: any Any.Type { get }
  /// The values of a value of this very type by its keys; `nil` where keys aren't texts.
  static func valuesByText(of value: Any) -> [String: Any]?
  /// The value under a key.
  static func value(under key: AnyHashable, of value: Any) -> Any?
  /// The key that a member of an object becomes; `nil` where the type makes none of it.
  static func key(from member: String) -> AnyHashable?
  /// How many there are in a value of this very type.
  static func count(of value: Any) -> Int
}

extension Dictionary: DictionaryType {
  package static var keyType: any Any.Type { Key.self }
  package static var valueType: any Any.Type { Value.self }

  package static func valuesByText(of value: Any) -> [String: Any]? {
    let values = exactly(value, as: Self.self)
    if Key.self == String.self { return values as? [String: Any] }
    guard Key.self is any RawRepresentable<String>.Type else { return nil }
    return [String: Any](
      values.compactMap { key, value in
        (key as? any RawRepresentable<String>).map { ($0.rawValue, value) }
      }, uniquingKeysWith: { first, _ in first })
  }

  package static func value(under key: AnyHashable, of value: Any) -> Any? {
    (key.base as? Key).flatMap { exactly(value, as: Self.self)[$0] }
  }

  package static func key(from member: String) -> AnyHashable? {
    if Key.self == String.self { return member }
    if Key.self == Int.self { return Int(member).map { $0 } }
    guard let type = Key.self as? any CodingKeyRepresentable.Type else { return nil }
    return (type.init(codingKey: MemberKey(stringValue: member)) as? Key).map { $0 }
  }

  package static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }
}

/// An optional of any type.
package protocol OptionalType: SpecialType {
  /// The type that is optional.
  static var wrappedType: any Any.Type { get }
  /// What is in a value of this very type; `nil` for its nil.
  static func content(of value: Any) -> Any?
  /// What is in a value of this very type, without the optionals around it.
  static func bareContent(of value: Any) -> Any?
  /// Whether a value of this very type is `.some(nil)`: never, unless two optionals lie in each other.
  static func isSomeOfNil(_ value: Any) -> Bool
}

extension Optional: OptionalType {
  package static var wrappedType: any Any.Type { Wrapped.self }

  package static func content(of value: Any) -> Any? {
    exactly(value, as: Self.self).map { $0 }
  }

  package static func bareContent(of value: Any) -> Any? {
    guard let inner = Wrapped.self as? any OptionalType.Type else { return content(of: value) }
    return content(of: value).flatMap { inner.bareContent(of: $0) }
  }

  package static func isSomeOfNil(_ value: Any) -> Bool {
    guard let inner = Wrapped.self as? any OptionalType.Type else { return false }
    return content(of: value).map { inner.content(of: $0) == nil } ?? false
  }
}

/// An array of any type.
package protocol ArrayType: SpecialType {
  /// The type of the elements.
  static var elementType: any Any.Type { get }
  /// How many there are in a value of this very type.
  static func count(of value: Any) -> Int
  /// The first elements of a value of this very type.
  static func elements(of value: Any, upTo count: Int) -> [Any]
  /// Goes through the elements of a value of this very type, one in memory at a time.
  static func forEachElement(of value: Any, _ body: (Any) -> Void)
}

extension Array: ArrayType {
  package static var elementType: any Any.Type { Element.self }

  package static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }

  package static func elements(of value: Any, upTo count: Int) -> [Any] {
    exactly(value, as: Self.self).prefix(count).map { $0 }
  }

  package static func forEachElement(of value: Any, _ body: (Any) -> Void) {
    for element in exactly(value, as: Self.self) { body(element) }
  }
}

/// A set of any type.
package protocol SetType: SpecialType {
  /// The type of the elements.
  static var elementType: any Any.Type { get }
  /// How many there are in a value of this very type.
  static func count(of value: Any) -> Int
  /// The elements of a value of this very type.
  static func elements(of value: Any) -> [Any]
}

extension Set: SetType {
  package static var elementType: any Any.Type { Element.self }

  package static func elements(of value: Any) -> [Any] { exactly(value, as: Self.self).map { $0 } }

  package static func count(of value: Any) -> Int { exactly(value, as: Self.self).count }
}

/// A standard collection that reads its elements one by one to the first that fails.
protocol PlainSequence: SpecialType {}
extension Array: PlainSequence {}
extension ContiguousArray: PlainSequence {}
extension Set: PlainSequence {}

/// A value whose type is this very one, without a cast.
@inlinable package func exactly<T>(_ value: Any, as type: T.Type) -> T {
  func exactly<Value>(_ value: Value) -> T {
    Value.self == T.self ? unsafeBitCast(value, to: T.self) : inner(value, as: T.self)
  }
  return _openExistential(value, do: exactly)
}

/// An `Any` within an `Any`, as generic code makes it. Apart, since a cast looks up the type of its
/// optional, whether it comes to that or not.
@inline(never) @usableFromInline
func inner<T>(_ value: Any, as type: T.Type) -> T {
  guard let value = value as? T else { preconditionFailure("a value of another type") }
  return value
}

/// A `Result` of any types.
package protocol ResultType {
  /// The type of a success.
  static var successType: any Any.Type { get }
  /// Whether it is a failure.
  var isFailure: Bool { get }
  /// The value of a success.
  var success: Any? { get }
}

extension Result: ResultType {
  package static var successType: any Any.Type { Success.self }
  package var isFailure: Bool { if case .failure = self { true } else { false } }
  package var success: Any? { try? get() }
}
