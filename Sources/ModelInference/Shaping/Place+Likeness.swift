extension Place {
  /// Whether one type can hold what stood at both places without becoming an enum of several.
  ///
  /// Objects are alike here whatever their fields are, unless `comparesFields`: then fields that
  /// both have must be compatible, to a depth of a few.
  func isCompatible(with other: Place, comparesFields: Bool = false, depth: Int = 3) -> Bool {
    if isEmpty || other.isEmpty || self === other { return true }
    let pairs = [
      (hasBool, other.hasBool), (number != nil, other.number != nil),
      (text != nil, other.text != nil), (element != nil, other.element != nil),
      (mapValue != nil || shape != nil, other.mapValue != nil || other.shape != nil),
    ]
    guard pairs.allSatisfy({ $0 == $1 }) else { return false }
    guard depth > 0 else { return true }
    if let element, let theirs = other.element,
      !element.isCompatible(with: theirs, comparesFields: comparesFields, depth: depth - 1)
    {
      return false
    }
    if let mapValue, let theirs = other.mapValue,
      !mapValue.isCompatible(with: theirs, comparesFields: comparesFields, depth: depth - 1)
    {
      return false
    }
    guard comparesFields, let shape, let theirs = other.shape else { return true }
    return shape.isCompatible(with: theirs, depth: depth - 1)
  }
}

extension ObjectShape {
  /// Whether the fields that both have can have one type each, objects in them being alike.
  func isCompatible(with other: ObjectShape, depth: Int = 3) -> Bool {
    if self === other { return true }
    let (mine, theirs) = (keys, other.keys)
    let isPart = mine.isSubset(of: theirs) || theirs.isSubset(of: mine)
    guard isPart || likeness(to: other) >= 0.3 else { return false }
    return fields.allSatisfy { field in
      other.field(field.key).map {
        field.place.isCompatible(with: $0.place, comparesFields: true, depth: depth)
      } ?? true
    }
  }

  /// The part of all their keys that both have, from 0 to 1.
  func likeness(to other: ObjectShape) -> Double {
    let (mine, theirs) = (keys, other.keys)
    let all = mine.union(theirs).count
    return all == 0 ? 1 : Double(mine.intersection(theirs).count) / Double(all)
  }
}
