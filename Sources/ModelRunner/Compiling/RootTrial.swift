import DecodingConclusions
import DecodingReport
import JSONSource
import ModelFacts
import Workbench

extension ModelBuilder {
  /// The type for a payload. One that decodes by hand may take what no key tells of: it is tried, and
  /// where an array fails as a whole, a list of it is what the array is.
  func choice(
    for payload: RootChoice.Payload, _ files: [ModelFile], _ derivation: DerivedModel,
    besides usual: RootChoice, _ stop: StopRequest
  ) -> RootChoice {
    let document = payload.document
    let likeliest = RootChoice.choose(derivation.candidates, for: document)
    let isKnown = derivation.candidates.contains {
      $0.name == usual.type && $0.fields != nil && !$0.isByHand
    }
    if isKnown || likeliest?.type == usual.type { return likeliest ?? usual }
    let list = document.root >= 0 && document.kind(of: document.root) == .array
    guard likeliest != nil || list else { return usual }
    switch trial(payload, as: usual.type, files, derivation, stop) {
    case .decodes: return usual
    case .failsAsAWhole where list:
      return RootChoice(
        type: "[\(usual.type)]", reason: "the document is an array, and \(usual.type) isn't one")
    case .failsAsAWhole, .failsWithin: return likeliest ?? usual
    }
  }

  /// What became of a strict decode.
  private enum Trial { case decodes, failsAsAWhole, failsWithin }

  /// Decodes a payload strictly as a type.
  private func trial(
    _ payload: RootChoice.Payload, as type: String, _ files: [ModelFile],
    _ derivation: DerivedModel, _ stop: StopRequest
  ) -> Trial {
    let module = ModelModule(.strict, files, derivation, root: type)
    guard let library = try? library(module, stop) else { return .failsWithin }
    var options = payload.options
    options.decoder = module.decoder.map { DecodingOptions.OwnDecoder(expression: $0) }
    let process = process(
      library, facts: derivation.facts, decoder: module.decoder, limits: ModelLimits())
    defer { process.end() }
    let experiment = Experiment(
      model: type, models: .elsewhere(process), source: "", bytes: payload.bytes,
      options: options, styles: [.strict])
    let trials = experiment.trials { report -> Trial in
      guard let failure = report[.strict]?.failure else { return .decodes }
      let isOfRoot = failure.kind == .typeMismatch && failure.path?.steps.isEmpty ?? false
      return isOfRoot ? .failsAsAWhole : .failsWithin
    }
    return trials.finding(of: payload.bytes) ?? .failsWithin
  }
}

extension DerivedModel {
  /// A root in which there is a name that no type has is told with the names that there are.
  func problem(_ problem: ModelProblem) -> ModelProblem {
    guard case .unusableType(let name, let reason) = problem, reason.contains("in scope") else {
      return problem
    }
    return .unknownType(name: name, candidates: candidates.map(\.name))
  }
}
