/// Lays two documents out beside each other, and finds what differs.
struct ComparisonLayout: JSONPairing {
  private typealias Line = JSONComparison.Line

  private var result: JSONComparison
  let a: JSONDocument
  let b: JSONDocument
  /// Whether the container that is gone through stands in one line.
  private var isWithinLine = false
  /// Of a long run of alike lines the first ones are laid out, and the last.
  private var run = 0
  private var ring: [Line] = []
  private var left = 0

  private static let ends = 40
  private static let mostLines = 20_000
  /// Arrays that differ in more elements are compared by their places.
  private static let mostEdits = 256
  /// An array of scalars that takes no more bytes stands in one line.
  private static let lineBytes = 60

  init(_ comparison: JSONComparison) {
    result = comparison
    a = comparison.a
    b = comparison.b
  }

  mutating func compared() -> JSONComparison {
    let roots = JSONPair(a: a.root >= 0 ? a.root : nil, b: b.root >= 0 ? b.root : nil)
    if roots.a != nil || roots.b != nil { walk(roots) }
    flush()
    return result
  }

  // MARK: Pairs

  mutating func members(of x: Int, _ y: Int) -> [JSONPair] {
    let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
    let hashes = result.hashes
    let partners = Partners(
      of: left.map { hashes.a[$0 - 1] }, among: right.map { hashes.b[$0 - 1] })
    if partners.isReordered { result.reordered.append(x) }
    return JSONPair.pairs(at: partners.merged, of: left, right)
  }

  mutating func elements(of x: Int, _ y: Int) -> [JSONPair] {
    let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
    let edit = ShortestEdit(
      from: left.map { result.hashes.a[$0] }, to: right.map { result.hashes.b[$0] },
      most: Self.mostEdits)
    if edit.isCutShort { result.arraysByPlace += 1 }
    let pairs = edit.pairs
    if pairs.contains(where: { $0.old != $0.new }) {
      result.moved[a.path(of: x)] = pairs.reduce(into: [:]) { moved, pair in
        if let own = pair.old, let other = pair.new { moved[own] = other }
      }
    }
    return JSONPair.pairs(at: pairs, of: left, right)
  }

  mutating func enter(_ pair: JSONPair) {
    isWithinLine = standsInLine(pair)
    add(isWithinLine ? .value : .open, pair, isDifferent: isWithinLine && !isSame(pair))
  }

  mutating func leave(_ pair: JSONPair) {
    if !isWithinLine {
      var rest = pair
      if rest.a.map(a.isEmpty) ?? false { rest.a = nil }
      if rest.b.map(b.isEmpty) ?? false { rest.b = nil }
      add(.close, rest, isDifferent: false)
    }
    isWithinLine = false
  }

  mutating func meet(_ pair: JSONPair) {
    let isSame = isSame(pair)
    if !isSame { result.differences.append(JSONComparison.Difference(a: pair.a, b: pair.b)) }
    guard !isWithinLine else { return }
    if standsInLine(pair) { return add(.value, pair, isDifferent: !isSame) }
    for (document, node, isA) in [(a, pair.a, true), (b, pair.b, false)] {
      for line in node.map({ document.laidOut($0, within: Self.lineBytes) }) ?? [] {
        var own = JSONPair(a: isA ? line.node : nil, b: isA ? nil : line.node)
        own.depth = pair.depth + line.depth
        own.commas = line.depth == 0 ? pair.commas : (line.hasComma, line.hasComma)
        add(line.role, own, isDifferent: true)
      }
    }
  }

  private func isSame(_ pair: JSONPair) -> Bool {
    guard let x = pair.a, let y = pair.b else { return false }
    return result.isSame(x, y)
  }

  /// Whether both values are there, and each stands in one line.
  private func standsInLine(_ pair: JSONPair) -> Bool {
    guard let x = pair.a, let y = pair.b else { return false }
    return a.isInLine(x, within: Self.lineBytes) && b.isInLine(y, within: Self.lineBytes)
  }

  // MARK: Lines

  private mutating func add(_ role: LaidOutLine.Role, _ pair: JSONPair, isDifferent: Bool) {
    let line = Line(role, pair, isDifferent: isDifferent)
    guard !isDifferent else {
      flush()
      append(line)
      return
    }
    run += 1
    if run <= Self.ends {
      append(line)
    } else if ring.count < Self.ends {
      ring.append(line)
    } else {
      ring[left % Self.ends] = line
      left += 1
    }
  }

  /// Ends a run of alike lines.
  private mutating func flush() {
    if left > 0 { append(Line(.alike(left))) }
    for place in ring.indices { append(ring[(left + place) % ring.count]) }
    (run, left, ring) = (0, 0, [])
  }

  private mutating func append(_ line: Line) {
    if result.lines.count < Self.mostLines {
      result.lines.append(line)
    } else {
      result.omittedLines += line.count
    }
  }
}
