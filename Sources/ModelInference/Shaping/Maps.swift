/// Tells objects whose keys are data (`{"2024-03-01": 7, …}`) from those whose keys are names.
enum Maps {
  /// Makes maps of all such objects at a place and within it. What isn't clear stays an object: a
  /// map hides names.
  static func recognize(in place: Place) {
    if let element = place.element { recognize(in: element) }
    if let mapValue = place.mapValue { recognize(in: mapValue) }
    guard let shape = place.shape else { return }
    for field in shape.fields { recognize(in: field.place) }
    if isMap(shape) { place.becomeMap(of: shape) }
  }

  private static func isMap(_ shape: ObjectShape) -> Bool {
    let keys = shape.fields.map(\.key)
    guard let first = shape.fields.first?.place else { return false }
    let values = shape.fields.map(\.place)
    if keys.allSatisfy(KeyForm.isData) { return true }
    if keys.contains(where: KeyForm.isPackage), values.allSatisfy(\.isOfVersions) { return true }
    guard values.allSatisfy({ $0.isCompatible(with: first, comparesFields: true) }),
      values.contains(where: { !$0.isEmpty })
    else { return false }
    let areObjects = values.allSatisfy { $0.shape != nil && !$0.hasNull }
    if keys.count >= 3, KeyForm.areCodes(keys) { return true }
    if keys.count >= (areObjects ? 3 : 5), KeyForm.areNumbered(keys) { return true }
    if isSparse(shape) { return true }
    return areObjects ? keys.count >= 12 && haveLikeFields(values) : keys.count >= 40
  }

  /// Whether many objects have few of many keys each: names would be there more often.
  private static func isSparse(_ shape: ObjectShape) -> Bool {
    shape.count >= 4 && shape.fields.count >= 6
      && shape.fields.allSatisfy { $0.count * 2 <= shape.count }
  }

  private static func haveLikeFields(_ values: [Place]) -> Bool {
    let shapes = values.compactMap(\.shape)
    guard let first = shapes.first, first.fields.count >= 2 else { return false }
    return shapes.allSatisfy { $0.likeness(to: first) >= 0.7 }
  }
}

extension Place {
  /// Whether versions stood here and nothing else.
  fileprivate var isOfVersions: Bool {
    kindCount == 1 && text?.forms.contains(.version) == true
  }
}
