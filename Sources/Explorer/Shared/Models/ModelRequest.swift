package import DecodingReport
package import Workbench

/// A model to be made, off the main thread and apart from the explorer.
package struct ModelRequest: Sendable {
  /// What it is made of.
  package enum Source: Sendable {
    /// The files of the strict version; the others are derived from it.
    case files([ModelText])
    /// What is inferred for a payload of this name; nothing is to be done if that is the model
    /// which there is already.
    case payload([UInt8], name: String, present: String)
  }

  /// The place of the sample whose model it is.
  package var sample: Int
  /// The revision of the model's text; the answer bears it.
  package var revision: Int
  package var source: Source
  /// The type that is to be decoded.
  package var root: String
  /// Whether another type may be decoded where that one is gone.
  package var mayChangeRoot: Bool
  /// The expression that gives the model's own decoder; `nil` for one by the options.
  package var decoder: String?
  /// The settings that the sample is about.
  package var options: DecodingOptions
}

/// What became of a model that was to be made.
package struct ModelAnswer: Sendable {
  /// A model that compiled: its versions' sources, and where they decode.
  package struct Compiled: Sendable {
    package var sources: [DecodingStyle: ModelSource]
    package var models: Models
    /// The type that is decoded, and those that could be.
    package var root = ""
    package var roots: [String] = []
    /// What in the files gives a `JSONDecoder`, as expressions.
    package var decoders: [String] = []
    /// What of the files isn't taken.
    package var remarks: [Diagnostic] = []
    /// The files that it was made of.
    package var files: [ModelText] = []
    /// The JSON text that is decoded in them, if it is code as people paste it.
    package var literal: Payload?

    package init(sources: [DecodingStyle: ModelSource], models: Models) {
      self.sources = sources
      self.models = models
    }
  }

  package var sample: Int
  package var revision: Int
  /// Whether it was inferred for a payload.
  package var isInferred: Bool
  /// `nil` says that the model is the one which there was already.
  package var result: Result<Compiled, ModelFault>?

  package init(to request: ModelRequest, _ result: Result<Compiled, ModelFault>?) {
    sample = request.sample
    revision = request.revision
    if case .payload = request.source { isInferred = true } else { isInferred = false }
    self.result = result
  }
}

/// Why a model can't be decoded with: messages at places in its text, or without a place.
package struct ModelFault: Error, Sendable, Equatable {
  package var findings: [Diagnostic]
  /// What findings are about that are about the expression of the model's own decoder.
  package static let decoder = "--decoder"

  package init(findings: [Diagnostic]) {
    self.findings = findings
  }
}
