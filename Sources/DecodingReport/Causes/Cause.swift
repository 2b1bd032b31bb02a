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
  /// The places of the problems, in the order of the report's rows.
  package var paths: [JSONPath]
  /// One list a style, in the report's order.
  package var tallies: [[Tally]]
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
    return members.map { members in
      let fields = members.compactMap { rows[$0].problem }
      return Cause(
        place: fields.count == 1
          ? fields[0].path.description : patterns.pattern(of: fields[0].path),
        words: CauseText.words(of: fields), paths: members.map { rows[$0].path },
        tallies: styles.indices.map { style in Self.tally(members.map { rows[$0].fields[style] }) })
    }
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
  /// The field that tells the cause: that of the first style with a problem, a cause of its own before
  /// what others cause.
  fileprivate var problem: FieldReport? {
    let problems = fields.lazy.compactMap { $0 }.filter(\.isProblem)
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
