import JSONSource

/// Checks a tape's form: ranges in bounds and nested, a value behind each key, counts, paths.
struct TapeCheck {
  var faults: [String] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    if document.root >= 0 {
      walk(document.root, within: 0..<document.byteCount)
      if document.next(after: document.root) != document.nodeCount { faults.append("nodes left") }
      checkPaths()
    }
    for problem in document.problems {
      let isInside =
        0 <= problem.range.lowerBound && problem.range.upperBound <= document.byteCount
      if !isInside { faults.append("problem outside: \(problem)") }
      let offset = document.offset(of: problem.position)
      let isEqual = offset.map { document.position(of: $0) == problem.position } ?? false
      if !isEqual { faults.append("position: \(problem)") }
    }
  }

  private mutating func walk(_ node: Int, within outer: Range<Int>) {
    let range = document.range(of: node)
    if range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound {
      faults.append("node \(node) at \(range) outside \(outer)")
    }
    switch document.kind(of: node) {
    case .object, .array: walkChildren(of: node, range)
    case .key: faults.append("key \(node) where a value belongs")
    case .string: checkContent(node, range)
    default: break
    }
  }

  private mutating func walkChildren(of node: Int, _ range: Range<Int>) {
    let isObject = document.kind(of: node) == .object
    var child = node + 1
    var start = range.lowerBound
    var count = 0
    while child < document.next(after: node) {
      if isObject {
        if document.kind(of: child) != .key { faults.append("node \(child) is no key") }
        let key = document.range(of: child)
        if key.lowerBound < start { faults.append("key \(child) overlaps") }
        checkContent(child, key)
        start = key.upperBound
        child += 1
      }
      walk(child, within: start..<range.upperBound)
      start = document.endOffset(of: child)
      child = document.next(after: child)
      count += 1
    }
    if count != document.exactCount(of: node) { faults.append("count of \(node)") }
  }

  private mutating func checkContent(_ node: Int, _ range: Range<Int>) {
    let content = document.contentRange(of: node)
    if content.lowerBound < range.lowerBound || content.upperBound > range.upperBound {
      faults.append("content of \(node) outside")
    }
  }

  private mutating func checkPaths() {
    for node in 0..<document.nodeCount where document.kind(of: node) != .key {
      let ancestors = document.ancestors(of: node)
      let isHidden = ancestors.contains { document.flags(of: $0).contains(.duplicateKeys) }
      let hasMissingKey = (ancestors + [node]).contains {
        $0 > 0 && document.kind(of: $0 - 1) == .key && document.isMissingKey($0 - 1)
      }
      if !isHidden, !hasMissingKey, document.node(at: document.path(of: node)) != node {
        faults.append("path of \(node): \(document.path(of: node))")
      }
      let range = document.range(of: node)
      if !range.isEmpty, document.deepestNode(atOffset: range.lowerBound) != node {
        faults.append("deepest at \(range.lowerBound)")
      }
    }
  }
}
