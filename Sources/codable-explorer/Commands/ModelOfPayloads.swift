internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelInference
internal import ModelRunner
internal import Workbench

/// The model that is inferred for a payload which comes without one.
enum ModelOfPayloads {
  /// The model in the form of a sample, to be compiled when it first decodes; `nil` where there is
  /// nothing to infer from, or nothing is to be compiled.
  static func entry(
    for payloads: [[UInt8]], named file: String, _ arguments: Arguments
  ) throws(ModelProblem) -> SampleEntry? {
    let documents = payloads.map { JSONDocument.parse($0, dialect: arguments.dialect) }
    guard arguments.compiles, let (root, files) = Self.files(for: documents, named: file) else {
      return nil
    }
    let builder = try ModelBuilder.find(flags: arguments.compilerFlags)
    let compiler = builder.compiler
    let derivation = try DerivedModel(
      of: files, in: compiler.installation, cache: compiler.cache,
      environment: compiler.environment)
    let limits = arguments.limits
    let pending = PendingModel { (strictFirst) throws(ModelProblem) in
      let model = try builder.build(files, type: root) { strict in
        strictFirst(try? builder.process(of: strict, limits: limits))
      }
      return try builder.process(of: model, limits: limits)
    }
    var entry = SampleEntry(
      own: root, modelSource: SampleEntry.inferred, sources: sources(files, derivation),
      models: .elsewhere(pending), payloads: [])
    entry.files = files.map { ModelText(name: $0.name, text: $0.text) }
    entry.roots = [root]
    return entry
  }

  /// The source of the model, and its root type; `nil` where there is nothing to infer from.
  static func files(
    for documents: [JSONDocument], named file: String
  ) -> (root: String, files: [ModelFile])? {
    guard documents.allSatisfy({ $0.root >= 0 && $0.isContainer($0.root) }) else { return nil }
    let inference = ModelInference()
    for document in documents { inference.observe(document) }
    var choices = ModelChoices()
    choices.isOfElements = documents.count > 1
    let model = inference.model(
      named: file == "-" ? "payload" : PayloadChoice.baseName(of: file), by: choices)
    return (model.root, [ModelFile(name: model.root + ".swift", text: model.source)])
  }

  private static func sources(
    _ files: [ModelFile], _ derivation: DerivedModel
  ) -> [DecodingStyle: ModelSource] {
    let (byDefault, smart) = (derivation.defaultStyle, derivation.smartStyle)
    let texts: [DecodingStyle: (files: [ModelFile], facts: ModelFacts)] = [
      .strict: (files, derivation.facts), .default: (byDefault.files, byDefault.facts),
      .smart: (smart.files, smart.facts),
    ]
    return texts.reduce(into: [:]) { sources, text in
      guard let file = text.value.files.first else { return }
      sources[text.key] = ModelSource(
        fileName: file.name, text: file.text, firstLine: 1, facts: KnownFacts(text.value.facts))
      sources[text.key]?.isDerived = text.key != .strict
    }
  }
}
