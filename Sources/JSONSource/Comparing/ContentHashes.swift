/// A number for the content of each node of a document: two nodes of any documents have the same one
/// if they say the same. Members count in any order, elements in theirs, strings without their escapes.
///
/// Numbers differ by their spelling, which what decodes may see. As they are read they differ by their
/// values, and of equal keys the first counts.
package struct ContentHashes: Sendable {
  private let hashes: [Int]

  package init(_ document: JSONDocument, asRead isAsRead: Bool = false) {
    var hashes = Array(repeating: 0, count: document.nodeCount)
    for node in (0..<document.nodeCount).reversed() {
      var hasher = Hasher()
      let kind = document.kind(of: node)
      hasher.combine(kind.rawValue)
      switch kind {
      case .object:
        // Each member by itself, so that their order doesn't count.
        var sum = 0
        var seen: Set<Int> = []
        let skips = isAsRead && document.flags(of: node).contains(.duplicateKeys)
        for member in document.members(of: node) {
          if skips, !seen.insert(hashes[member.key]).inserted { continue }
          var own = Hasher()
          own.combine(hashes[member.key])
          own.combine(hashes[member.value])
          sum &+= own.finalize()
        }
        hasher.combine(sum)
      case .array: for child in document.children(of: node) { hasher.combine(hashes[child]) }
      case .string, .key: Self.combine(node, of: document, into: &hasher)
      case .number, .true, .false, .null, .invalid:
        let text = UnsafeBufferPointer(rebasing: document.text[document.range(of: node)])
        if isAsRead, kind == .number, let number = NumberText(text) {
          number.hash(into: &hasher)
        } else {
          hasher.combine(bytes: UnsafeRawBufferPointer(text))
        }
      }
      hashes[node] = hasher.finalize()
    }
    self.hashes = hashes
  }

  package subscript(node: Int) -> Int { hashes[node] }

  private static func combine(
    _ node: Int, of document: JSONDocument, into hasher: inout Hasher
  ) {
    guard document.nodes[node].flags.contains(.escaped) else {
      let range = document.contentRange(of: node)
      hasher.combine(
        bytes: UnsafeRawBufferPointer(start: document.bytes + range.lowerBound, count: range.count))
      return
    }
    var text = document.string(node)
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
