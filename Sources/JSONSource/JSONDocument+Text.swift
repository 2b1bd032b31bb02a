extension JSONDocument {
  /// The text of a string or key without quotes and escapes, or of any other node as it's written.
  ///
  /// Bytes that aren't UTF-8 and lone surrogates become U+FFFD; a JSON5 name without quotes is as
  /// written, since Foundation doesn't unescape it.
  package func string(_ node: Int) -> String {
    let content = contentRange(of: node)
    let isEscaped =
      isQuoted(startOffset(of: node)) && nodes[node].flags.contains(.escaped)
    let isText = nodes[node].kind == .string || nodes[node].kind == .key
    return JSONToken.text(
      bytes + content.lowerBound, content.count, isEscaped: isEscaped && isText)
  }

  /// The text of a node as it's written, quotes and brackets included.
  package func text(_ node: Int) -> String {
    text(in: range(of: node))
  }

  /// Whether a key's text is a name, as Swift compares strings (under canonical equivalence).
  package func keyEquals(_ key: Int, _ name: String) -> Bool {
    nodes[key].flags.isEmpty || !isMissingKey(key) ? textEquals(key, name) : false
  }

  /// Whether the text of a string or key is this one, as Swift compares strings.
  package func textEquals(_ node: Int, _ name: String) -> Bool {
    guard nodes[node].flags.isEmpty else { return string(node) == name }
    // Only ASCII: no other string is equal than one with the same bytes.
    let content = contentRange(of: node)
    guard name.utf8.count == content.count else { return false }
    let start = bytes + content.lowerBound
    var name = name
    return name.withUTF8 { utf8 in utf8.indices.allSatisfy { utf8[$0] == start[$0] } }
  }

  /// Whether a key stands for one that a broken text left out.
  package func isMissingKey(_ key: Int) -> Bool {
    nodes[key].flags.contains(.malformed) && range(of: key).isEmpty
  }
}
