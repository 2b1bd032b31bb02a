package import JSONSource

/// Problems of a report that have one cause: at places that differ only by what is data, for the same
/// reason.
package struct Cause: Sendable, Equatable {
  /// What a style made of some of the places.
  package struct Tally: Sendable, Equatable {
    package var outcome: Outcome
    /// Whether the style never came there: it is what the fields would have done by themselves.
    package var isAlone: Bool
    package var silentLoss: Bool
    package var count: Int
  }

  /// `$.orders[*].createdAt`.
  package var place: String
  /// `key is "created_at"`, `Int from string "2"`.
  package var words: String
  /// The places of the problems that are listed, in the order of the report's rows; of one of which none is, the
  /// first.
  package var paths: [JSONPath]
  /// How many places there are, the ones that aren't listed among them.
  package var placeCount: Int
  /// One list a style, in the report's order.
  package var tallies: [[Tally]]
  /// How many errors and losses of each style it has: those around its places, too, which it caused.
  package var counts: [ProblemCount] = []
}

extension Report {
  /// The causes of what isn't as sent, in the order of their first places.
  ///
  /// What lies around a problem, or was dropped with it, is no cause of its own. `rows` are those of the
  /// report.
  package func causes(of rows: [ReportRow]) -> [Cause] {
    let patterns = PlacePatterns(styles)
    var groups: [CauseKey: Int] = [:]
    var members: [[Int]] = []
    for row in problems(of: rows) {
      guard let field = rows[row].problem else { continue }
      let key = CauseKey(field, at: patterns)
      if let group = groups[key] {
        members[group].append(row)
      } else {
        groups[key] = members.count
        members.append([row])
      }
    }
    let counts = counts(of: members, rows)
    var causes = members.indices.map { cause in
      let members = members[cause]
      let fields = members.compactMap { rows[$0].problem }
      return Cause(
        place: patterns.pattern(of: fields[0].path), words: CauseText.words(of: fields),
        paths: members.map { rows[$0].path }, placeCount: members.count,
        tallies: styles.indices.map { style in Self.tally(members.map { rows[$0].fields[style] }) },
        counts: counts.map { $0[cause] })
    }
    let kinds = groups.reduce(into: [CountedKind: Int]()) { kinds, group in
      let kind = CountedKind(group.key)
      kinds[kind] = min(kinds[kind] ?? .max, group.value)
    }
    add(toCauses: &causes, kinds)
    for cause in causes.indices where causes[cause].placeCount == 1 {
      causes[cause].place = causes[cause].paths[0].description
    }
    return causes
  }

  /// Adds the fields that aren't listed to the causes of those that are like them: of another style the reason
  /// may be another one.
  private func add(toCauses causes: inout [Cause], _ kinds: [CountedKind: Int]) {
    var kinds = kinds
    var added = causes.map { _ in styles.map { _ in 0 } }
    func cause(of kind: UnlistedFields.Kind) -> Int? {
      kinds[CountedKind(kind)]
        ?? kinds.filter { $0.key.place == kind.place && $0.key.found == kind.found }.values.min()
    }
    let unlisted = styles.map { $0.unlistedFields.inOrder.filter { $0.key.reason != .badElement } }
    for (kind, group) in unlisted.joined() where kind.isErrorOrLoss && cause(of: kind) == nil {
      kinds[CountedKind(kind)] = causes.count
      added.append(styles.map { _ in 0 })
      causes.append(
        Cause(
          place: kind.place, words: kind.reason.map(Words.why) ?? "", paths: [group.first],
          placeCount: 0, tallies: styles.map { _ in [] },
          counts: styles.map { _ in ProblemCount(errors: 0, losses: 0) }))
    }
    for (style, groups) in unlisted.enumerated() {
      for (kind, group) in groups {
        guard let cause = cause(of: kind) else { continue }
        causes[cause].add(kind, group.count, to: style)
        if kind.isErrorOrLoss { added[cause][style] += group.count }
      }
    }
    for cause in causes.indices { causes[cause].placeCount += added[cause].max() ?? 0 }
  }

  /// The errors and losses of causes with these rows, one list a style. Each belongs to the cause of its
  /// row, else to that of the first one within it, or before it beside it.
  private func counts(of members: [[Int]], _ rows: [ReportRow]) -> [[ProblemCount]] {
    var causes: [Int?] = Array(repeating: nil, count: rows.count)
    for (cause, rows) in members.enumerated() { for row in rows { causes[row] = cause } }
    func cause(of row: Int) -> Int? {
      if let own = causes[row] { return own }
      let path = rows[row].path
      let within = (row..<rows.count).lazy.prefix { rows[$0].path.isWithin(path) }
      if let inner = within.first(where: { causes[$0] != nil }) { return causes[inner] }
      guard let parent = path.parent else { return nil }
      let before = (0..<row).reversed().lazy.prefix { rows[$0].path.isWithin(parent) }
      return before.first { causes[$0] != nil }.flatMap { causes[$0] }
    }
    return styles.indices.map { style in
      var counts = Array(repeating: ProblemCount(errors: 0, losses: 0), count: members.count)
      let (errors, losses) = Self.counted(rows, style)
      for row in errors { if let cause = cause(of: row) { counts[cause].errors += 1 } }
      for row in losses { if let cause = cause(of: row) { counts[cause].losses += 1 } }
      return counts
    }
  }

