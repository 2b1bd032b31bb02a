package import DecodingReport
package import Workbench

/// A changed model to be compiled, off the main thread and apart from the explorer.
package struct ModelRequest: Sendable {
  /// The place of the sample whose model was changed.
  package var sample: Int
  /// The revision of the model's text; the answer bears it.
  package var revision: Int
  package var fileName: String
  /// The strict version; the others are derived from it.
  package var text: String
  /// The type that was decoded before; another one is taken where it is gone.
  package var root: String
  /// The settings that the sample is about.
  package var options: DecodingOptions
}

/// What became of a changed model.
package struct ModelAnswer: Sendable {
  /// A model that compiled: its versions' sources, and where they decode.
  package struct Compiled: Sendable {
    package var sources: [DecodingStyle: ModelSource]
    package var models: Models

    package init(sources: [DecodingStyle: ModelSource], models: Models) {
      self.sources = sources
      self.models = models
    }
  }

  package var sample: Int
  package var revision: Int
  package var result: Result<Compiled, ModelFault>

  package init(to request: ModelRequest, _ result: Result<Compiled, ModelFault>) {
    sample = request.sample
    revision = request.revision
    self.result = result
  }
}

/// Why a model can't be decoded with: messages at places in its text, or without a place.
package struct ModelFault: Error, Sendable, Equatable {
  package var findings: [Diagnostic]

  package init(findings: [Diagnostic]) {
    self.findings = findings
  }
}
