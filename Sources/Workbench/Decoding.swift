package import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Synchronization

/// A payload that was decoded in every style: the values are there, the whys can be had.
///
/// The values come from plain decodes; for the whys each style decodes once more, with recording.
package struct Decoding: Sendable {
  private let experiment: Experiment
  private let bench: Bench
  private let answers: [StyleAnswer]
  private let payload: Report.PayloadFinding

  init(_ experiment: Experiment) {
    let options = experiment.options
    self.experiment = experiment
    let document = JSONDocument.parse(
      experiment.bytes, dialect: options.json5 ? .json5 : .rfc8259)
    let data = FoundationProbe.data(of: experiment.bytes, document, options)
    let bench = Bench(
      document: document, data: data, options: options, keepsTraces: experiment.keepsTraces,
      sources: experiment.sources)
    self.bench = bench
    let answers = experiment.styles.map { bench.answer($0, of: experiment.sample) }
    let refusal =
      answers.contains(where: \.showsReading) ? nil : FoundationProbe.refusal(of: data, options)
    self.answers = refusal == nil ? answers : answers.map { $0.refused() }
    payload = Report.PayloadFinding(experiment, document, refusal)
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

  /// The styles have nothing in common but the payload, so each is explained on a core of its own
  /// where that pays.
  private func explained(_ cancellation: Cancellation?) -> [StyleReport] {
    guard bench.data.count >= Self.leastParallelBytes,
      bench.document.depth <= Self.greatestParallelDepth
    else {
      return answers.map { bench.report($0, of: experiment.sample, cancellation) }
    }
    let reports = Mutex<[Int: StyleReport]>([:])
    DispatchQueue.concurrentPerform(iterations: answers.count) { index in
      let report = bench.report(answers[index], of: experiment.sample, cancellation)
      reports.withLock { $0[index] = report }
    }
    return reports.withLock { made in answers.indices.compactMap { made[$0] } }
  }

  private static let leastParallelBytes = 8192
  /// The threads of a queue have small stacks on some systems, and each level takes some kilobytes.
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
