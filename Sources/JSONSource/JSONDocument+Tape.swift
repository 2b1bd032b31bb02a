extension JSONDocument {
  /// The outermost value: 0, or −1 where the text has none.
  @inlinable package var root: Int { nodeCount == 0 ? -1 : 0 }

  /// What stands at a node.
  @inlinable
  package func kind(of node: Int) -> JSONNode.Kind { nodes[node].kind }

  /// What the parser learned of a node on the way.
  @inlinable
  package func flags(of node: Int) -> JSONNode.Flags { nodes[node].flags }

  /// The node behind a node and all that's in it: its next sibling, where it has one.
  ///
  /// Behind a key stands its value.
  @inlinable
  package func next(after node: Int) -> Int {
    let kind = nodes[node].kind
    return kind == .object || kind == .array ? Int(nodes[node].a) : node + 1
  }

  /// The offset of a node's first byte, quotes and brackets included.
  @inlinable
  package func startOffset(of node: Int) -> Int { Int(nodes[node].start) }

  /// The offset behind a node's last byte, quotes and brackets included.
  @inlinable
  package func endOffset(of node: Int) -> Int {
    switch nodes[node].kind {
    case .object, .array: Int(nodes[node].b)
    case .key: contentRange(ofKey: node).upperBound + closingQuoteLength(ofKey: node)
    default: Int(nodes[node].a)
    }
  }

  /// The bytes that a node covers, quotes and brackets included.
  @inlinable
  package func range(of node: Int) -> Range<Int> { startOffset(of: node)..<endOffset(of: node) }

  /// The bytes of a string or key between its quotes, before unescaping.
  @inlinable
  package func contentRange(of node: Int) -> Range<Int> {
    if nodes[node].kind == .key { return contentRange(ofKey: node) }
    guard nodes[node].kind == .string else { return range(of: node) }
    let start = startOffset(of: node)
    let end = Int(nodes[node].a)
    return start + 1..<(nodes[node].flags.contains(.unterminated) ? end : end - 1)
  }

  @inlinable
  func contentRange(ofKey node: Int) -> Range<Int> {
    let start = startOffset(of: node) + (isQuoted(startOffset(of: node)) ? 1 : 0)
    let count = nodes[node].count
    if count == Int(JSONNode.maximumCount) { return longContentRange(ofKey: node) }
    return start..<start + count
  }

  @inlinable
  func closingQuoteLength(ofKey node: Int) -> Int {
    isQuoted(startOffset(of: node)) && !nodes[node].flags.contains(.unterminated) ? 1 : 0
  }

  /// Whether a string or key starts with a quote; JSON5's unquoted keys don't.
  @inlinable
  func isQuoted(_ offset: Int) -> Bool {
    // At the text's end stands a zero.
    bytes[offset] == 0x22 || bytes[offset] == 0x27
  }

  /// The content of a key whose length doesn't fit its node.
  @usableFromInline
  func longContentRange(ofKey node: Int) -> Range<Int> {
    JSONToken.keyContent(nodes[node], in: bytes, count: byteCount)
  }
}
