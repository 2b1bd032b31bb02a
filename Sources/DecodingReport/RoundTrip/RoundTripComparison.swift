import JSONSource

/// Compares what was written with the payload, place by place, and lays both out beside each other.
///
/// Members belong together by their keys, whatever their order; elements by what was dropped, by what
/// is alike, and then by their places.
struct RoundTripComparison: JSONPairing {
  /// The most that are kept; all are counted.
  static let mostDifferences = 1_000
  static let mostRows = 20_000
  /// Arrays that differ in more elements are compared by their places alone.
  private static let mostEdits = 256
  private static let mostOfSet = 1_000

  /// What was sent, and what was written.
  let a: JSONDocument
  let b: JSONDocument
  private let hashes: (a: ContentHashes, b: ContentHashes)
  private let reasoning: RoundTripReasoning
  private(set) var rows: [RoundTripRow] = []
  private(set) var omittedRows = 0
  private(set) var differences: [RoundTripDifference] = []
  private(set) var omittedDifferences = 0
  /// The objects whose keys are in another order.
  private(set) var reordered: [JSONPath] = []
  /// Values of the payload whose keys came before in their objects: Foundation reads the first.
  private var duplicates: Set<Int> = []
  /// Values of the payload that were written under other keys.
  private var renamed: Set<Int> = []

  /// Without a payload, or where nothing was written, there is nothing to compare.
  init(_ sent: JSONDocument, _ written: JSONDocument, _ reasoning: RoundTripReasoning) {
    (a, b) = (sent, written)
    hashes = (ContentHashes(sent, asRead: true), ContentHashes(written, asRead: true))
    self.reasoning = reasoning
    guard sent.root >= 0, written.root >= 0 else { return }
    walk(JSONPair(a: sent.root, b: written.root))
  }

  // MARK: Pairs

  mutating func members(of x: Int, _ y: Int) -> [JSONPair] {
    let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
    let (keys, others) = (left.map { a.string($0 - 1) }, right.map { b.string($0 - 1) })
    var seen: Set<String> = []
    for (value, key) in zip(left, keys) where !seen.insert(key).inserted {
      duplicates.insert(value)
    }
    var partners = Partners(of: keys, among: others)
    let alone = left.indices.filter {
      partners.places[$0] == nil && !duplicates.contains(left[$0])
    }
    let rest = partners.rest
    if !alone.isEmpty, !rest.isEmpty {
      var free = WrittenKeys(rest.map { ($0, others[$0]) })
      let path = a.path(of: x)
      for place in alone {
        let forms = reasoning.forms(of: keys[place], at: path.appending(.key(keys[place])))
        guard let partner = free.take(forms) else { continue }
        partners.pair(place, with: partner)
        renamed.insert(left[place])
      }
    }
    if partners.isReordered { reordered.append(a.path(of: x)) }
    var pairs = JSONPair.pairs(at: partners.appended, of: left, right)
    // Of what was written, commas stand as it is shown here.
    let last = pairs.lastIndex { $0.b != nil }
    for place in pairs.indices { pairs[place].commas.b = pairs[place].b != nil && place != last }
    return pairs
  }

  mutating func elements(of x: Int, _ y: Int) -> [JSONPair] {
    let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
    let (own, other) = (left.map { hashes.a[$0] }, right.map { hashes.b[$0] })
    let path = a.path(of: x)
    if reasoning.isSet(path), max(left.count, right.count) <= Self.mostOfSet {
      let partners = Partners(of: own, among: other)
      if partners.isReordered { _ = note(.reordered, x, y) { _, _ in .setOrder } }
      return JSONPair.pairs(at: partners.appended, of: left, right)
    }
    let isKept = left.indices.map { !reasoning.isDropped(path.appending(.index($0))) }
    if isKept.count(where: \.self) == right.count {
      var rest = right.indices[...]
      let places = left.indices.map { (old: $0, new: isKept[$0] ? rest.popFirst() : nil) }
      return JSONPair.pairs(at: places, of: left, right)
    }
    let isByPlace = left.count == right.count
    let places =
      isByPlace
      ? left.indices.map { ($0, $0) }
      : ShortestEdit(from: own, to: other, most: Self.mostEdits).pairs
    return JSONPair.pairs(at: places, of: left, right)
  }

  mutating func enter(_ pair: JSONPair) {
    add(pair, .open, renaming(pair))
  }

  mutating func leave(_ pair: JSONPair) {
    var rest = pair
    if rest.a.map(a.isEmpty) ?? false { rest.a = nil }
    if rest.b.map(b.isEmpty) ?? false { rest.b = nil }
    if rest.a != nil || rest.b != nil { add(rest, .close, []) }
  }

