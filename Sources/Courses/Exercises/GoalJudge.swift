import DecodingReport
import JSONSource
import Workbench

extension Exercise {
  /// What became of each goal, by what a model made of the payloads; of one that doesn't compile there
  /// is nothing.
  package func states(by findings: ExerciseFindings?) -> [GoalState] {
    goals.map { goal in
      guard let findings else { return GoalState(mark: .open, failure: nil) }
      guard let failure = failure(of: goal, findings) else { return GoalState(mark: .met) }
      return GoalState(mark: goal.isKept ? .broken : .open, failure: failure)
    }
  }

  /// The first thing that is otherwise than a goal wants it.
  private func failure(of goal: ExerciseGoal, _ findings: ExerciseFindings) -> GoalState.Failure? {
    let payloads = payloads(of: goal)
    // Of several failures that of the first payload counts: it is the plainest.
    for payload in payloads {
      guard let finding = findings.payloads[payload.name] else { continue }
      for rule in goal.rules {
        let judge = GoalJudge(finding)
        guard var failure = judge.failure(of: rule, in: payload.name) else { continue }
        failure.why = judge.why(of: failure.path)
        return failure
      }
    }
    for rule in goal.rules {
      guard case .apart(let path) = rule.kind else { continue }
      let found = payloads.compactMap { payload in
        findings.payloads[payload.name].map { (payload.name, GoalJudge($0)) }
      }
      if let failure = GoalJudge.failure(of: rule, at: path, found) { return failure }
    }
    return nil
  }
}

/// Compares what a model made of one payload with what rules say of it.
struct GoalJudge {
  private let finding: ExerciseFindings.Finding
  private var strict: StyleReport? { finding.report[.strict] }

  init(_ finding: ExerciseFindings.Finding) { self.finding = finding }

  /// What is otherwise than a rule wants it, and where.
  private typealias Difference = (expected: String, actual: String, path: JSONPath?)

  func failure(of rule: GoalRule, in payload: String) -> GoalState.Failure? {
    difference(of: rule).map { found in
      GoalState.Failure(
        payload: payload, path: found.path, expected: found.expected, actual: found.actual,
        line: rule.line)
    }
  }

  private func difference(of rule: GoalRule) -> Difference? {
    switch rule.kind {
    case .expect(let cells):
      let found = cells.map { $0.contradiction(in: finding.report) }
      guard found.allSatisfy({ $0 != nil }), let first = cells.first else { return nil }
      let expected = cells.map(\.shortText).joined(separator: " or ")
      return (expected, actual(first, found[0] ?? ""), first.path)
    case .value(let place, let value):
      let text = self.value(at: place)
      return text == value ? nil : ("\(place) = \(value)", text ?? missing(place), place)
    case .decodes: return strict?.failure.map { ("a value", $0.goalWords, $0.path) }
    case .throwing(let place, let kind):
      if let failure = strict?.failure, kind == nil || kind == failure.kind,
        place == nil || place == failure.path
      {
        return nil
      }
      let at = place.map { " at \($0)" } ?? ""
      let expected = "an error\(kind.map { " \($0.rawValue)" } ?? "")\(at)"
      return (expected, strict?.failure?.goalWords ?? "a value", place)
    case .lost(let allowed):
      return unwanted("value lost", besides: allowed, ", silently", \.silentLoss)
    case .fallsBack(let allowed):
      let outcomes: Set<Outcome> = [.default, .nil, .dropped]
      return unwanted("fallback", besides: allowed) { outcomes.contains($0.outcome) }
    case .apart: return nil
    case .stable, .written: return roundTrip(rule)
    }
  }

  /// The decoded value at a path, as the report shows it.
  func value(at path: JSONPath) -> String? {
    guard let strict, !strict.threw else { return nil }
    if let field = strict.fields.first(where: { $0.isAt(path) }), let value = field.value {
      return value
    }
    return path == .root ? strict.value : nil
  }

  /// The rule by which a field is what it is: of the one that threw, where that was the end.
  func why(of path: JSONPath?) -> String? {
    guard let strict, let path = strict.failure?.path ?? path,
      let field = strict.fields.first(where: { $0.isAt(path) })
    else { return nil }
    let lines = finding.report.explanation(of: field, in: .strict) { _ in nil }.lines
    return lines.first { $0.role == .rule }?.text
  }

  /// What to say where there is no value at a path.
  func missing(_ path: JSONPath) -> String {
    if let failure = strict?.failure { return failure.goalWords }
    let field = strict?.fields.first { $0.isAt(path) }
    return field.map { "\($0.outcome.words) and no value" } ?? "no such field"
  }

  /// Cells of a decode that threw say that it did, too.
  private func actual(_ cell: CourseExpectation, _ found: String) -> String {
    guard let style = finding.report[cell.style], let failure = style.failure,
      failure.path != cell.path
    else { return found }
    return "\(found): \(failure.goalWords)"
  }

  /// The first field that is as none is to be, but at the paths that are allowed.
  private func unwanted(
    _ name: String, besides allowed: [JSONPath], _ ending: String = "",
    _ isUnwanted: (FieldReport) -> Bool
  ) -> Difference? {
    let field = strict?.fields.first { isUnwanted($0) && !$0.path.isWithin(anyOf: allowed) }
    let exception = allowed.isEmpty ? "" : " but at \(allowed.words)"
    return field.map { field in
      ("no \(name)\(exception)", "\(field.path) \(field.outcome.words)\(ending)", field.path)
    }
  }

  private func roundTrip(_ rule: GoalRule) -> Difference? {
    guard let form = finding.trip?[.strict]?.mirrored else { return nil }
    if rule.kind == .stable {
      let stability = form.stability
      return stability.isStable == true
        ? nil : ("a stable round trip", form.refusal ?? stability.words, stability.path)
    }
    // A number or a text that is spelled in another way is the same JSON.
    let first = form.differences.first { $0.kind != .respelled }
    if form.refusal == nil, first == nil, form.omittedDifferences == 0 { return nil }
    let words = first.map { "\($0.path): \($0.words)" }
    return (
      "the payload, written back", form.refusal ?? words ?? "more differences than are kept",
      first?.path
    )
  }

  /// Whether the values at a path are different ones in all payloads.
  static func failure(
    of rule: GoalRule, at path: JSONPath, _ found: [(payload: String, judge: GoalJudge)]
  ) -> GoalState.Failure? {
    var seen: [String: String] = [:]
    for (payload, judge) in found {
      let value = judge.value(at: path)
      let same = value.flatMap { seen[$0] }
      guard value == nil || same != nil else {
        if let value { seen[value] = payload }
        continue
      }
      return GoalState.Failure(
        payload: payload, path: path,
        expected: same.map { "\(path) other than in \($0)" } ?? "a value at \(path)",
        actual: value ?? judge.missing(path), line: rule.line)
    }
    return nil
  }
}

extension CourseExpectation {
  /// As `text`, but the usual style isn't named.
  fileprivate var shortText: String {
    let style = style == .strict ? [] : [style.rawValue.uppercased()]
    return (["\(path)"] + style + [outcome.words] + details).joined(separator: " ")
      + (value.map { " = \($0)" } ?? "")
  }
}

extension StyleReport.Failure {
  fileprivate var goalWords: String {
    "threw \(kind.rawValue)" + (path.map { " at \($0)" } ?? "")
  }
}

extension JSONPath {
  fileprivate func isWithin(anyOf others: [JSONPath]) -> Bool {
    others.contains(where: isWithin)
  }
}

extension [JSONPath] {
  fileprivate var words: String { map(\.description).joined(separator: ", ") }
}
