import Foundation

/// How values of a type are traced, asked of the runtime once: casts to protocols are slow.
final class TypeTracing: Sendable {
  let type: ObjectIdentifier
  let scalar: (any TracedScalar.Type)?
  let dictionary: (any TracedDictionary.Type)?
  /// Whether JSONDecoder handles the type by itself, so that it must be asked for as such.
  let isUntraced: Bool

  /// Whether the type's own code isn't seen to ask for anything.
  var isLeaf: Bool { isUntraced || scalar != nil }

  private init(_ type: any Any.Type) {
    self.type = ObjectIdentifier(type)
    scalar = type as? any TracedScalar.Type
    dictionary = type as? any TracedDictionary.Type
    isUntraced = [Date.self, Data.self, URL.self, Decimal.self].contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }

  private static let known = TypeCache<TypeTracing>()

  static func of(_ type: any Any.Type) -> TypeTracing {
    known.value(of: type) { TypeTracing(type) }
  }
}
