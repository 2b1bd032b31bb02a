import DecodingConclusions
import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// A matrix that is made off the main thread.
struct MatrixRequest: Sendable {
  /// A payload that is a row.
  private struct Payload: Sendable {
    var name: String
    var text: SourceText
    var encoding: SourceEncoding
  }

  private let kind: Matrix.Kind
  /// What is decoded: the open payload.
  var base: ExplainRequest
  /// What became of it.
  private let report: Report
  private let name: String
  private let payloads: [Payload]

  init(_ subject: MatrixQuestion.Subject, _ report: Report, on stage: Stage) {
    let library = stage.library
    kind = subject.kind
    base = library.request(stage.live)
    self.report = report
    name = library.payloadName
    payloads = (subject.kind == .payload ? library.payloadItems : []).map { item in
      let editor = item.origin == library.origin ? library.editor : library.drafts[item.origin]
      return Payload(
        name: item.name, text: library.presentText(of: item.origin),
        encoding: editor?.encoding ?? library.original(of: item.origin).encoding)
    }
  }

  /// So many cells are told at once.
  private static let mostAtOnce = 400

  /// Decodes what the table needs, and posts it as far as it is known. Takes as long as decoding takes;
  /// ends soon once that is cancelled.
  func run(_ cancellation: Cancellation, post: (Matrix) -> Void) {
    switch kind {
    case .fault: tabulateFaults(cancellation, post)
    case .payload: tabulatePayloads(cancellation, post)
    }
  }

  private func tabulateFaults(_ cancellation: Cancellation, _ post: (Matrix) -> Void) {
    let document = JSONDocument.parse(base.text.bytes, dialect: base.options.dialect)
    let encoding = base.encoding
    let plan = MatrixPlan(
      of: experiment, report, in: document, named: name
    ) { encoding.bytes(of: SourceText($0)) }
    let isSmall = !base.isLarge && !base.runsElsewhere && plan.mostCopies <= Self.mostAtOnce
    if isSmall {
      if let matrix = plan.run(cancellation) { post(matrix) }
      return
    }
    tell(plan.matrix, post) { plan.row($0, cancellation) }
  }

  private func tabulatePayloads(_ cancellation: Cancellation, _ post: (Matrix) -> Void) {
    let trials = experiment.trials(cancellation) { Matrix.Row.of($0) }
    tell(Matrix(of: payloads.map(\.name)), post) { place in
      trials.finding(of: payloads[place].encoding.bytes(of: payloads[place].text))
    }
  }

  /// Posts a table without its rows, and after each row; ends without one.
  private func tell(
    _ empty: Matrix, _ post: (Matrix) -> Void, row: (Int) -> Matrix.Row?
  ) {
    var matrix = empty
    post(matrix)
    for place in 0..<matrix.rowCount {
      guard let row = row(place) else { return }
      matrix.receive(row, at: place)
      post(matrix)
    }
  }

  private var experiment: Experiment {
    var experiment = base.experiment
    // A model that hangs on some copies would cost its whole limit each time.
    let microseconds = report.styles.reduce(0) { $0 + $1.microseconds }
    experiment.seconds = 1 + microseconds / 100_000
    return experiment
  }
}
