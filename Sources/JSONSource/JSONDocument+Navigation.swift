extension JSONDocument {
  /// One key of an object with its value.
  package struct Member: Hashable, Sendable {
    package var key: Int
    package var value: Int
  }

  /// The elements of an array, or an object's members' values; none for other nodes.
  package func children(of node: Int) -> JSONChildren {
    let isObject = nodes[node].kind == .object
    return JSONChildren(
      document: self, child: isContainer(node) ? node + 1 : next(after: node),
      end: next(after: node), keys: isObject ? 1 : 0)
  }

  /// The first element of an array.
  @inlinable package func firstElement(of array: Int) -> Int? {
    array + 1 < next(after: array) ? array + 1 : nil
  }

  /// The element behind another one of the same array.
  @inlinable package func element(after node: Int, in array: Int) -> Int? {
    let following = next(after: node)
    return following < next(after: array) ? following : nil
  }

  /// An object's members in the text's order, duplicates included; none for other nodes.
  package func members(of object: Int) -> JSONMembers {
    JSONMembers(
      document: self, key: object + 1, end: nodes[object].kind == .object ? next(after: object) : 0)
  }

  /// Whether a node is an object or array.
  @inlinable
  package func isContainer(_ node: Int) -> Bool {
    nodes[node].kind == .object || nodes[node].kind == .array
  }

  /// The value of an object's first member of a name, the one that Foundation reads.
  package func child(of object: Int, named name: String) -> Int? {
    guard nodes[object].kind == .object else { return nil }
    let end = next(after: object)
    var key = object + 1
    while key < end {
      if keyEquals(key, name) { return key + 1 }
      key = next(after: key + 1)
    }
    return nil
  }

  /// All of an object's members of a name, in the text's order.
  package func members(of object: Int, named name: String) -> [Member] {
    members(of: object).filter { keyEquals($0.key, name) }
  }

  /// The first container, in the text's order, that stands deeper than so many levels.
  package func firstContainer(deeperThan levels: Int) -> Int? {
    guard depth > levels else { return nil }
    var ends: [Int] = []
    for node in 0..<nodeCount where isContainer(node) {
      while let end = ends.last, end <= node { ends.removeLast() }
      ends.append(next(after: node))
      if ends.count > levels { return node }
    }
    return nil
  }

  /// The first container that is too deep for Foundation, where nothing before it is what Foundation
  /// stumbles over; `nil` where the document isn't so deep.
  package var containerBeyondFoundation: Int? {
    guard let node = firstContainer(deeperThan: JSONDocument.foundationDepthLimit) else {
      return nil
    }
    let isBroken = problems.contains { $0.isFatal && $0.range.lowerBound < startOffset(of: node) }
    return isBroken ? nil : node
  }

  /// The number of a container's elements or members, also beyond what its node holds.
  package func exactCount(of node: Int) -> Int {
    guard isContainer(node) else { return 0 }
    let count = nodes[node].count
    if count < Int(JSONNode.maximumCount) { return count }
    return children(of: node).reduce(into: 0) { total, _ in total += 1 }
  }
}
