internal import Courses
internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// Compiles what exercises bring along, and decodes their payloads with it.
struct ExerciseChecker {
  private let builder: ModelBuilder
  private let limits: ModelLimits

  init(_ arguments: Arguments) throws(ModelProblem) {
    builder = try ModelBuilder.find(flags: arguments.compilerFlags)
    limits = arguments.limits
  }

  /// A compiler for each processor: the models have nothing to do with each other.
  func checks(_ exercises: [Exercise]) -> [ExerciseCheck] {
    let works = exercises.enumerated().flatMap { place, exercise in
      exercise.models.map { (place, ModelFile(name: $0.name, text: $0.text)) }
    }
    let found = SharedWork(works.count) { model(works[$0].1, of: exercises[works[$0].0]) }.results()
    return exercises.indices.map { exercise in
      let own = works.indices.filter { works[$0].0 == exercise }.map { found[$0] }
      return ExerciseCheck(
        exercises[exercise], start: own[0], solution: own[1], wrongs: Array(own.dropFirst(2)))
    }
  }

  private func model(_ file: ModelFile, of exercise: Exercise) -> ExerciseCheck.Model {
    let files = [file]
    do throws(ModelProblem) {
      let process =
        exercise.styles == [.strict]
        ? try builder.asWritten(files, type: exercise.type, limits: limits)
        : try builder.process(of: builder.build(files, type: exercise.type), limits: limits)
      defer { process.end() }
      guard let findings = ExerciseFindings(exercise, .elsewhere(process)) else {
        return .refused("it was stopped")
      }
      return .decoded(findings)
    } catch {
      let first = error.diagnostics(in: files, source: file.name).first
      let place = first?.position.map { "line \($0.line): " } ?? ""
      return .refused(place + (first?.message ?? error.words.message))
    }
  }
}
