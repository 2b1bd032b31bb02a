package import DecodingReport
import JSONSource
package import Workbench

/// A matrix that is to be made off the main thread.
package struct MatrixRequest: Sendable {
  /// What it is made of; answers bear it.
  package struct Subject: Hashable, Sendable {
    var kind: Matrix.Kind
    var sample: Int
    var revision: Int
    /// The payloads of the list, where these are the rows.
    var payloads: [PayloadState] = []
  }

  /// A payload of the list, as it is now.
  struct PayloadState: Hashable, Sendable {
    var origin: TextOrigin
    var revision: Int
    var count: Int
  }

  /// A payload that is a row.
  struct Payload: Sendable {
    var name: String
    var text: SourceText
    var encoding: SourceEncoding
  }

  package var subject: Subject
  /// What is decoded: the open payload.
  var base: ExplainRequest
  /// What became of it.
  var report: Report
  var name: String
  var payloads: [Payload] = []
}

/// What is known of it.
package struct MatrixAnswer: Sendable {
  package enum Event: Sendable {
    /// The table, whose rows follow where they aren't known yet.
    case table(Matrix)
    case row(Matrix.Row, place: Int)
  }

  package var subject: MatrixRequest.Subject
  package var event: Event
}

extension MatrixRequest {
  /// So many cells are told at once.
  private static let mostAtOnce = 400

  /// Decodes what the table needs. Takes as long as decoding takes; ends soon once that is cancelled.
  package func run(_ cancellation: Cancellation, post: (MatrixAnswer) -> Void) {
    switch subject.kind {
    case .fault: tabulateFaults(cancellation, post)
    case .payload: tabulatePayloads(cancellation, post)
    }
  }

  private func tabulateFaults(_ cancellation: Cancellation, _ post: (MatrixAnswer) -> Void) {
    let document = JSONDocument.parse(base.text.bytes, dialect: base.options.dialect)
    let encoding = base.encoding
    let plan = MatrixPlan(
      of: experiment(base.sourceName, base.bytes), report, in: document, named: name
    ) { encoding.bytes(of: SourceText($0)) }
    let isSmall = !base.isLarge && !base.runsElsewhere && plan.mostCopies <= Self.mostAtOnce
    if isSmall {
      if let matrix = plan.run(cancellation) { answer(.table(matrix), post) }
      return
    }
    answer(.table(plan.matrix), post)
    for place in 0..<plan.matrix.rowCount {
      guard let row = plan.row(place, cancellation) else { return }
      answer(.row(row, place: place), post)
    }
  }

  private func tabulatePayloads(_ cancellation: Cancellation, _ post: (MatrixAnswer) -> Void) {
    answer(.table(Matrix(of: payloads.map(\.name))), post)
    for (place, payload) in payloads.enumerated() {
      let experiment = experiment(payload.name, payload.encoding.bytes(of: payload.text))
      guard let report = experiment.run(cancellation) else { return }
      answer(.row(.of(report), place: place), post)
    }
  }

  private func experiment(_ source: String, _ bytes: [UInt8]) -> Experiment {
    var experiment = Experiment(
      entry: base.sample, source: source, bytes: bytes, options: base.options)
    // A model that hangs on some copies would cost its whole limit each time.
    let microseconds = report.styles.reduce(0) { $0 + $1.microseconds }
    experiment.seconds = 1 + microseconds / 100_000
    return experiment
  }

  private func answer(_ event: MatrixAnswer.Event, _ post: (MatrixAnswer) -> Void) {
    post(MatrixAnswer(subject: subject, event: event))
  }
}
