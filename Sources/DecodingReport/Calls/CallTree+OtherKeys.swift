import JSONSource

/// Dictionaries of which models hold others in the end, with keys that were made of theirs.
extension CallTree {
  /// The values of a dictionary that aren't among those of another one, whatever its keys, where all of
  /// these were among its own; nothing of values that several keys had.
  static func leftOut(
    of values: [String: Any], underOtherKeys kept: Any
  ) -> [JSONPath.Step: Change] {
    let texts = values.mapValues { text($0) }
    var rest = texts.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for pair in Mirror(reflecting: kept).children {
      guard let value = Mirror(reflecting: pair.value).children.dropFirst().first?.value,
        let count = rest[text(value)], count > 0
      else { return [:] }
      rest[text(value)] = count - 1
    }
    let counts = texts.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let dropped = texts.filter { rest[$0.value] == counts[$0.value] }
    return Dictionary(uniqueKeysWithValues: dropped.map { (.key($0.key), .dropped) })
  }

  /// Whether a value is the case of an enum that has a raw value.
  static func isCase(_ value: Any, of raw: Any) -> Bool {
    guard let own = (SwiftText.bare(value) as? any RawRepresentable)?.rawValue else { return false }
    return isSame(own, raw)
  }
}
