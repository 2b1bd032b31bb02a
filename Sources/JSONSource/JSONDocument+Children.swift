extension JSONDocument {
  /// The children of a container that has fewer are gone through each time that one is looked for.
  private static let leastTabledCount = 64

  /// The child of a container that is a node or has it within, and its place among the others; `nil`
  /// where none has: of an object, the children are the values.
  package func child(of container: Int, around node: Int) -> (index: Int, child: Int)? {
    guard isContainer(container), node > container, node < next(after: container) else {
      return nil
    }
    if let table = childTable(of: container) {
      var low = 0
      var high = table.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(table[middle]) <= node { low = middle } else { high = middle }
      }
      return contains(Int(table[low]), node) ? (low, Int(table[low])) : nil
    }
    var index = 0
    for child in children(of: container) {
      if contains(child, node) { return (index, child) }
      index += 1
    }
    return nil
  }

  /// The element of an array at an index.
  package func child(of array: Int, at index: Int) -> Int? {
    guard nodes[array].kind == .array, index >= 0 else { return nil }
    if index >= Self.leastTabledCount, let table = childTable(of: array) {
      return index < table.count ? Int(table[index]) : nil
    }
    return children(of: array).dropFirst(index).first { _ in true }
  }

  private func contains(_ value: Int, _ node: Int) -> Bool {
    value <= node && node < next(after: value)
  }

  /// Where a container's children stand; `nil` of one that has few.
  private func childTable(of container: Int) -> [UInt32]? {
    guard nodes[container].count >= Self.leastTabledCount else { return nil }
    return withChildTables { tables in
      if let table = tables[container] { return table }
      let table = children(of: container).map { UInt32(truncatingIfNeeded: $0) }
      tables[container] = table
      return table
    }
  }
}
