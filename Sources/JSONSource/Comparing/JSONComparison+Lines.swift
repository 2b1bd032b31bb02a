extension JSONComparison {
  /// A line of both documents as they are laid out.
  package struct Line: Hashable, Sendable {
    package var role: LaidOutLine.Role
    package var depth = 0
    /// The value that the line is of, in each document that has it.
    package var a: Int?
    package var b: Int?
    private var hasCommaInA = false
    private var hasCommaInB = false
    package var isDifferent = false

    init(_ role: LaidOutLine.Role) { self.role = role }

    init(_ role: LaidOutLine.Role, _ pair: JSONPair, isDifferent: Bool) {
      self.role = role
      (a, b, depth) = (pair.a, pair.b, pair.depth)
      (hasCommaInA, hasCommaInB) = pair.commas
      self.isDifferent = isDifferent
    }

    package func node(_ side: Side) -> Int? { side == .a ? a : b }

    fileprivate func hasComma(_ side: Side) -> Bool { side == .a ? hasCommaInA : hasCommaInB }
  }

  /// A line's text, without its indentation; `nil` where the document has none.
  package func text(_ line: Line, _ side: Side) -> String? {
    line.node(side).map { node in
      document(side).text(
        of: LaidOutLine(node: node, role: line.role, hasComma: line.hasComma(side)))
    }
  }

  /// The place of the line of a value, or of the innermost around it that has one.
  package func line(of path: JSONPath, _ side: Side) -> Int? {
    let document = document(side)
    guard var node = document.node(at: path) else {
      return path.parent.flatMap { line(of: $0, side) }
    }
    let places = side == .a ? linesOfNodes.a : linesOfNodes.b
    var around = document.ancestors(of: node)
    while true {
      if let line = places[node] { return line }
      guard let outer = around.popLast() else { return nil }
      node = outer
    }
  }

  /// Takes note of where each value's line is, once all are laid out.
  mutating func placeNodes() {
    for (place, line) in lines.enumerated().reversed() {
      if let node = line.a { linesOfNodes.a[node] = place }
      if let node = line.b { linesOfNodes.b[node] = place }
    }
  }

  /// The lines with long runs of alike ones folded, unless all fit into so many rows: what stands
  /// next to a difference, or to the line at `place`, is kept.
  package func folded(rows: Int, around place: Int?) -> [(line: Line, place: Int)] {
    let all = Array(lines.enumerated().map { (line: $0.element, place: $0.offset) })
    guard lines.count > rows else { return all }
    let context = 2
    var isKept = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.isDifferent || index == place {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isKept[near] = true
      }
    }
    var folded: [(line: Line, place: Int)] = []
    var index = 0
    while index < lines.count {
      let start = index
      while index < lines.count, !isKept[index] { index += 1 }
      if index - start == 1 {
        folded.append(all[start])
      } else if index > start {
        let count = lines[start..<index].reduce(0) { $0 + $1.count }
        folded.append((Line(.alike(count)), start))
      }
      if index < lines.count { folded.append(all[index]) }
      index += 1
    }
    return folded
  }
}

extension JSONComparison.Line {
  /// How many lines it stands for.
  package var count: Int { if case .alike(let count) = role { count } else { 1 } }
}
