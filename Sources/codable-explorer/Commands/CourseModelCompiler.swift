internal import Courses
internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// Compiles the models that a course brings along.
struct CourseModelCompiler {
  private let builder: ModelBuilder
  private let limits: ModelLimits

  init(_ arguments: Arguments) throws(ModelProblem) {
    builder = try ModelBuilder.find(flags: arguments.compilerFlags)
    limits = arguments.limits
  }

  /// A compiler for each processor: the models have nothing to do with each other.
  func compiled(_ models: [CourseModel], of source: String) -> CompiledCourseModels {
    let results = SharedWork(models.count) { result(models[$0], source) }.results()
    return zip(models, results).reduce(into: CompiledCourseModels()) { compiled, found in
      switch found.1 {
      case .success(let entry): compiled.take(entry, of: found.0)
      case .failure(let words): compiled.refuse(found.0, line: words.line, words.message)
      }
    }
  }

  /// What the compiler says first, with its line in the code.
  private struct CompilerWords: Error {
    var line: Int?
    var message: String
  }

  private func result(
    _ model: CourseModel, _ source: String
  ) -> Result<SampleEntry, CompilerWords> {
    let files = [ModelFile(name: "\(model.shownName).swift", text: model.code)]
    do throws(ModelProblem) {
      let built = try builder.build(files, type: model.type)
      let process = try builder.process(of: built, limits: limits)
      return .success(
        SampleEntry(
          own: built.root, modelSource: source, sources: built.sources,
          models: .elsewhere(process), payloads: []))
    } catch {
      let first = error.diagnostics(in: files, source: files[0].name).first {
        $0.severity == .error
      }
      return .failure(
        CompilerWords(
          line: first?.position?.line, message: first?.message ?? error.words.message))
    }
  }
}
