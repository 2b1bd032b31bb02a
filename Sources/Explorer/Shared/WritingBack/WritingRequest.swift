package import DecodingReport
import Workbench

/// What the styles decoded is to be written back, off the main thread.
package struct WritingRequest: Sendable {
  /// What is written back; the answer bears it.
  package struct Subject: Hashable, Sendable {
    var sample: Int
    var revision: Int
  }

  package var subject: Subject
  /// What is decoded.
  var base: ExplainRequest
  /// What became of it.
  var report: Report

  /// Whether the model's code isn't ours: it may never come to an end.
  package var runsElsewhere: Bool { base.runsElsewhere }

  /// Writes back; `nil` once that was cancelled.
  package func run(_ cancellation: Cancellation? = nil) -> WritingAnswer? {
    let experiment = Experiment(
      entry: base.sample, source: base.sourceName, bytes: base.bytes, options: base.options)
    let trip = experiment.roundTrip(report, cancellation)
    return cancellation?.isCancelled == true ? nil : WritingAnswer(subject: subject, trip: trip)
  }
}

/// What came of it.
package struct WritingAnswer: Sendable {
  package var subject: WritingRequest.Subject
  var trip: RoundTrip
}
