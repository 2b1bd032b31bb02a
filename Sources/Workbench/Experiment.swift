package import DecodingConclusions
package import DecodingReport
package import DecodingStyles
import Foundation
package import JSONSource

/// One payload and the models to decode it with: what an answer is asked for.
package struct Experiment: Sendable {
  /// The sample's name, and where its models come from: `built-in`, or a path.
  package var model: String
  package var modelSource: String
  package var models: Models
  /// The payload's name in the report: a file's, or `-`.
  package var source: String
  package var bytes: [UInt8]
  package var options: DecodingOptions
  /// The settings of the model's own decoder, by style: in the place of those that the options name.
  package var decoders: [DecodingStyle: DecoderSettings] = [:]
  package var styles: [DecodingStyle]
  /// Which of the calls that the models made the report holds.
  package var traces = TraceScope.none
  /// How much of the smart decode's own log the report holds.
  package var logLevel = SmartLogLevel.none
  /// The seconds that a style may take, where that is less than a runner grants it anyway.
  package var seconds: Int?
  /// Who says what code of the models' own did.
  package var witness = Witness.both
  /// Who is told which trial runs.
  package var trialNotes = TrialNotes()
  /// What the models' sources say, where they were read.
  package var facts: [DecodingStyle: KnownFacts] = [:]

  /// The payload as JSON.
  package func parsed() -> JSONDocument { JSONDocument.parse(bytes, dialect: options.dialect) }

  package init(
    entry: SampleEntry, source: String, bytes: [UInt8], options: DecodingOptions? = nil,
    styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.init(
      model: entry.name, models: entry.models, source: source, bytes: bytes, options: options,
      styles: styles)
    modelSource = entry.modelSource
    facts = entry.sources.compactMapValues(\.facts)
  }

  /// An experiment with a sample that no catalogue holds.
  package init(
    model: String, sample: any Sample.Type, source: String, bytes: [UInt8],
    options: DecodingOptions? = nil, styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.init(
      model: model, models: Models(sample), source: source, bytes: bytes, options: options,
      styles: styles)
  }

  /// An experiment with models from anywhere.
  package init(
    model: String, models: Models, source: String, bytes: [UInt8],
    options: DecodingOptions? = nil, styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.model = model
    modelSource = "built-in"
    self.models = models
    self.source = source
    self.bytes = bytes
    self.options = options ?? models.options
    self.styles = styles
  }
}

extension Experiment {
  /// Decodes the payload in every style, and explains. A failed decode is an answer, not an error.
  package func run() -> Report {
    switch models {
    case .loaded(let types, _): Decoding.report(self, with: types)
    case .elsewhere(let runner): runner.decode(self, nil).report
    }
  }

  /// As `run`, for somebody who may stop waiting: `nil` once that was cancelled.
  package func run(_ cancellation: Cancellation) -> Report? {
    switch models {
    case .loaded(let types, _):
      let report = Decoding.report(self, with: types, cancellation)
      return cancellation.isCancelled ? nil : report
    case .elsewhere(let runner): return runner.decode(self, cancellation).report(cancellation)
    }
  }

  /// Decodes other payloads in the place of this one, and looks at the reports.
  package func trials<Finding: Sendable>(
    _ cancellation: Cancellation = Cancellation(),
    watching watch: @escaping @Sendable (Report) -> Finding
  ) -> TrialRuns<[UInt8], Finding> {
    TrialRuns(
      cancellation, keeping: { $0.count <= Self.mostKept },
      by: { [self] bytes, cancellation in
        var changed = self
        changed.bytes = bytes
        return changed.run(cancellation).map(watch)
      })
  }

  /// What came of larger payloads isn't kept: they are hardly tried twice.
  private static let mostKept = 4096

  /// Decodes in the styles that are ready well before the others, while those are made ready; `nil` where
  /// there are none, and once that was cancelled.
  package func decodeSooner(_ cancellation: Cancellation) -> (any PayloadDecoding)? {
    guard case .elsewhere(let runner) = models else { return nil }
    return runner.decodeSooner(self, cancellation)
  }

  /// Decodes the payload in every style, for the values alone. The whys are for later.
  ///
  /// Models in this process can't be interrupted while they decode for the values.
  package func decode(_ cancellation: Cancellation? = nil) -> any PayloadDecoding {
    switch models {
    case .loaded(let types, _): Decoding(self, with: types)
    case .elsewhere(let runner): runner.decode(self, cancellation)
    }
  }
}
