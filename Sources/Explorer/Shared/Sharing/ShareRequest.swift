import DecodingReport
import JSONSource
package import Reproduction
import TerminalCanvas
import Workbench

/// What is to be made, off the main thread, of what is open, for others to see.
package struct ShareRequest: Sendable {
  /// What it is made of, and as what; answers bear it.
  package struct Subject: Hashable, Sendable {
    var form: ShareForm
    var isWhole: Bool
    var keepsValues: Bool
    var sample: Int
    var revision: Int
    var style: DecodingStyle
    var path: JSONPath?
    /// Of a picture.
    var size: Size?

    /// What its reproduction depends on.
    var reproduction: ReproductionSubject {
      ReproductionSubject(
        isWhole: isWhole, keepsValues: keepsValues, sample: sample, revision: revision,
        style: style, path: path)
    }
  }

  /// What a reproduction depends on, whatever form it gets.
  struct ReproductionSubject: Hashable, Sendable {
    var isWhole: Bool
    var keepsValues: Bool
    var sample: Int
    var revision: Int
    var style: DecodingStyle
    var path: JSONPath?
  }

  package var subject: Subject
  /// What is decoded.
  var base: ExplainRequest
  /// What became of it.
  var report: Report
  /// The reproduction, where it was made for another form.
  var made: MadeReproduction?
  /// The screen that a picture is of.
  var screen: ExplorerState?
  var command: String
  var isUTF8: Bool
}

/// A reproduction, and how it was come by.
package struct MadeReproduction: Sendable {
  package var reproduction: Reproduction
  /// How large the payload was.
  var before: Int
  var tries = 0
  /// Whether it was stopped: it may get smaller.
  var isStopped = false
  /// Whether there was nothing that had to stay the same.
  var isWithoutSymptom = false
}

/// What came of it.
package struct ShareAnswer: Sendable {
  package enum Event: Sendable {
    /// How far reducing has come.
    case progress(bytes: Int, tries: Int)
    case made(SharedText)
    /// Why it can't be.
    case refused(String)
    /// What the reproduction printed, and how that ended.
    case ran(ReproductionRun)
  }

  package var subject: ShareRequest.Subject
  package var event: Event

  package init(_ subject: ShareRequest.Subject, _ event: Event) {
    self.subject = subject
    self.event = event
  }
}

/// A text for others, as it is copied and written.
package struct SharedText: Sendable {
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

/// A reproduction that is to be compiled and run where it can do no harm.
package struct ReproductionTrial: Sendable {
  /// What the answer bears.
  package var subject: ShareRequest.Subject
  /// The whole file.
  package var source: String
}
