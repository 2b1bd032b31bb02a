internal import Courses
internal import DecodingConclusions
internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// Compiles the models that a course or exercises bring along, with a compiler for each processor: they have
/// nothing to do with each other.
struct BroughtModels {
  private let builder: ModelBuilder
  private let limits: ModelLimits
  /// What they came with.
  private let source: String

  init(_ arguments: Arguments, with source: String) throws(OwnModelProblem) {
    do throws(ModelProblem) {
      builder = try ModelBuilder.find(flags: arguments.compilerFlags)
    } catch {
      throw OwnModelProblem(problem: error, path: source, files: [])
    }
    limits = arguments.limits
    self.source = source
  }

  /// The models of a course, as far as they compile.
  func compiled(_ models: [CourseModel]) -> CompiledCourseModels {
    let results = SharedWork(models.count) { entry(models[$0]) }.results()
    return zip(models, results).reduce(into: CompiledCourseModels()) { compiled, found in
      switch found.1 {
      case .success(let entry): compiled.take(entry, of: found.0)
      case .failure(let finding):
        compiled.refuse(found.0, line: finding.line, finding.message)
      }
    }
  }

  /// What comes of the goals of exercises with each of their models.
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

  private func entry(_ model: CourseModel) -> Result<SampleEntry, Finding> {
    let file = ModelFile(name: "\(model.shownName).swift", text: model.code)
    do throws(ModelProblem) {
      let built = try builder.build([file], type: model.type)
      let process = try builder.process(of: built, limits: limits)
      return .success(
        SampleEntry(
          own: built.root, modelSource: source, sources: built.sources,
          models: .elsewhere(process), payloads: []))
    } catch {
      return .failure(Finding(error, file) { $0.severity == .error })
    }
  }

  private func model(_ file: ModelFile, of exercise: Exercise) -> ExerciseCheck.Model {
    do throws(ModelProblem) {
      let process =
        exercise.styles == [.strict]
        ? try builder.asWritten([file], type: exercise.type, limits: limits)
        : try builder.process(of: builder.build([file], type: exercise.type), limits: limits)
      defer { process.end() }
      guard let findings = ExerciseFindings(exercise, .elsewhere(process)) else {
        return .refused("it was stopped")
      }
      return .decoded(findings)
    } catch {
      let finding = Finding(error, file) { _ in true }
      let place = finding.line.map { "line \($0): " } ?? ""
      return .refused(place + finding.message)
    }
  }

  /// What the compiler says first of what counts, with its line in the code.
  private struct Finding: Error {
    let line: Int?
    let message: String

    init(_ problem: ModelProblem, _ file: ModelFile, where counts: (Diagnostic) -> Bool) {
      let first = problem.diagnostics(in: [file], source: file.name).first(where: counts)
      line = first?.position?.line
      message = first?.message ?? problem.words.message
    }
  }
}
