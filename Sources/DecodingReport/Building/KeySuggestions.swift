import JSONSource

/// Finds keys that nobody asked for and that seem to be meant for a property that found nothing,
/// and says so on both sides: one slip away in the same object (case, underscore, plural, one
/// edit), or of the same name in another one.
enum KeySuggestions {
  /// Returns how many values were lost that way without an error.
  static func add(to fields: inout [FieldReport]) -> Int {
    let missing = fields.indices.filter { index in
      guard fields[index].found == nil, case .key = fields[index].path.steps.last else {
        return false
      }
      return true
    }
    let unknown = fields.indices.filter { fields[$0].reason == .unknownKey && isUnused(fields[$0]) }
    guard !missing.isEmpty, !unknown.isEmpty else { return 0 }
    var lost = addSlips(missing, unknown, to: &fields)
    lost += addStrays(missing, unknown, to: &fields)
    return lost
  }

  private static func isUnused(_ field: FieldReport) -> Bool { field.outcome == .dropped }

  private static func addSlips(
    _ missing: [Int], _ unknown: [Int], to fields: inout [FieldReport]
  ) -> Int {
    var candidates: [JSONPath: [Int]] = [:]
    for index in missing {
      if let parent = fields[index].path.parent { candidates[parent, default: []].append(index) }
    }
    var lost = 0
    for index in unknown {
      guard let parent = fields[index].path.parent else { continue }
      let key = fields[index].property
      guard
        let match = candidates[parent]?.first(where: { isSlip(key, fields[$0].property) })
      else { continue }
      fields[index].didYouMean = fields[match].property
      fields[match].didYouMean = key
      lost += lose(fields[index], in: &fields[match])
    }
    return lost
  }

  /// A value that stands outside of the object that wants it; only where it is the one of its name,
  /// and wanted once.
  private static func addStrays(
    _ missing: [Int], _ unknown: [Int], to fields: inout [FieldReport]
  ) -> Int {
    let wanted = Dictionary(grouping: missing) { Spelling.folded(fields[$0].property) }
    let strays = Dictionary(grouping: unknown) { Spelling.folded(fields[$0].property) }
    var lost = 0
    for index in missing where fields[index].didYouMean == nil {
      let name = Spelling.folded(fields[index].property)
      guard wanted[name]?.count == 1, let found = strays[name], found.count == 1,
        fields[found[0]].didYouMean == nil
      else { continue }
      fields[index].standsAt = fields[found[0]].path
      fields[found[0]].standsAt = fields[index].path
      lost += lose(fields[found[0]], in: &fields[index])
    }
    return lost
  }

  /// Marks what stands in for a value that is there under another key: nobody was told.
  private static func lose(_ unknown: FieldReport, in field: inout FieldReport) -> Int {
    guard field.outcome == .nil || field.outcome == .default, !field.silentLoss,
      unknown.found.map({ $0.kind != .null }) ?? false
    else { return 0 }
    field.silentLoss = true
    field.evidence = .inferred
    return 1
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
