import JSONSource

/// The elements that a container never read because one before them failed, and it fell back.
struct UnreadElements {
  /// How many of them a report describes; those behind are counted.
  static let maximum = 1000

  let document: JSONDocument

  /// The fields of the elements of `container` behind the last of its `fields`, and how many more
  /// there are. Without a field of it nobody knows what type they were to be.
  func fields(of container: FieldReport, behind fields: ArraySlice<FieldReport>, at node: Int)
    -> (fields: [FieldReport], more: Int)
  {
    let path = container.path
    guard node >= 0, document.isContainer(node),
      let last = fields.last(where: { $0.parentPath == path }), let end = last.found?.offsets
    else { return ([], 0) }
    let read = Set(fields.lazy.compactMap { $0.found?.offsets.lowerBound })
    let refusedKey = last.found?.kind == .key ? last.lastStep : nil
    var unread: [FieldReport] = []
    var more = 0
    for (step, element) in elements(of: node) {
      let start = document.range(of: element).lowerBound
      guard start > end.lowerBound, !read.contains(start), step != refusedKey else { continue }
      guard unread.count < Self.maximum else {
        more += 1
        continue
      }
      var field = field(step, element, in: path, like: last)
      if let type = type(of: step, in: container) { field.want(WantedType(type)) }
      unread.append(field)
    }
    return (unread, more)
  }

  /// The type of a key or a value of a dictionary; `nil` for elements, which are all of one.
  private func type(of step: JSONPath.Step, in container: FieldReport) -> SwiftType? {
    guard let types = container.type?.dictionary else { return nil }
    if case .index(let index) = step, index.isMultiple(of: 2) { return types.key }
    return types.value
  }

  private func field(
    _ step: JSONPath.Step, _ node: Int, in container: JSONPath, like sibling: FieldReport
  ) -> FieldReport {
    var field = sibling.sibling(in: container, at: step, .dropped)
    field.found = FieldFacts.found(node, in: document)
    field.silentLoss = document.kind(of: node) != .null
    field.evidence = .inferred
    return field
  }

  private func elements(of node: Int) -> [(JSONPath.Step, Int)] {
    guard document.kind(of: node) == .array else {
      return document.members(of: node).map { (.key(document.string($0.key)), $0.value) }
    }
    var elements: [(JSONPath.Step, Int)] = []
    var element = document.firstElement(of: node)
    while let current = element {
      elements.append((.index(elements.count), current))
      element = document.element(after: current, in: node)
    }
    return elements
  }
}
