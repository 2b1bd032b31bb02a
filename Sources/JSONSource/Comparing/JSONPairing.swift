/// Pairs the values of two documents, and lays them out beside each other.
struct JSONPairing {
  private typealias Line = JSONComparison.Line

  /// Where a value stands within what is around it.
  private struct Place {
    var depth = 0
    var isMember = false
    var commas = (a: false, b: false)
    /// Whether what is around it stands in one line with it.
    var isWithinLine = false
  }

  private var result: JSONComparison
  private let a: JSONDocument
  private let b: JSONDocument
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
    let roots = (a: a.root >= 0 ? a.root : nil, b: b.root >= 0 ? b.root : nil)
    pair(roots.a, roots.b, Place())
    flush()
    return result
  }

  // MARK: Values

  private mutating func pair(_ x: Int?, _ y: Int?, _ place: Place) {
    guard let x, let y else {
      guard x != nil || y != nil else { return }
      result.differences.append(JSONComparison.Difference(a: x, b: y))
      if let x { layOut(x, .a, place) }
      if let y { layOut(y, .b, place) }
      return
    }
    let (kind, other) = (a.kind(of: x), b.kind(of: y))
    guard kind == other, a.isContainer(x) else {
      let isSame = result.isSame(x, y)
      if !isSame { result.differences.append(JSONComparison.Difference(a: x, b: y)) }
      if isInLine(x, a), isInLine(y, b) {
        add(.value, x, y, place, isDifferent: !isSame)
      } else {
        layOut(x, .a, place)
        layOut(y, .b, place)
      }
      return
    }
    let isInLine = isInLine(x, a) && isInLine(y, b)
    var inner = Place(depth: place.depth + 1)
    inner.isWithinLine = isInLine || place.isWithinLine
    add(isInLine ? .value : .open, x, y, place, isDifferent: isInLine && !result.isSame(x, y))
    if kind == .object { pairMembers(x, y, inner) } else { pairElements(x, y, inner) }
    if !isInLine { add(.close, x, y, place, isDifferent: false) }
  }

  private mutating func pairMembers(_ x: Int, _ y: Int, _ place: Place) {
    let (left, right) = (Array(a.members(of: x)), Array(b.members(of: y)))
    // Of equal keys the first belongs to the first.
    var places: [Int: [Int]] = [:]
    for (place, member) in right.enumerated().reversed() {
      places[result.hashes.b[member.key], default: []].append(place)
    }
    let partners = left.map { places[result.hashes.a[$0.key]]?.popLast() }
    let known = partners.compactMap { $0 }
    if zip(known, known.dropFirst()).contains(where: >) { result.reordered.append(x) }
    // What only B has stands behind what it stands behind there.
    let taken = Set(known)
    var added: [Int: [Int]] = [:]
    var last = -1
    for place in right.indices {
      if taken.contains(place) { last = place } else { added[last, default: []].append(place) }
    }
    func placed(_ own: Int?, _ other: Int?) -> Place {
      var place = place
      place.isMember = true
      place.commas = (
        own.map { $0 < left.count - 1 } ?? false, other.map { $0 < right.count - 1 } ?? false
      )
      return place
    }
    for other in added[-1] ?? [] { pair(nil, right[other].value, placed(nil, other)) }
    for (own, partner) in partners.enumerated() {
      pair(left[own].value, partner.map { right[$0].value }, placed(own, partner))
      for other in partner.flatMap({ added[$0] }) ?? [] {
        pair(nil, right[other].value, placed(nil, other))
      }
    }
  }

  private mutating func pairElements(_ x: Int, _ y: Int, _ place: Place) {
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
    for (own, other) in pairs {
      var place = place
      place.commas = (
        own.map { $0 < left.count - 1 } ?? false, other.map { $0 < right.count - 1 } ?? false
      )
      pair(own.map { left[$0] }, other.map { right[$0] }, place)
    }
  }

  // MARK: Lines

  /// Whether a value stands in one line: a scalar, an empty container, a short array of scalars.
  private func isInLine(_ node: Int, _ document: JSONDocument) -> Bool {
    guard document.isContainer(node) else { return true }
    var bytes = 0
    for child in document.children(of: node) {
      bytes += document.range(of: child).count + 2
      let isPlain = document.kind(of: node) == .array && !document.isContainer(child)
      if !isPlain || bytes > Self.lineBytes { return false }
    }
    return true
  }

  /// Lays out what only one document has.
  private mutating func layOut(_ node: Int, _ side: JSONComparison.Side, _ place: Place) {
    let document = side == .a ? a : b
    func nodes() -> (Int?, Int?) { side == .a ? (node, nil) : (nil, node) }
    guard !isInLine(node, document) else {
      add(.value, nodes().0, nodes().1, place, isDifferent: true)
      return
    }
    add(.open, nodes().0, nodes().1, place, isDifferent: true)
    var inner = Place(depth: place.depth + 1)
    inner.isMember = document.kind(of: node) == .object
    inner.isWithinLine = place.isWithinLine
    let children = Array(document.children(of: node))
    for (index, child) in children.enumerated() {
      inner.commas = (index < children.count - 1, index < children.count - 1)
      layOut(child, side, inner)
    }
    add(.close, nodes().0, nodes().1, place, isDifferent: true)
  }

  private mutating func add(
    _ role: Line.Role, _ x: Int?, _ y: Int?, _ place: Place, isDifferent: Bool
  ) {
    guard !place.isWithinLine else { return }
    var line = Line(role)
    (line.a, line.b) = (x, y)
    line.depth = place.depth
    line.isMember = place.isMember
    line.commas = place.commas
    line.isDifferent = isDifferent
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
