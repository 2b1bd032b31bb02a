import DecodingReport
import JSONSource
import Reproduction
import TerminalCanvas
import TextEditor
import Workbench

/// What is to be made, off the main thread, of what is open, for others to see.
enum ShareQuestion {
  /// What it is made of, and as what.
  struct Subject: Hashable, Sendable {
    var form: ShareForm
    var isWhole: Bool
    var keepsValues: Bool
    var sample: Int
    var revision: Int
    var style: DecodingStyle
    var path: JSONPath?
    /// Of a picture.
    var size: Size?

    /// What its reproduction depends on, whatever form that gets.
    var reproduction: Subject {
      var subject = self
      (subject.form, subject.size) = (.swift, nil)
      return subject
    }
  }

  enum Answer: Sendable {
    /// How far reducing has come.
    case progress((bytes: Int, tries: Int)?)
    case made(SharedText)
    /// Why it can't be.
    case refused(String)
  }

  static let text = Question<Subject, Answer>("share")

  /// Asks for it, which may be made of the reproduction that another form was.
  static func due(_ subject: Subject, _ made: MadeReproduction?) -> Due {
    Question<Subject, Answer>(
      text.name,
      beginning: { subject, stage in
        guard let report = stage.settled?.report else { return .init() }
        guard report.payload.foundationAccepts else {
          return .init(answer: .refused(ShareWords.noJSON))
        }
        let request = ShareRequest(subject, report, made, on: stage)
        return .init(answer: .progress(nil)) { workshop, post in
          post(
            request.run(wanted: { !workshop.cancellation.isCancelled }) { bytes, tries in
              if workshop.isTimeToTell() { post(.progress((bytes, tries))) }
              return !workshop.isEnded
            })
        }
      }
    ).due(subject)
  }

  /// A text whose reproduction is compiled and run; the same one may be once more.
  struct Trial: Hashable, Sendable {
    /// The number of the question that the text answers.
    var text: Int
    var count: Int
  }

  /// What a reproduction does.
  static let trial: Question<Trial, ReproductionRun> = Question("reproduction") { _, stage in
    guard case .made(let shared)? = stage.questions[text]?.answer, let made = shared.made else {
      return nil
    }
    return { workshop, post in
      if let run = workshop.run(SwiftFile(made.reproduction).text) { post(run) }
    }
  }
}

/// A reproduction, and how it was come by.
struct MadeReproduction: Sendable {
  var reproduction: Reproduction
  /// How large the payload was.
  var before: Int
  var tries = 0
  /// Whether it was stopped: it may get smaller.
  var isStopped = false
  /// Whether there was nothing that had to stay the same.
  var isWithoutSymptom = false
}

/// A text for others, as it is copied and written.
struct SharedText: Sendable {
  var text: SourceText
  /// `nil` where the form has none.
  var made: MadeReproduction?
  /// How many values are made up; `nil` where it holds the payload's own.
  var madeUp: Int?
}

/// What a reproduction did when it was tried.
package struct ReproductionRun: Sendable {
  /// What it printed.
  package var output: String
  /// How it ended, or why it couldn't be run.
  package var words: String

  package init(output: String, words: String) {
    self.output = output
    self.words = words
  }
}
