/// Chooses the form of dates that a model decodes: a `JSONDecoder` has one strategy for all.
enum DatePlaces {
  /// The form that most places have, by which their values are dates; the first of several. `nil`
  /// without dates.
  static func commonForm(from root: Place, named words: NameWords) -> DateForm? {
    var counts: [DateForm: Int] = [:]
    var seen: Set<ObjectIdentifier> = []
    collect(root, words, &counts, &seen)
    let most = counts.values.max()
    return DateForm.allCases.first { counts[$0] == most && most != nil }
  }

  private static func collect(
    _ place: Place, _ words: NameWords, _ counts: inout [DateForm: Int],
    _ seen: inout Set<ObjectIdentifier>
  ) {
    if let element = place.element { collect(element, words.singular, &counts, &seen) }
    if let value = place.mapValue { collect(value, words.ofMapValue, &counts, &seen) }
    for form in place.dateForms(words) { counts[form, default: 0] += 1 }
    guard let shape = place.shape, seen.insert(ObjectIdentifier(shape)).inserted else { return }
    for field in shape.fields { collect(field.place, NameWords(field.key), &counts, &seen) }
  }
}

extension Place {
  /// The forms in which all that stood here is a date; none where something else stood here too.
  func dateForms(_ words: NameWords) -> [DateForm] {
    guard kindCount == 1 else { return [] }
    if let text { return text.dateForms.forms }
    guard let unit = number?.epochUnit, unit.comment(of: words) != nil else { return [] }
    return [unit == .seconds ? .seconds : .milliseconds]
  }
}
