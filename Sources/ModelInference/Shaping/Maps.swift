/// Tells objects whose keys are data (`{"2024-03-01": 7, …}`) from those whose keys are names.
enum Maps {
  /// Makes maps of all such objects at a place and within it. What isn't clear stays an object: a
  /// map hides names.
  ///
  /// `key`: the one that leads there; an array's elements have that of the array in the singular.
  static func recognize(in place: Place, key: NameWords) {
    if let element = place.element { recognize(in: element, key: key.singular) }
    if let mapValue = place.mapValue { recognize(in: mapValue, key: key.ofMapValue) }
    guard let shape = place.shape else { return }
    for field in shape.fields { recognize(in: field.place, key: NameWords(field.key)) }
    if isMap(shape, key) { place.becomeMap(of: shape) }
  }

  private static func isMap(_ shape: ObjectShape, _ key: NameWords) -> Bool {
    let keys = shape.fields.map(\.key)
    guard let first = shape.fields.first?.place else { return false }
    let values = shape.fields.map(\.place)
    if keys.allSatisfy(KeyForm.isData) { return true }
    if keys.contains(where: KeyForm.isPackage), values.allSatisfy(\.isOfVersions) { return true }
    if keys.count >= 2, shape.fields.allSatisfy(isSpelledByKey) { return true }
    guard values.allSatisfy({ $0.isCompatible(with: first, comparesFields: true) }),
      values.contains(where: { !$0.isEmpty })
    else { return false }
    let areObjects = values.allSatisfy { $0.shape != nil && !$0.hasNull }
    if keys.count >= 3, KeyForm.areCodes(keys) { return true }
    if keys.count >= (areObjects ? 3 : 5), KeyForm.areNumbered(keys) { return true }
    if isSparse(shape) || keys.count >= 2 && key.isOfTable { return true }
    return areObjects ? keys.count >= 12 && haveLikeFields(values) : keys.count >= 40
  }

  /// Whether a value is its key in other letters, as that of a tag by its slug is.
  private static func isSpelledByKey(_ field: ObjectShape.Field) -> Bool {
    guard field.place.kindCount == 1, let texts = field.place.text?.words?.texts else {
      return false
    }
    return texts.count == 1 && NameWords(texts[0]) == NameWords(field.key)
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
