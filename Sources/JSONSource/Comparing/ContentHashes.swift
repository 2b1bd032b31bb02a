/// A number for the content of each node of a document: two nodes of any documents have the same one
/// if they say the same. Members count in any order, elements in theirs, strings without their escapes.
///
/// Numbers differ by their spelling: what decodes may see it.
struct ContentHashes: Sendable {
  private let hashes: [Int]

  init(_ document: JSONDocument) {
    var hashes = Array(repeating: 0, count: document.nodeCount)
    for node in (0..<document.nodeCount).reversed() {
      var hasher = Hasher()
      let kind = document.kind(of: node)
      hasher.combine(kind.rawValue)
      switch kind {
      case .object:
        // Each member by itself, so that their order doesn't count.
        var sum = 0
        for member in document.members(of: node) {
          var own = Hasher()
          own.combine(hashes[member.key])
          own.combine(hashes[member.value])
          sum &+= own.finalize()
        }
        hasher.combine(sum)
      case .array: for child in document.children(of: node) { hasher.combine(hashes[child]) }
      case .string, .key: Self.combine(node, of: document, into: &hasher)
      case .number, .true, .false, .null, .invalid:
        let range = document.range(of: node)
        hasher.combine(
          bytes: UnsafeRawBufferPointer(
            start: document.bytes + range.lowerBound, count: range.count))
      }
      hashes[node] = hasher.finalize()
    }
    self.hashes = hashes
  }

  subscript(node: Int) -> Int { hashes[node] }

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
