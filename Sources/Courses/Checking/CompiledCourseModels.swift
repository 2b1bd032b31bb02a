package import Workbench

/// What became of a course's own code.
package struct CompiledCourseModels: Sendable {
  /// Those that compiled, by their numbers.
  package private(set) var entries: [Int: SampleEntry] = [:]
  /// What is wrong with the others, at lines of the course's file.
  package private(set) var problems: [CourseProblem] = []

  package init() {}

  /// Takes a model that compiled.
  package mutating func take(_ entry: SampleEntry, of model: CourseModel) {
    entries[model.number] = entry
  }

  /// Takes what the compiler says of one, with the line in its code where there is one.
  package mutating func refuse(_ model: CourseModel, line: Int?, _ words: String) {
    problems.append(
      CourseProblem(
        line: line.map(model.line(inCourse:)) ?? model.line,
        .doesNotCompile("\(model.name): \(words)")))
  }
}