  mutating func meet(_ pair: JSONPair) {
    let differences = renaming(pair) + [difference(pair)].compactMap(\.self)
    func lines(_ node: Int?, _ document: JSONDocument, _ hasComma: Bool) -> [LaidOutLine] {
      node.map { document.laidOut($0, hasComma: hasComma, most: Self.mostRows) } ?? []
    }
    let (left, right) = (lines(pair.a, a, pair.commas.a), lines(pair.b, b, pair.commas.b))
    let isAlone = left.isEmpty || right.isEmpty
    func text(_ line: LaidOutLine, _ document: JSONDocument) -> String {
      String(repeating: "  ", count: isAlone ? 0 : line.depth) + document.text(of: line)
    }
    for place in 0..<max(left.count, right.count) {
      let own = place < left.count ? left[place] : nil
      let other = place < right.count ? right[place] : nil
      // Beside each other, lines of two values may be at two depths.
      let depth = isAlone ? (own ?? other)?.depth ?? 0 : 0
      add(
        RoundTripRow(
          depth: pair.depth + depth, sent: own.map { text($0, a) },
          written: other.map { text($0, b) },
          differences: differences))
    }
  }

  // MARK: Rows and differences

  private mutating func add(
    _ pair: JSONPair, _ role: LaidOutLine.Role, _ differences: [Int]
  ) {
    func text(_ node: Int?, _ document: JSONDocument, _ hasComma: Bool) -> String? {
      node.map { document.text(of: LaidOutLine(node: $0, role: role, hasComma: hasComma)) }
    }
    add(
      RoundTripRow(
        depth: pair.depth, sent: text(pair.a, a, pair.commas.a),
        written: text(pair.b, b, pair.commas.b), differences: differences))
  }

  private mutating func add(_ row: RoundTripRow) {
    if rows.count < Self.mostRows { rows.append(row) } else { omittedRows += 1 }
  }

  private mutating func difference(_ pair: JSONPair) -> Int? {
    switch (pair.a, pair.b) {
    case (let x?, let y?):
      let (kind, other) = (a.kind(of: x), b.kind(of: y))
      guard hashes.a[x] == hashes.b[y] else {
        return note(.changed, x, y) { $0.changed($1, kind, other) }
      }
      let text = b.excerpt(y)
      return a.excerpt(x) == text
        ? nil : note(.respelled, x, y) { $0.respelled($1, kind, as: text) }
    case (let x?, nil):
      let (isDuplicate, isNull) = (duplicates.contains(x), a.kind(of: x) == .null)
      return note(.gone, x, nil) { $0.gone($1, isDuplicate: isDuplicate, isNull: isNull) }
    case (nil, let y?):
      let isNull = b.kind(of: y) == .null
      return note(.added, nil, y) { $0.added($1, isNull: isNull) }
    case (nil, nil): return nil
    }
  }

  /// That a member is written under another key.
  private mutating func renaming(_ pair: JSONPair) -> [Int] {
    guard let x = pair.a, let y = pair.b, renamed.contains(x) else { return [] }
    let key = b.string(y - 1)
    return [note(.renamed, x - 1, y - 1) { $0.renamed($1, to: key) }].compactMap(\.self)
  }

  /// Keeps a difference, if there is room; its reason is looked for only then.
  private mutating func note(
    _ kind: RoundTripDifference.Kind, _ x: Int?, _ y: Int?,
    _ why: (RoundTripReasoning, JSONPath) -> RoundTripReasoning.Answer
  ) -> Int? {
    guard differences.count < Self.mostDifferences else {
      omittedDifferences += 1
      return nil
    }
    let writtenPath = y.map { b.path(of: $0) }
    let path = x.map { a.path(of: $0) } ?? writtenPath ?? .root
    let answer = why(reasoning, path)
    differences.append(
      RoundTripDifference(
        kind: kind, path: path, writtenPath: writtenPath == path ? nil : writtenPath,
        sent: x.map { a.excerpt($0) }, written: y.map { b.excerpt($0) }, reason: answer.reason,
        evidence: answer.evidence, words: answer.words))
    return differences.count - 1
  }
}

/// Keys that were written, by the forms in which a key that was read may be the same.
private struct WrittenKeys {
  private var free: [RoundTripReasoning.KeyForm: [Int]] = [:]
  private var taken: Set<Int> = []

  init(_ keys: [(place: Int, key: String)]) {
    for (place, key) in keys.reversed() {
      for form in RoundTripReasoning.KeyForm.forms(ofWritten: key) {
        free[form, default: []].append(place)
      }
    }
  }

  /// Takes the first key that has one of these forms.
  mutating func take(_ forms: [RoundTripReasoning.KeyForm]) -> Int? {
    let places = forms.compactMap { form -> Int? in
      while let place = free[form]?.last, taken.contains(place) { free[form]?.removeLast() }
      return free[form]?.last
    }
    return places.min().map { taken.insert($0).memberAfterInsert }
  }
}
