/// What is said of exercises in text.
package enum ExerciseText {
  /// What became of what an exercise brings along, in a line.
  package static func words(_ check: ExerciseCheck) -> String {
    let exercise = check.exercise
    let open = check.openAtStart.map(String.init).joined(separator: ", ")
    let start =
      check.startCompiles
      ? check.openAtStart.isEmpty ? "start green" : "start red (goal \(open))"
      : "start red (doesn't compile)"
    let isSolved = !check.problems.contains { problem in
      switch problem.fact {
      case .solutionFails: true
      case .doesNotCompile: problem.file == "solution.swift"
      default: false
      }
    }
    let wrongs = check.missedByWrongs.map { wrong in
      "\(wrong.fileName.dropLast(".swift".count)) red (goal \(wrong.goal))"
    }
    return
      (["\(exercise.name): \(start)", "solution \(isSolved ? "green" : "red")"] + wrongs)
      .joined(separator: ", ")
  }
}
