extension JSONDocument {
  /// The path of a value, or of the value that a key belongs to.
  ///
  /// Among duplicate keys, all have the path of the first. Walks from the root over all siblings
  /// before the node: not for hot paths.
  package func path(of node: Int) -> JSONPath {
    let target = nodes[node].kind == .key ? node + 1 : node
    var path: [JSONPath.Step] = []
    var container = 0
    while container != target {
      guard let (step, child) = step(from: container, towards: target) else { break }
      path.append(step)
      container = child
    }
    return JSONPath(path)
  }

  /// The child that's a node or has it within, and the step to it.
  private func step(from container: Int, towards target: Int) -> (JSONPath.Step, Int)? {
    var index = 0
    for child in children(of: container) {
      if target < next(after: child) {
        let isMember = nodes[container].kind == .object
        return (isMember ? .key(string(child - 1)) : .index(index), child)
      }
      index += 1
    }
    return nil
  }

  /// The value at a path; of duplicate keys the first, as Foundation takes it.
  package func node(at path: JSONPath) -> Int? {
    guard root >= 0 else { return nil }
    var node = root
    for step in path.steps {
      let child =
        switch step {
        case .key(let name): child(of: node, named: name)
        case .index(let index): child(of: node, at: index)
        }
      guard let child else { return nil }
      node = child
    }
    return node
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
      guard let child = children(of: container).first(where: { node < next(after: $0) }),
        child <= node
      else { break }
      container = child
    }
    return ancestors
  }
}
