package import DecodingReport

/// Where the models of a sample are, and the decoders' settings that they are written for.
package enum Models: Sendable {
  /// In this process.
  case loaded(ModelTypes, DecodingOptions)
  /// Wherever the runner has them.
  case elsewhere(any ExperimentRunner)

  /// The models of a built-in sample.
  package init(_ sample: any Sample.Type) {
    self = .loaded(ModelTypes(sample), sample.options)
  }

  /// Whether they are in this process.
  var isLoaded: Bool { if case .loaded = self { true } else { false } }

  package var options: DecodingOptions {
    switch self {
    case .loaded(_, let options): options
    case .elsewhere(let runner): runner.options
    }
  }
}

/// Decodes payloads where this process can't be hurt by it.
package protocol ExperimentRunner: Sendable {
  /// The settings that the models are written for.
  var options: DecodingOptions { get }

  /// Decodes the payload in every style, for the values. Somebody who stops waiting gets the next
  /// answer sooner; what comes of a cancelled decode is of no use.
  func decode(_ experiment: Experiment, _ cancellation: Cancellation?) -> any PayloadDecoding

  /// Decodes in the styles that are ready well before the others: those of the answer's values. `nil`
  /// where all are ready at the same time.
  func decodeSooner(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> (any PayloadDecoding)?

  /// Writes back what each style decodes of the payload.
  func write(_ experiment: Experiment, _ cancellation: Cancellation?) -> [StyleEncoding]
}

extension ExperimentRunner {
  package func decodeSooner(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> (any PayloadDecoding)? { nil }
}

/// A payload that was decoded in every style: the values are there, the whys can be had.
package protocol PayloadDecoding: Sendable {
  /// The values of all styles, or their errors in Foundation's words, and no fields yet.
  var values: Report { get }

  /// The values with the whys.
  var report: Report { get }

  /// As `report`, for somebody who may stop waiting: `nil` if that stopped the decode.
  func report(_ cancellation: Cancellation) -> Report?
}
