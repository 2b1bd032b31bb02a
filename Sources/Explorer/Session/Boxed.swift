/// A large value behind one reference: passing it on copies the reference alone.
///
/// A change copies the value where somebody else holds it, so that it stays a value.
@propertyWrapper package struct Boxed<Value: Sendable>: Sendable {
  /// Changed only by the one who holds it alone.
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Puts the value into a box of its own.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  package var projectedValue: Boxed { self }
}
