package import DecodingReport
import DecodingStyles
import Foundation
import JSONSource

/// One payload and the models to decode it with: what an answer is asked for.
package struct Experiment: Sendable {
  /// The sample's name, and where its models come from: `built-in`, or a path.
  package var model: String
  package var modelSource: String
  package var sample: any Sample.Type
  /// The payload's name in the report: a file's, or `-`.
  package var source: String
  package var bytes: [UInt8]
  package var options: DecodingOptions
  package var styles: [DecodingStyle]
  /// Whether the report holds the calls that the models made.
  package var keepsTraces = false
  /// The models' sources, where they are known: they tell initial values that decoding overwrites.
  package var sources: [DecodingStyle: ModelSource] = [:]

  package init(
    entry: SampleEntry, source: String, bytes: [UInt8], options: DecodingOptions? = nil,
    styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.init(
      model: entry.name, sample: entry.sample, source: source, bytes: bytes, options: options,
      styles: styles)
    sources = entry.sources
  }

  /// An experiment with models that no catalogue holds.
  package init(
    model: String, sample: any Sample.Type, source: String, bytes: [UInt8],
    options: DecodingOptions? = nil, styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.model = model
    modelSource = "built-in"
    self.sample = sample
    self.source = source
    self.bytes = bytes
    self.options = options ?? sample.options
    self.styles = styles
  }
}

extension Experiment {
  /// Decodes the payload in every style, and explains. A failed decode is an answer, not an error.
  package func run() -> Report {
    decode().report
  }

  /// As `run`, for somebody who may stop waiting: `nil` once that was cancelled.
  package func run(_ cancellation: Cancellation) -> Report? {
    decode().report(cancellation)
  }

  /// Decodes the payload in every style, for the values alone. The whys are for later.
  package func decode() -> Decoding {
    Decoding(self)
  }
}
