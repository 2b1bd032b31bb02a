package import Courses
package import DecodingReport
import Workbench

/// An exercise whose goals are to be judged by what a model makes of all of its payloads.
package struct JudgeRequest: Sendable {
  /// The exercise's place.
  var place: Int
  /// The revision of the model; the answer bears it.
  var revision: Int
  var exercise: Exercise
  var models: Models
  var facts: [DecodingStyle: KnownFacts]

  /// Decodes and judges; `nil` once that was cancelled.
  package func run(_ cancellation: Cancellation) -> JudgeAnswer? {
    ExerciseFindings(exercise, models, facts: facts, cancellation).map { findings in
      JudgeAnswer(place: place, revision: revision, states: exercise.states(by: findings))
    }
  }
}

/// What became of an exercise's goals.
package struct JudgeAnswer: Sendable {
  package var place: Int
  package var revision: Int
  package var states: [GoalState]
}
