package import DecodingReport
package import JSONSource
package import Workbench

/// Changes that are tried in the background, before anybody makes one of them.
package struct TrialRequest: Sendable {
  /// What they are tried for; answers bear it.
  package struct Subject: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// In the place of an earlier fault of the field, or on top of it.
      case faults(onTop: Bool)
      case fixes
    }

    package var kind: Kind
    package var revision: Int
    package var path: JSONPath
    package var style: DecodingStyle
  }

  /// One of them.
  package struct Trial: Sendable {
    package enum Change: Sendable {
      /// Another text in the payload's place.
      case payload(SourceText)
      case options(DecodingOptions)
      /// A model of other files or another root; of its files as they are, what a why advises for a
      /// property is still to be written into them.
      case model(ModelRequest, advice: Advice?)
    }

    /// Its place among what could be done.
    package var place: Int
    package var change: Change
  }

  /// What a why advises, and the model that declares the property.
  package struct Advice: Sendable {
    package var fixes: [Fix]
    package var property: String
    package var type: String
  }

  package var subject: Subject
  package var trials: [Trial]
  /// What is decoded otherwise.
  package var base: ExplainRequest
}

/// What became of one trial.
package struct TrialAnswer: Sendable {
  package var subject: TrialRequest.Subject
  package var place: Int
  package var result: TrialResult
  /// The model's files, where they were changed.
  package var files: [ModelText]

  package init(
    _ subject: TrialRequest.Subject, place: Int, _ result: TrialResult, files: [ModelText] = []
  ) {
    self.subject = subject
    self.place = place
    self.result = result
    self.files = files
  }
}

/// What a change leaves.
package struct TrialResult: Sendable {
  /// What each style makes of the field; `nil` where it says nothing of it.
  package var marks: ReportIndex.Marks
  /// Whether a style loses its value without an error.
  package var losesSilently: Bool
  /// How many problems each style has.
  package var problems: PerStyle<Int>
}

extension TrialRequest {
  /// Decodes with a change of the payload, of the options or of the model; `nil` once that was cancelled.
  package func run(
    text: SourceText? = nil, options: DecodingOptions? = nil,
    model: ModelAnswer.Compiled? = nil, _ cancellation: Cancellation
  ) -> TrialResult? {
    var sample = base.sample
    if let model { (sample.sources, sample.models) = (model.sources, model.models) }
    let options = options ?? base.options
    let bytes = base.encoding.bytes(of: text ?? base.text)
    let experiment = Experiment(
      entry: sample, source: base.sourceName, bytes: bytes, options: options)
    guard let report = experiment.run(cancellation) else { return nil }
    let document = JSONDocument.parse(bytes, dialect: options.dialect)
    return TrialResult(ReportIndex(report: report, document: document), report, at: subject.path)
  }
}

extension TrialResult {
  init(_ index: ReportIndex, _ report: Report, at path: JSONPath) {
    let cell = MatrixCell(of: path, in: report)
    marks = PerStyle { cell.marks[$0]?.outcome }
    losesSilently = cell.losesSilently
    problems = PerStyle { index.problems[$0].count }
  }
}
