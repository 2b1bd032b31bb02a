import Courses
import DecodingReport
import Workbench

/// The goals of an exercise, judged by what a model makes of all of its payloads.
extension Practice {
  /// The place of the exercise, and the revision of the model.
  struct Judged: Hashable, Sendable {
    var place: Int
    var revision: Int
  }

  static let goals = Question<Judged, [GoalState]>("goals")

  func dueGoals(_ compiled: ModelAnswer.Compiled, revision: Int) -> Due {
    let (exercise, models) = (exercise, compiled.models)
    let facts = compiled.sources.compactMapValues(\.facts)
    return Self.goals.due(Judged(place: place, revision: revision)) { workshop, post in
      let findings = ExerciseFindings(exercise, models, facts: facts, workshop.cancellation)
      if let findings { post(exercise.states(by: findings)) }
    }
  }
}
