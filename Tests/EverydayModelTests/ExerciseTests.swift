import Courses
import DecodingReport
import Samples
import TestSupport
import Testing
import Workbench

/// The exercises that come with the program: each can be solved, and not by what looks right.
@Suite struct ExerciseTests {
  @Test func `a solution meets all goals, a wrong model doesn't, and the start isn't done`() throws
  {
    let exercises = CaseSelection.tenth(
      of: SampleCatalogue.exercises.map {
        ExerciseReader(ExerciseFiles(folder: $0.name, files: $0.files)).exercise
      })
    // What the derived versions do is checked by the program alone.
    #expect(exercises.filter { $0.styles != [.strict] }.map(\.name) == [])
    let compiled = try CompiledExercises(exercises)
    #expect(compiled.errors == [])
    for (place, exercise) in exercises.enumerated() {
      let check = ExerciseCheck(
        exercise,
        start: compiled.model("start.swift", of: exercise, at: place),
        solution: compiled.model("solution.swift", of: exercise, at: place),
        wrongs: exercise.wrongs.map { compiled.model($0.fileName, of: exercise, at: place) })
      #expect(
        check.problems.map { "\(exercise.name) \($0.file):\($0.line ?? 0): \($0.message)" } == [])
      #expect(check.missedByWrongs.count >= 2)
    }
  }
}
