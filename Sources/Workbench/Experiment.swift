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
    let data = FoundationProbe.data(of: bytes, document, options)
    var payload = Report.PayloadFinding(source: source, bytes: bytes.count)
    let refusal = FoundationProbe.refusal(of: data, options)
    payload.foundationAccepts = refusal == nil
    payload.errorCount = document.problemCount
    let problems = document.problems
    // What Foundation stumbles over goes before what it tolerates.
    let first = problems.first { refusal != nil && $0.isFatal } ?? problems.first
    payload.error = first.map { problem in
      Report.PayloadFinding.SyntaxError(
        position: problem.position, offsets: problem.range,
        message: problem.message, foundationSaid: refusal)
    }
    if let refusal, !problems.contains(where: \.isFatal) {
      payload.foundationLimit = FoundationProbe.limit(of: document, refusal)
    }
    let bench = Bench(
      document: document, data: data, options: options, keepsTraces: keepsTraces)
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

  /// The bytes for Foundation: those of the payload, but where Foundation would trap on them.
  ///
  /// Of JSON5 it refuses what it gets instead of a text that it would trap on, and reads a number
  /// that ends the text beyond the text's end, unless white space follows.
  static func data(
    of bytes: [UInt8], _ document: JSONDocument, _ options: DecodingOptions
  ) -> Data {
    if document.trapsFoundation { return Data() }
    var data = Data(bytes)
    let endsWithNumber = document.root >= 0 && document.kind(of: document.root) == .number
    if options.json5, endsWithNumber, document.encoding == .utf8 { data.append(0x0A) }
    return data
  }

  /// The place where a document gets too deep for Foundation; `nil` if it isn't.
  static func limit(
    of document: JSONDocument, _ refusal: String
  ) -> Report.PayloadFinding.SyntaxError? {
    let levels = JSONDocument.foundationDepthLimit
    guard let node = document.firstContainer(deeperThan: levels) else { return nil }
    let start = document.range(of: node).lowerBound
    return Report.PayloadFinding.SyntaxError(
      position: document.position(of: start), offsets: start..<(start + 1),
      message: "level \(levels + 1) of \(document.depth) begins here; "
        + "Foundation reads \(levels) at most",
      foundationSaid: refusal)
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
