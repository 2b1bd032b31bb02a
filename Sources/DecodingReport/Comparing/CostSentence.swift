package import JSONSource

/// The difference between two outcomes of a field in one sentence, made of what the reports say:
///
///     "42" gives strict an error and smart nothing; null gives strict an error and smart a fallback
///
/// What holds of both is said once.
package struct CostSentence: Sendable, Equatable {
  /// What it claims of a side, or of both.
  package struct Clause: Sendable, Equatable {
    package var sides: [JSONComparison.Side]
    package var subject: String
    package var costs: [(cost: FieldCost, styles: [DecodingStyle])]

    package static func == (left: Self, right: Self) -> Bool {
      left.sides == right.sides && left.subject == right.subject
        && left.costs.elementsEqual(right.costs) { $0.cost == $1.cost && $0.styles == $1.styles }
    }
  }

  package private(set) var clauses: [Clause] = []

  /// `names` are what the sides are called where the same JSON stands in both: `A`, `B`.
  package init(
    _ row: ReportComparison.Row, _ a: Report, _ b: Report, names: (a: String, b: String)
  ) {
    let styles = a.styles.map(\.style)
    let costs = styles.map { style in
      (
        style: style, a: FieldCost(a.field(row.a, style)), b: FieldCost(b.field(row.b, style))
      )
    }
    let (alike, other) = (costs.filter { $0.a == $0.b }, costs.filter { $0.a != $0.b })
    var subjects = (a: Self.subject(row.a), b: Self.subject(row.b))
    if subjects.a == subjects.b { subjects = ("in \(names.a) it", "in \(names.b) it") }
    if !alike.isEmpty {
      clauses.append(
        Self.clause([.a, .b], other.isEmpty ? "each" : "either", alike.map { ($0.a, $0.style) }))
    }
    guard !other.isEmpty else { return }
    clauses.append(Self.clause([.a], subjects.a, other.map { ($0.a, $0.style) }))
    clauses.append(Self.clause([.b], subjects.b, other.map { ($0.b, $0.style) }))
  }

  /// Whether no style is cost anything else by one than by the other.
  package var isOfNoDifference: Bool { clauses.allSatisfy { $0.sides.count == 2 } }

  package var text: String {
    let told = clauses.map { clause in
      let costs = clause.costs.map { "\(Self.list($0.styles.map(\.rawValue))) \($0.cost.rawValue)" }
      return "\(clause.subject) gives \(Self.list(costs))"
    }
    return isOfNoDifference
      ? "no difference: \(told.joined(separator: "; "))"
      : told.joined(separator: "; ")
  }

  private static func clause(
    _ sides: [JSONComparison.Side], _ subject: String,
    _ costs: [(cost: FieldCost, style: DecodingStyle)]
  ) -> Clause {
    let told = FieldCost.allCases.reversed().compactMap { cost in
      let styles = costs.filter { $0.cost == cost }.map(\.style)
      return styles.isEmpty ? nil : (cost: cost, styles: styles)
    }
    return Clause(sides: sides, subject: subject, costs: told)
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static let mostCharacters = 24

  /// What stands in the JSON, in few words.
  private static func subject(_ row: ReportRow?) -> String {
    guard let found = row?.found else { return "the missing key" }
    switch found.kind {
    case .object: return "the object"
    case .array: return "the array"
    default:
      let text = found.text
      return text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
    }
  }
}
