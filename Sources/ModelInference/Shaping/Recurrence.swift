/// Merges shapes that recur: the nodes of a tree, and objects of the same fields at several places.
enum Recurrence {
  static func merge(in root: Place) {
    while mergeWithAncestors(from: root) {}
    while mergeEqual(from: root) {}
  }

  // MARK: Trees

  /// A shape on the way from the root, and the key that led to it.
  private struct Step {
    let shape: ObjectShape
    let key: String?
  }

  /// Merges the first shape that is one of those around it; `false` where there is none.
  private static func mergeWithAncestors(from root: Place) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return mergeWithAncestors(root, key: nil, path: [], &seen)
  }

  private static func mergeWithAncestors(
    _ place: Place, key: String?, path: [Step], _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    for inner in [place.element, place.mapValue].compactMap({ $0 }) {
      if mergeWithAncestors(inner, key: key, path: path, &seen) { return true }
    }
    guard let shape = place.shape, seen.insert(ObjectIdentifier(shape)).inserted else {
      return false
    }
    if let key, let ancestor = path.last(where: { isSame(shape, key, $0) }) {
      ancestor.shape.absorb(shape)
      return true
    }
    let path = path + [Step(shape: shape, key: key)]
    return shape.fields.contains {
      mergeWithAncestors($0.place, key: $0.key, path: path, &seen)
    }
  }

  /// Whether the object that a key led to is what one around it is: it has nearly its fields, or no
  /// others and is under the same key.
  private static func isSame(_ shape: ObjectShape, _ key: String, _ ancestor: Step) -> Bool {
    let outer = ancestor.shape
    guard outer !== shape, !shape.fields.isEmpty, outer.field(key) != nil else { return false }
    let recurs = shape.field(key) != nil || ancestor.key == key
    let isLike =
      shape.likeness(to: outer) >= 0.6 && shape.keys.intersection(outer.keys).count >= 2
      || ancestor.key == key && shape.keys.isSubset(of: outer.keys)
      || shape.field(key) != nil && shape.keys == outer.keys
    return recurs && isLike && shape.isCompatible(with: outer)
  }

  // MARK: Siblings

  /// Merges shapes of the same two or more keys, and similar ones under the same key; `false` where
  /// there are none. What grew on the way is for the next time.
  private static func mergeEqual(from root: Place) -> Bool {
    var all: [(shape: ObjectShape, key: String)] = []
    var seen: Set<ObjectIdentifier> = []
    collect(root, key: "", &all, &seen)
    var byKeys: [Set<String>: [ObjectShape]] = [:]
    var byName: [String: [ObjectShape]] = [:]
    var hasMerged = false
    for (shape, key) in all where shape.representative === shape {
      let keys = shape.keys
      if keys.count >= 2, merge(shape, into: &byKeys[keys, default: []], { _ in true }) {
        hasMerged = true
        continue
      }
      let isLike = { (other: ObjectShape) in
        shape.likeness(to: other) >= 0.5 && keys.intersection(other.keys).count >= 2
      }
      let name = NameWords(key).singular.typeName
      if merge(shape, into: &byName[name, default: []], isLike) { hasMerged = true }
    }
    return hasMerged
  }

  private static func merge(
    _ shape: ObjectShape, into others: inout [ObjectShape], _ isLike: (ObjectShape) -> Bool
  ) -> Bool {
    let other = others.first {
      $0.representative === $0 && $0 !== shape && isLike($0) && $0.isCompatible(with: shape)
    }
    if let other {
      other.absorb(shape)
      return true
    }
    others.append(shape)
    return false
  }

  /// All shapes in the order of the document, each once.
  private static func collect(
    _ place: Place, key: String, _ all: inout [(shape: ObjectShape, key: String)],
    _ seen: inout Set<ObjectIdentifier>
  ) {
    for inner in [place.element, place.mapValue].compactMap({ $0 }) {
      collect(inner, key: key, &all, &seen)
    }
    guard let shape = place.shape, seen.insert(ObjectIdentifier(shape)).inserted else { return }
    all.append((shape, key))
    for field in shape.fields { collect(field.place, key: field.key, &all, &seen) }
  }
}
