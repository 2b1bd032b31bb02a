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

  package init(
    entry: SampleEntry, source: String, bytes: [UInt8], options: DecodingOptions? = nil,
    styles: [DecodingStyle] = DecodingStyle.allCases
  ) {
    self.init(
      model: entry.name, sample: entry.sample, source: source, bytes: bytes, options: options,
      styles: styles)
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
  /// Decodes the payload in every style. A failed decode is an answer, not an error.
  package func run() -> Report {
    let document = JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
    // Where Foundation would trap instead of refusing the text, it gets one that it refuses.
    let data = document.trapsFoundation ? Data() : Data(bytes)
    var payload = Report.PayloadFinding(source: source, bytes: bytes.count)
    let refusal = FoundationProbe.refusal(of: data, options)
    payload.foundationAccepts = refusal == nil
    payload.errorCount = document.problemCount
    payload.error = document.problems.first.map { problem in
      Report.PayloadFinding.SyntaxError(
        position: problem.position, offsets: problem.range,
        message: problem.message, foundationSaid: refusal)
    }
    let bench = Bench(document: document, data: data, options: options)
    let reports = styles.map { style in
      bench.report(style, of: sample, refused: refusal != nil)
    }
    return Report(model: model, modelSource: modelSource, payload: payload, styles: reports)
  }
}

/// Asks Foundation whether it reads a document at all, whatever a model makes of it.
enum FoundationProbe {
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What Foundation says of a document that it doesn't read; `nil` for one that it does.
  static func refusal(of data: Data, _ options: DecodingOptions) -> String? {
    do {
      _ = try options.makeJSONDecoder().decode(Nothing.self, from: data)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }
}
