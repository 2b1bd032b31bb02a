extension JSONDocument {
  /// The path of a value, or of the value that a key belongs to.
  ///
  /// Among duplicate keys, all have the path of the first. Goes from the root to the node: not for
  /// hot paths.
  package func path(of node: Int) -> JSONPath {
    let target = nodes[node].kind == .key ? node + 1 : node
    var path: [JSONPath.Step] = []
    var container = 0
    while container != target {
      guard let (index, child) = child(of: container, around: target) else { break }
      path.append(nodes[container].kind == .object ? .key(string(child - 1)) : .index(index))
      container = child
    }
    return JSONPath(path)
  }

  /// The value at a path; of duplicate keys the first, as Foundation takes it.
  package func node(at path: JSONPath) -> Int? {
    guard root >= 0 else { return nil }
    var node = root
    for step in path.steps {
      guard let child = child(of: node, at: step) else { return nil }
      node = child
    }
    return node
  }

  /// The value that one step leads to; of duplicate keys the first.
  package func child(of container: Int, at step: JSONPath.Step) -> Int? {
    switch step {
    case .key(let name): child(of: container, named: name)
    case .index(let index): child(of: container, at: index)
    }
  }

  /// The innermost node (value or key) whose bytes include the one at an offset.
  ///
  /// `nil` in the white space around the root. Behind a token's last byte is outside of it: for a
  /// caret there, ask for the offset before.
  package func deepestNode(atOffset offset: Int) -> Int? {
    guard root >= 0, range(of: root).contains(offset) else { return nil }
    var low = 0
    var high = nodeCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if startOffset(of: middle) <= offset { low = middle } else { high = middle }
    }
    if range(of: low).contains(offset) { return low }
    return ancestors(of: low).last { range(of: $0).contains(offset) }
  }

  /// The containers around a node, from the root inwards.
  package func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var container = 0
    while container < node, isContainer(container) {
      ancestors.append(container)
      guard let (_, child) = child(of: container, around: node) else { break }
      container = child
    }
    return ancestors
  }
}
