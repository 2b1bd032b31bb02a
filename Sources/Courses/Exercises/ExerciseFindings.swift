package import DecodingReport
package import Workbench

/// What a model makes of an exercise's payloads: what its goals are judged by.
package struct ExerciseFindings: Sendable {
  /// Of one payload.
  package struct Finding: Sendable {
    package var report: Report
    /// What is written back, where a goal asks for it.
    package var trip: RoundTrip?
  }

  /// By the payloads' names.
  package private(set) var payloads: [String: Finding] = [:]

  /// Decodes the payloads with the models; `nil` once that was cancelled.
  package init?(
    _ exercise: Exercise, _ models: Models, facts: [DecodingStyle: KnownFacts] = [:],
    _ cancellation: Cancellation = Cancellation()
  ) {
    let rules = exercise.goals.flatMap(\.rules)
    let asked = rules.reduce(into: Set<DecodingStyle>()) { $0.formUnion($1.styles) }
    for payload in exercise.payloads {
      var experiment = Experiment(
        model: exercise.name, models: models, source: payload.fileName, bytes: payload.bytes,
        options: exercise.changes.applied(to: models.options),
        styles: DecodingStyle.allCases.filter { asked.contains($0) || $0 == .strict })
      experiment.facts = facts
      guard let report = experiment.run(cancellation) else { return nil }
      var finding = Finding(report: report)
      if exercise.writesBack(payload) {
        experiment.styles = [.strict]
        finding.trip = experiment.roundTrip(report, cancellation)
      }
      if cancellation.isCancelled { return nil }
      payloads[payload.name] = finding
    }
  }
}

extension Exercise {
  /// Whether a goal asks what is written back of a payload.
  fileprivate func writesBack(_ payload: Payload) -> Bool {
    goals.contains { goal in
      goal.rules.contains(where: \.wantsRoundTrip)
        && payloads(of: goal).contains { $0.name == payload.name }
    }
  }

  /// The styles whose models its goals ask for.
  package var styles: Set<DecodingStyle> {
    goals.reduce(into: [.strict]) { styles, goal in
      for rule in goal.rules { styles.formUnion(rule.styles) }
    }
  }
}
