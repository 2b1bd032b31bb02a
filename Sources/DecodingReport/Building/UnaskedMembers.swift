import JSONSource

/// What no call asked for: unknown and duplicate keys, elements that a reader leaves, and
/// properties that keep their initial values whatever the payload holds for them.
struct UnaskedMembers {
  let tree: CallTree
  var facts: FieldFacts
  /// The objects that were asked for keys, and the tape nodes that were asked for in them.
  let asked: [Int: Set<Int>]
  /// Those objects whose decode ended before its end: what it would have asked for next, nobody
  /// knows, so nothing in them is called unknown.
  let interrupted: Set<Int>
  /// The calls that decoded those objects.
  var owners: [Int: Int] = [:]
  /// The arrays that were read element by element to their reader's end, and how far.
  var readElements: [Int: Int] = [:]

  private var document: JSONDocument { facts.document }

  /// Their fields, in the order of the document.
  mutating func fields() -> [FieldReport] {
    var fields: [FieldReport] = []
    for object in asked.keys.sorted() { fields += self.fields(in: object) }
    for (array, count) in readElements { fields += elements(of: array, from: count) }
    return fields.sorted {
      ($0.found?.offsets.lowerBound ?? 0) < ($1.found?.offsets.lowerBound ?? 0)
    }
  }

  private mutating func fields(in object: Int) -> [FieldReport] {
    guard document.kind(of: object) == .object, let asked = asked[object] else { return [] }
    let members = Array(document.members(of: object))
    let unasked = members.filter { !asked.contains($0.value) }
    guard !unasked.isEmpty else { return [] }
    let container = facts.path(of: object)
    // What was asked for may also lie deeper, or in a text that holds JSON of its own.
    var askedKeys: Set<String> = []
    for member in members where asked.contains(member.value) {
      askedKeys.insert(document.string(member.key))
    }
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
      if !isDuplicate, let owner = owners[object],
        let value = KeptProperties.value(of: facts.property(under: key), after: owner, in: tree)
      {
        keep(value, in: &field, at: member.value)
      }
      return field
    }
  }

  /// The elements behind the last one that was asked for.
  private mutating func elements(of array: Int, from count: Int) -> [FieldReport] {
    guard document.kind(of: array) == .array else { return [] }
    var fields: [FieldReport] = []
    for (index, element) in document.children(of: array).enumerated().dropFirst(count) {
      let path = facts.path(of: array).appending(.index(index))
      var field = FieldReport(
        path: path, property: "[\(index)]", depth: path.steps.count - 1, wanted: "",
        outcome: .dropped)
      field.reason = .unknownKey
      field.found = facts.found(element)
      fields.append(field)
    }
    return fields
  }

  /// Describes a property that holds its initial value although the payload has one for it.
  private func keep(_ value: Any, in field: inout FieldReport, at node: Int) {
    let text = SwiftText.of(value)
    field.wanted = TypeName.of(type(of: value))
    field.value = text
    if SwiftText.isNil(value) {
      field.outcome = .nil
    } else {
      field.outcome = .default
      field.fallback = FieldReport.Fallback(value: text, origin: .initialValue)
    }
    field.evidence = .inferred
    field.silentLoss = document.kind(of: node) != .null && !isSame(value, as: node)
  }

  /// Whether a scalar of the payload says the same as a value.
  private func isSame(_ value: Any, as node: Int) -> Bool {
    switch document.kind(of: node) {
    case .string: SwiftText.of(value) == SwiftText.quoted(document.string(node))
    case .true: value as? Bool == true
    case .false: value as? Bool == false
    case .number:
      NumberText(document.text(node)).flatMap { sent in
        NumberText(SwiftText.of(value)).map { $0.isEqual(to: sent) }
      } ?? false
    default: false
    }
  }
}
