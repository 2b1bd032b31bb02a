import JSONSource

/// Finds keys that nobody asked for, one slip away from a property that found nothing, and says so
/// on both sides: case, underscore, plural, one edit.
enum KeySuggestions {
  static func add(to fields: inout [FieldReport]) {
    var missing: [JSONPath: [Int]] = [:]
    for (index, field) in fields.enumerated() where field.found == nil {
      if let parent = field.path.parent, case .key = field.path.steps.last {
        missing[parent, default: []].append(index)
      }
    }
    guard !missing.isEmpty else { return }
    for index in fields.indices where fields[index].reason == .unknownKey {
      guard let parent = fields[index].path.parent, let candidates = missing[parent] else {
        continue
      }
      let key = fields[index].property
      guard let match = candidates.first(where: { isSlip(key, fields[$0].property) }) else {
        continue
      }
      fields[index].didYouMean = fields[match].property
      fields[match].didYouMean = key
    }
  }

  /// Whether one name is the other but for case, separators, a plural s or one edit.
  static func isSlip(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Spelling.folded(left), Spelling.folded(right))
    if left == right || left + "s" == right || right + "s" == left { return true }
    return min(left.count, right.count) >= 4 && isOneEdit(Array(left), Array(right))
  }

  /// One letter more, less or other, or two neighbours swapped.
  private static func isOneEdit(_ left: [Character], _ right: [Character]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let rests = (left.dropFirst(prefix), right.dropFirst(prefix))
    if rests.0.dropFirst() == rests.1.dropFirst() { return true }
    if rests.0.dropFirst() == rests.1 || rests.0 == rests.1.dropFirst() { return true }
    return rests.0.count == rests.1.count
      && rests.0.prefix(2).reversed() == Array(rests.1.prefix(2))
      && rests.0.dropFirst(2) == rests.1.dropFirst(2)
  }
}
