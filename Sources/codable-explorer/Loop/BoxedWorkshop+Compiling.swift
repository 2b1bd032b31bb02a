internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// Models of Swift files, or of payloads, as the screen asks for them.
extension BoxedWorkshop {
  func compile(_ request: ModelRequest) -> ModelAnswer? {
    var files: [ModelFile] = []
    var name = ""
    do throws(ModelProblem) {
      switch request.source {
      case .files(let texts): files = texts.map { ModelFile(name: $0.name, text: $0.text) }
      case .payload(let bytes, let payload, let present):
        let document = JSONDocument.parse(bytes, dialect: arguments.dialect)
        guard let inferred = ModelOfPayloads.files(for: [document], named: payload),
          inferred.files.first?.text != present
        else { return ModelAnswer(to: request, nil) }
        files = inferred.files
        name = inferred.root
      }
      guard arguments.compiles else { return ModelAnswer(to: request, refusal(files)) }
      let builder = try ModelBuilder.find(flags: arguments.compilerFlags)
      let model = try build(files, root: name, request, builder)
      let process = try builder.process(
        of: model, options: request.options, limits: arguments.limits)
      var compiled = ModelAnswer.Compiled(sources: model.sources, models: .elsewhere(process))
      compiled.root = model.root
      compiled.roots = model.roots
      compiled.decoders = model.decoders
      compiled.remarks = model.remarks(on: files, in: files.first?.name ?? name)
      compiled.files = files.map { ModelText(name: $0.name, text: $0.text) }
      compiled.literal = model.snippet?.literal?.payload(in: name)
      return ModelAnswer(to: request, .success(compiled))
    } catch .overtaken {
      return nil
    } catch {
      let source = files.first?.name ?? name
      var findings = error.diagnostics(in: files, source: source)
      if let decoder = request.decoder, error.isAboutDecoder {
        // Its text is no file that could be shown.
        let words = "\(decoder): \(error.words.message)"
        findings = [Diagnostic(source: ModelFault.decoder, message: words)]
      }
      let fault = ModelFault(findings: findings)
      return ModelAnswer(to: request, .failure(fault))
    }
  }

  private func refusal(_ files: [ModelFile]) -> Result<ModelAnswer.Compiled, ModelFault> {
    let name = files.first?.name ?? ""
    let words = ArgumentProblem.compilingForbidden(name).words
    let finding = Diagnostic(source: name, message: words.message)
    return .failure(ModelFault(findings: [finding]))
  }

  /// The root stays the same type, as long as there is one of its name.
  private func build(
    _ files: [ModelFile], root: String, _ request: ModelRequest, _ builder: ModelBuilder
  ) throws(ModelProblem) -> CompiledModel {
    let type = request.root.isEmpty ? root : request.root
    do throws(ModelProblem) {
      return try builder.build(
        files, type: type.isEmpty ? nil : type, decoder: request.decoder, stop: stop)
    } catch {
      switch error {
      case .unknownType where request.mayChangeRoot, .unusableType where request.mayChangeRoot:
        return try builder.build(files, type: nil, decoder: request.decoder, stop: stop)
      default: throw error
      }
    }
  }
}
