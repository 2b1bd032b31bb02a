extension JSONDocument {
  /// The document without white space and comments: its tape has the same nodes.
  package func compacted() -> JSONDocument {
    var text: [UInt8] = []
    text.reserveCapacity(byteCount)
    var open: [Int] = []
    func close(before node: Int) {
      while let last = open.last, next(after: last) <= node {
        if text.last == UInt8(ascii: ",") { text.removeLast() }
        text += (kind(of: last) == .object ? "}," : "],").utf8
        open.removeLast()
      }
    }
    for node in 0..<nodeCount {
      close(before: node)
      if isContainer(node) {
        text += (kind(of: node) == .object ? "{" : "[").utf8
        open.append(node)
      } else {
        text += self.text[range(of: node)]
        text += (kind(of: node) == .key ? ":" : ",").utf8
      }
    }
    close(before: nodeCount)
    return JSONDocument.parse(Array(text.dropLast()), dialect: dialect)
  }
}
