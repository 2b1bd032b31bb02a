import JSONSource

/// The members of the payload's objects that no call asked for: unknown and duplicate keys.
struct UnaskedMembers {
  let document: JSONDocument
  var facts: FieldFacts
  /// The objects that were asked for keys, and the tape nodes that were asked for in them.
  let asked: [Int: Set<Int>]
  /// Those objects whose decode ended before its end: what it would have asked for next, nobody
  /// knows, so nothing in them is called unknown.
  let interrupted: Set<Int>

  /// Their fields, in the order of the document.
  mutating func fields() -> [FieldReport] {
    var fields: [FieldReport] = []
    for object in asked.keys.sorted() { fields += self.fields(in: object) }
    return fields.sorted {
      ($0.found?.offsets.lowerBound ?? 0) < ($1.found?.offsets.lowerBound ?? 0)
    }
  }

  private mutating func fields(in object: Int) -> [FieldReport] {
    guard document.kind(of: object) == .object, let asked = asked[object] else { return [] }
    let members = document.members(of: object)
    let unasked = members.filter { !asked.contains($0.value) }
    guard !unasked.isEmpty else { return [] }
    let container = facts.path(of: object)
    let askedKeys = Set(asked.map { document.string($0 - 1) })
    return unasked.compactMap { member in
      let key = document.string(member.key)
      let isDuplicate = askedKeys.contains(key)
      guard isDuplicate || !interrupted.contains(object) else { return nil }
      let path = container.appending(.key(key))
      var field = FieldReport(
        path: path, property: key, depth: path.steps.count - 1, wanted: "", outcome: .dropped)
      field.reason = isDuplicate ? .duplicateKey : .unknownKey
      field.found = facts.found(member.value)
      field.silentLoss = isDuplicate
      return field
    }
  }
}
