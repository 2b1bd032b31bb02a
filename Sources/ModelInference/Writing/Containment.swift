/// Finds shapes that hold themselves, which a struct can't: not those in arrays and dictionaries.
enum Containment {
  static func holdsItself(_ shape: ObjectShape) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var pending = held(by: shape)
    while let next = pending.popLast() {
      if next === shape { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { pending += held(by: next) }
    }
    return false
  }

  private static func held(by shape: ObjectShape) -> [ObjectShape] {
    shape.fields.compactMap(\.place.shape)
  }
}