  /// The rows that are an error of a style, or a loss: not those around an error, nor within a loss.
  private static func counted(
    _ rows: [ReportRow], _ style: Int
  ) -> (errors: [Int], losses: [Int]) {
    var (errors, losses): ([Int], [Int]) = ([], [])
    func isWithin(_ row: Int, _ other: Int) -> Bool {
      rows[row].path.steps.count > rows[other].path.steps.count
        && rows[row].path.isWithin(rows[other].path)
    }
    for row in rows.indices {
      guard let field = rows[row].fields[style] else { continue }
      if (field.outcomeAlone ?? field.outcome) == .threw {
        while let last = errors.last, rows[last].fields[style]?.isConsequence == true,
          isWithin(row, last)
        {
          errors.removeLast()
        }
        errors.append(row)
      }
      if field.silentLoss, !(losses.last.map { isWithin(row, $0) } ?? false) { losses.append(row) }
    }
    return (errors, losses)
  }

  /// The rows of problems without those that are problems because of others alone.
  private func problems(of rows: [ReportRow]) -> [Int] {
    var problems: [Int] = []
    for (index, row) in rows.enumerated() where row.problem != nil {
      if row.isDroppedBesideProblem { continue }
      while let last = problems.last, rows[last].isConsequence,
        row.path.steps.count > rows[last].path.steps.count, row.path.isWithin(rows[last].path)
      {
        problems.removeLast()
      }
      problems.append(index)
    }
    return problems
  }

  private static func tally(_ fields: [FieldReport?]) -> [Cause.Tally] {
    var tallies: [Cause.Tally] = []
    for case let field? in fields {
      let outcome = field.outcomeAlone ?? field.outcome
      let place = tallies.firstIndex {
        $0.outcome == outcome && $0.isAlone == (field.outcomeAlone != nil)
          && $0.silentLoss == field.silentLoss
      }
      if let place {
        tallies[place].count += 1
      } else {
        tallies.append(
          Cause.Tally(
            outcome: outcome, isAlone: field.outcomeAlone != nil, silentLoss: field.silentLoss,
            count: 1))
      }
    }
    return tallies
  }
}

extension Cause {
  /// Adds fields of a style that aren't listed.
  fileprivate mutating func add(_ kind: UnlistedFields.Kind, _ count: Int, to style: Int) {
    if kind.silentLoss { counts[style].losses += count }
    if kind.outcome == .threw { counts[style].errors += count }
    let place = tallies[style].firstIndex {
      $0.outcome == kind.outcome && $0.isAlone == kind.isAlone && $0.silentLoss == kind.silentLoss
    }
    if let place {
      tallies[style][place].count += count
    } else {
      tallies[style].append(
        Tally(
          outcome: kind.outcome, isAlone: kind.isAlone, silentLoss: kind.silentLoss, count: count))
    }
  }
}

/// What those fields have in common that may be of one cause.
private struct CountedKind: Hashable {
  var place: String
  var reason: Reason?
  var found: JSONNode.Kind?

  init(_ key: CauseKey) { (place, reason, found) = (key.place, key.reason, key.found) }

  init(_ kind: UnlistedFields.Kind) {
    (place, reason, found) = (kind.place, kind.reason, kind.found)
  }
}

/// What makes two problems the same one.
private struct CauseKey: Hashable {
  var place: String
  var reason: Reason?
  var wanted: String
  var found: JSONNode.Kind?
  var nearKey: String?
  var standsAt: String?

  init(_ field: FieldReport, at patterns: PlacePatterns) {
    place = patterns.pattern(of: field.path)
    reason = field.problemReason
    wanted = field.wanted
    found = field.found?.kind
    nearKey = field.didYouMean
    standsAt = field.standsAt.map(patterns.pattern)
  }
}

extension ReportRow {
  /// The field that tells the cause: that of the first style with an error or a loss, a cause of its own before
  /// what others cause.
  fileprivate var problem: FieldReport? {
    let problems = fields.lazy.compactMap { $0 }.filter(\.isErrorOrLoss)
    return problems.first { !$0.isConsequence } ?? problems.first
  }

  fileprivate var isConsequence: Bool { problem?.isConsequence ?? false }

  fileprivate var isDroppedBesideProblem: Bool {
    problem.map { $0.isConsequence && $0.outcome == .dropped } ?? false
  }

  /// Whether a style made something else of the value than was sent, or would have.
  package var isOtherThanSent: Bool {
    fields.contains { $0?.isOtherThanSent ?? false }
  }
}
