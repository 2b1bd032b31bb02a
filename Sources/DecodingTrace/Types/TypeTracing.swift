import Foundation

/// How values of a type are traced, asked of the runtime once: casts to protocols are slow.
struct TypeTracing: Sendable {
  let type: ObjectIdentifier
  let scalar: (any TracedScalar.Type)?
  let dictionary: (any TracedDictionary.Type)?
  /// `Traced` of the type, at hand: to make it of a type costs a look into the runtime's tables.
  let traced: any TracedValue.Type
  /// Whether JSONDecoder handles the type by itself, so that it must be asked for as such.
  let isUntraced: Bool
  let isSingleValueWrapper: Bool

  private init<T: Decodable>(_ type: T.Type) {
    traced = Traced<T>.self
    self.type = ObjectIdentifier(type)
    let special = type as? any SpecialType.Type
    scalar = special as? any TracedScalar.Type
    dictionary = special as? any TracedDictionary.Type
    isUntraced = Self.isUntraced(type)
    isSingleValueWrapper = special is any SingleValueWrapper.Type
  }

  private static func isUntraced(_ type: any Any.Type) -> Bool {
    [Date.self, Data.self, URL.self, Decimal.self].contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }

  /// Whether a type's own code isn't seen to ask for anything.
  static func isLeaf(_ type: any Any.Type) -> Bool {
    TypeTraits.isScalar(type) || isUntraced(type)
  }

  private static let known = TypeCache<TypeTracing>()

  static func of<T: Decodable>(_ type: T.Type) -> TypeTracing {
    known.value(of: type) { TypeTracing(type) }
  }
}
