/// What an exercise's own models make of its goals: the start doesn't meet them, the solution does, and
/// the wrong ones don't.
package struct ExerciseCheck: Sendable {
  /// What became of one of the models.
  package enum Model: Sendable {
    case refused(String)
    case decoded(ExerciseFindings)

    fileprivate var findings: ExerciseFindings? {
      if case .decoded(let findings) = self { findings } else { nil }
    }
  }

  package let exercise: Exercise
  /// In the order of start, solution and wrong models.
  package private(set) var problems: [ExerciseProblem] = []
  /// The numbers, from 1, of the goals that the start doesn't meet; all where it doesn't compile.
  package private(set) var openAtStart: [Int] = []
  package private(set) var startCompiles = false
  /// The first goal that each wrong model misses, by the file's name.
  package private(set) var missedByWrongs: [(fileName: String, goal: Int)] = []

  package init(_ exercise: Exercise, start: Model, solution: Model, wrongs: [Model]) {
    self.exercise = exercise
    check(start: start)
    check(solution: solution)
    for (wrong, model) in zip(exercise.wrongs, wrongs) { check(wrong, model) }
  }

  private mutating func check(start: Model) {
    startCompiles = start.findings != nil
    let states = exercise.states(by: start.findings)
    openAtStart = states.indices.filter { !states[$0].isMet }.map { $0 + 1 }
    if openAtStart.isEmpty, !exercise.goals.isEmpty {
      problems.append(ExerciseProblem("start.swift", .startIsDone))
    }
    guard startCompiles else { return }
    for (place, goal) in exercise.goals.enumerated() where goal.isKept {
      guard let failure = states[place].failure else { continue }
      problems.append(
        ExerciseProblem(line: failure.line, .keptFails(goal: place + 1, failure.text)))
    }
  }

  private mutating func check(solution: Model) {
    // That there is none is told by whoever read the files.
    if exercise.solution.isEmpty { return }
    if case .refused(let words) = solution {
      problems.append(ExerciseProblem("solution.swift", .doesNotCompile(words)))
      return
    }
    for (place, state) in exercise.states(by: solution.findings).enumerated() {
      guard let failure = state.failure else { continue }
      problems.append(
        ExerciseProblem(line: failure.line, .solutionFails(goal: place + 1, failure.text)))
    }
  }

  private mutating func check(_ wrong: Exercise.Wrong, _ model: Model) {
    if case .refused(let words) = model {
      problems.append(ExerciseProblem(wrong.fileName, .doesNotCompile(words)))
      return
    }
    let states = exercise.states(by: model.findings)
    if let missed = states.firstIndex(where: { !$0.isMet }) {
      missedByWrongs.append((wrong.fileName, missed + 1))
    } else {
      problems.append(ExerciseProblem(wrong.fileName, .wrongIsRight))
    }
  }
}
