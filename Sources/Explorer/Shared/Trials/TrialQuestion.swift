import DecodingConclusions
package import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// Changes that are tried in the background, before anybody makes one of them.
enum TrialQuestion {
  struct Subject: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// Those of the open menu's lines, in the place of an earlier fault of the field, or on top of it.
      case faults([Fault?], onTop: Bool)
      case fixes
    }

    var kind: Kind
    var revision: Int
    var path: JSONPath
    var style: DecodingStyle
  }

  static let trials: Question<Subject, Trials> = Question(
    "trials",
    beginning: { subject, stage in
      let (trials, due) = Trials.begun(subject, on: stage)
      guard !due.isEmpty else { return .init(answer: trials) }
      // What takes a decode is told before what takes a compiler.
      let inOrder = due.filter { !$0.compiles } + due.filter(\.compiles)
      let base = stage.library.request(stage.live)
      return .init(answer: trials) { workshop, post in
        var trials = trials
        for trial in inOrder where !workshop.cancellation.isCancelled {
          guard let result = trial.result(of: base, at: subject.path, in: workshop) else {
            continue
          }
          trials.results[trial.place] = result
          post(trials)
        }
      }
    })
}

/// A change that is tried.
struct Trial: Sendable {
  enum Change: Sendable {
    /// Another text in the payload's place.
    case payload(SourceText)
    case options(DecodingOptions)
    /// A model of other files or another root; of its files as they are, what a why advises for a
    /// property is still to be written into them.
    case model(ModelRequest, advice: TrialAdvice?)
  }

  /// Its place among what could be done.
  var place: Int
  var change: Change

  var compiles: Bool { if case .model = change { true } else { false } }
}

/// What a why advises, and the model that declares the property.
package struct TrialAdvice: Sendable {
  package var fixes: [Fix]
  package var property: String
  package var type: String
}

/// What a change leaves.
struct TrialResult: Sendable {
  /// What each style makes of the field; `nil` where it says nothing of it.
  var marks: ReportIndex.Marks
  /// Whether a style loses its value without an error.
  var losesSilently: Bool
  /// How many errors and losses each style has; `nil` of one that wasn't decoded.
  var counts: PerStyle<ProblemCount?>
  /// The model's files, where they were changed.
  var files: [ModelText] = []
}

extension Trial {
  /// Decodes with the change; `nil` where it can't be made, and once nobody wants it.
  func result(
    of base: ExplainRequest, at path: JSONPath, in workshop: any Workshop
  ) -> TrialResult? {
    var base = base
    var files: [ModelText] = []
    switch change {
    case .payload(let text): base.text = text
    case .options(let options): base.options = options
    case .model(var model, let advice):
      if let advice {
        guard let files = workshop.files(of: model, with: advice) else { return nil }
        model.source = .files(files)
      }
      guard case .files(let changed) = model.source,
        case .success(let compiled)? = workshop.compile(model)?.result
      else { return nil }
      files = changed
      (base.sample.sources, base.sample.models) = (compiled.sources, compiled.models)
    }
    let experiment = base.experiment
    let trials = experiment.trials(workshop.cancellation) { [files] report in
      TrialResult(report, at: path, files: files)
    }
    return trials.finding(of: experiment.bytes)
  }
}

extension TrialResult {
  init(_ report: Report, at path: JSONPath, files: [ModelText] = []) {
    let cell = MatrixCell(of: path, in: report)
    marks = PerStyle { cell.marks[$0]?.outcome }
    losesSilently = cell.losesSilently
    counts = PerStyle { report[$0]?.problemCount }
    self.files = files
  }
}
