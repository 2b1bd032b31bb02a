package import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Synchronization

/// A payload that was decoded by models in this process.
///
/// The values come from plain decodes; for the whys each style decodes once more, with recording.
package struct Decoding: PayloadDecoding {
  private let experiment: Experiment
  private let bench: Bench
  private let answers: [StyleAnswer]
  private let payload: Report.PayloadFinding

  /// Decodes for the values in these styles, else in the experiment's. Where somebody wants to hear
  /// of each before its model's code runs, one after the other.
  package init(
    _ experiment: Experiment, with types: ModelTypes, styles: [DecodingStyle]? = nil,
    announcing announce: ((DecodingStyle) -> Void)? = nil
  ) {
    let options = experiment.options
    self.experiment = experiment
    if experiment.bytes.count >= Self.leastOverlappingBytes { Heap.giveBackLargeBlocks() }
    let document = JSONDocument.parse(
      holding: experiment.bytes, dialect: options.json5 ? .json5 : .rfc8259)
    let data = FoundationProbe.data(of: experiment.bytes, document, options)
    let bench = Bench(
      document: document, data: data, options: options, keepsTraces: experiment.keepsTraces,
      sources: experiment.sources, types: types)
    self.bench = bench
    let asked = styles ?? experiment.styles
    let answers =
      if announce == nil, Self.isShared(bench) {
        SharedWork(asked.count) { Self.answer(asked[$0], by: bench.twin()) }.results()
      } else {
        asked.map { style in
          announce?(style)
          return Self.answer(style, by: bench)
        }
      }
    let refusal =
      answers.contains(where: \.showsReading) ? nil : FoundationProbe.refusal(of: data, options)
    self.answers = refusal == nil ? answers : answers.map { $0.refused() }
    payload = Report.PayloadFinding(experiment, document, refusal)
  }

  private static func answer(_ style: DecodingStyle, by bench: Bench) -> StyleAnswer {
    let answer = bench.answer(style)
    // Before the next style's value is there, too.
    if bench.data.count > greatestHeldBytes { answer.release() }
    return answer
  }

  /// The values of all styles, or their errors in Foundation's words, and no fields yet.
  package var values: Report {
    report(answers.map { StyleReport($0.style, $0.model, $0.result, $0.microseconds) })
  }

  /// The values with the whys.
  package var report: Report { report(explained(nil)) }

  /// As `report`, for somebody who may stop waiting: `nil` once that was cancelled.
  package func report(_ cancellation: Cancellation) -> Report? {
    let styles = explained(cancellation)
    return cancellation.isCancelled ? nil : report(styles)
  }

  /// The whys of one style; `nil` for one that wasn't asked for.
  ///
  /// Without `goesOn`, nothing is said of what lies behind a failure: to find out, the model's code
  /// is run with placeholders, and it may not be made for them.
  package func report(of style: DecodingStyle, goesOn: Bool) -> StyleReport? {
    answers.first { $0.style == style }.map { bench.report($0, goesOn: goesOn, nil) }
  }

  /// Decodes in a style for somebody who hears of each call.
  package func follow(_ style: DecodingStyle, _ observer: @escaping (DecodingEvent) -> Void) {
    bench.follow(style, observer)
  }

  /// The styles have nothing in common but the payload, so each is explained on a core of its own
  /// where that pays.
  private func explained(_ cancellation: Cancellation?) -> [StyleReport] {
    let shares = shares
    if shares.count == 2 { Heap.giveBack() }
    let reports = SharedWork(shares.count) { place in
      let bench = bench.twin()
      return shares[place].map { answer in
        let report = bench.report(answer, cancellation)
        // What a thread needed is of no use to the other, which goes on.
        if shares.count == 2 { Heap.giveBack() }
        return report
      }
    }
    let styles = reports.results().joined()
    return answers.compactMap { answer in styles.first { $0.style == answer.style } }
  }

  /// Which styles are explained one after the other, and which beside these.
  private var shares: [[StyleAnswer]] {
    if Self.isShared(bench) { return answers.map { [$0] } }
    guard bench.data.count >= Self.leastOverlappingBytes,
      bench.document.depth <= Self.greatestParallelDepth
    else { return [answers] }
    // Smart decoding reads the tape, which is there anyway, and is done before the others, of which
    // the one that takes most comes first.
    return [
      answers.filter { $0.style != .smart }.reversed(), answers.filter { $0.style == .smart },
    ]
  }

  /// Whether each style has a thread of its own.
  private static func isShared(_ bench: Bench) -> Bool {
    parallelBytes.contains(bench.data.count) && bench.document.depth <= greatestParallelDepth
  }

  /// To decode a larger payload Foundation takes some times its memory, so it does that once at a
  /// time. Smaller ones are explained before a thread has begun.
  private static let parallelBytes = 8192..<leastOverlappingBytes
  private static let leastOverlappingBytes = 524_288
  /// How large a payload may be whose values are held until somebody wants their texts.
  private static let greatestHeldBytes = 262_144
  /// Each level takes some kilobytes of a thread's stack.
  private static let greatestParallelDepth = 32

  private func report(_ styles: [StyleReport]) -> Report {
    Report(
      model: experiment.model, modelSource: experiment.modelSource, payload: payload,
      styles: styles)
  }
}

extension Report.PayloadFinding {
  /// What the payload is by RFC 8259, and what Foundation said of it where it refused it.
  fileprivate init(_ experiment: Experiment, _ document: JSONDocument, _ refusal: String?) {
    self.init(source: experiment.source, bytes: experiment.bytes.count)
    foundationAccepts = refusal == nil
    errorCount = document.problemCount
    let problems = document.problems
    // What Foundation stumbles over goes before what it tolerates.
    let first = problems.first { refusal != nil && $0.isFatal } ?? problems.first
    error = first.map { problem in
      SyntaxError(
        position: problem.position, offsets: problem.range, message: problem.message,
        foundationSaid: refusal)
    }
    if let refusal, !problems.contains(where: \.isFatal) {
      foundationLimit = FoundationProbe.limit(of: document, refusal)
    }
  }
}
