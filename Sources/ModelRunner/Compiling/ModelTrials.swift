package import DecodingReport
package import ModelFacts
import Workbench

/// Compiles what is left of a model when parts of it are taken out, and runs it: one style of it, and the
/// same root.
///
/// What it compiles is of use for a short time. It lies in a folder beside the kept models, so that none of
/// these has to go for it.
package struct ModelTrials: Sendable {
  private let builder: ModelBuilder
  private let root: String
  private let style: DecodingStyle
  private let decoder: String?
  private let limits: ModelLimits
  /// What of the derived style is as strict as the model is, and why.
  private let left: DerivedModel.Left

  package init(
    of model: CompiledModel, _ style: DecodingStyle, by builder: ModelBuilder, limits: ModelLimits
  ) {
    var builder = builder
    builder.compiler.cache = ModelCache(
      folder: ModelCache.folder(builder.compiler.environment) + "-tried", capacity: 120)
    self.builder = builder
    self.style = style
    self.limits = limits
    root = model.root
    decoder = model.decoder
    let notes = (model.versions[style]?.notes ?? []).filter { $0.kind == .left }
    left = [style.rawValue: notes.reduce(into: [:]) { $0[$1.subject] = $1.message }]
  }

  /// A process that decodes with a file in the place of the model. Throws what the compiler finds.
  package func process(
    _ file: ModelFile, stop: StopRequest
  ) throws(ModelProblem) -> ModelProcess {
    let derivation = try builder.derivation(
      of: [file], leaving: style == .strict ? [:] : left, decoder: decoder, stop)
    let isDerived = style != .strict
    let files = isDerived ? derivation[style].files : derivation.files
    let facts = isDerived ? derivation[style].facts : derivation.facts
    var module = ModelModule(inPlaceOfAll: root, files)
    module.computedWrappers = derivation.computedWrappers
    module.decoder = decoder
    return builder.process(
      try builder.library(module, stop), facts: facts, decoder: decoder, limits: limits)
  }

  /// What can be taken out of a file, by the deriver, a program of its own.
  package func parts(of file: ModelFile, stop: StopRequest) throws(ModelProblem) -> ModelParts {
    try builder.compiler.installation.askDeriver(
      for: "--parts", file, environment: builder.compiler.environment,
      limits: DerivedModel.limits, stop: stop)
  }
}

extension ModelProblem {
  /// Where a file's errors are, each with the places that its notes name, those first; `nil` where it is
  /// no finding of the compiler's.
  package func places(in file: ModelFile) -> [[SourcePlace]]? {
    guard case .doesNotCompile(let findings) = self else {
      if case .unusableType = self { return [] }
      return nil
    }
    var places: [[SourcePlace]] = []
    for index in findings.indices where findings[index].severity == .error {
      let notes = findings[(index + 1)...].prefix { $0.severity == .note }
      places.append((notes + [findings[index]]).compactMap(\.place).filter { $0.file == file.name })
    }
    return places
  }
}
