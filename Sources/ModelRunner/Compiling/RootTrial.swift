import DecodingReport
import ModelFacts
import Workbench

extension ModelBuilder {
  /// The type for a payload. One that decodes by hand says nothing of its keys: it is tried.
  func choice(
    for payload: RootChoice.Payload, _ files: [ModelFile], _ derivation: DerivedModel,
    besides usual: RootChoice, _ stop: StopRequest
  ) -> RootChoice {
    guard let likeliest = RootChoice.choose(derivation.candidates, for: payload.document),
      likeliest.type != usual.type
    else { return usual }
    let isKnown = derivation.candidates.first { $0.name == usual.type }?.fields != nil
    return isKnown || !decodes(payload, as: usual.type, files, derivation, stop)
      ? likeliest : usual
  }

  /// Whether a strict decode of a payload as a type ends without an error.
  private func decodes(
    _ payload: RootChoice.Payload, as type: String, _ files: [ModelFile],
    _ derivation: DerivedModel, _ stop: StopRequest
  ) -> Bool {
    var module = ModelModule(trying: type, files)
    module.decoder = derivation.decoder
    guard let library = try? library(module, stop) else { return false }
    var order = LoadOrder(
      libraries: DecodingStyle.allCases.map { _ in library.path }, limits: ModelLimits())
    order.decoder = module.decoder
    var options = payload.options
    options.decoder = module.decoder.map { DecodingOptions.OwnDecoder(expression: $0) }
    let process = ModelProcess(
      HostSeat(
        installation: compiler.installation, order: order, environment: compiler.environment))
    defer { process.end() }
    let experiment = Experiment(
      model: type, models: .elsewhere(process), source: "", bytes: payload.bytes,
      options: options, styles: [.strict])
    return experiment.decode().values.styles.allSatisfy { $0.failure == nil }
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
