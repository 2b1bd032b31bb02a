/// The arrays and objects around a value of unknown kind, the outermost first.
///
/// A `Decoder` tells the kind of a value only by throwing for the others, and Foundation puts the
/// whole path, built anew from the root, into each error: at 500 levels a millisecond. So deep
/// inside, a container is asked for first, and of the kind that the one two levels up has. A wrong
/// guess costs time and nothing else.
struct Nesting: Sendable {
  /// How many containers are around the value.
  private var depth = 0
  /// Whether each of them is an object, the innermost in the lowest bit.
  private var objects: UInt = 0

  private static let local = TaskLocal(wrappedValue: Nesting())

  /// The containers around the value that is being decoded.
  static var current: Nesting { local.get() }

  /// Whether errors cost more than a container that is asked for in vain.
  var isDeep: Bool { depth >= 12 }

  /// Whether the value is rather an object than an array.
  var expectsObject: Bool { isDeep && objects & 2 != 0 }

  /// Decodes what is in a container of the kind.
  func within<Value>(isObject: Bool, _ decode: () throws -> Value) rethrows -> Value {
    var inner = self
    inner.depth += 1
    inner.objects = objects << 1 | (isObject ? 1 : 0)
    return try Self.local.withValue(inner, operation: decode)
  }
}
