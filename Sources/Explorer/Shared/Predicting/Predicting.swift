import DecodingReport
import JSONSource
import Workbench

/// Guesses of what each style makes of the fields: by payload, as long as the session lasts.
struct Predicting: Sendable {
  /// A payload that is guessed.
  private struct Subject: Hashable {
    var sample: Int
    var origin: TextOrigin
  }

  /// Whether somebody guesses now: all that isn't revealed is hidden then.
  private(set) var isOpen = false
  private var sheets: [Subject: PredictionSheet] = [:]
  /// What was hidden before.
  private var hidingBefore = Hiding()
  /// What is asked, one after the other; `nil` where nobody asks.
  private(set) var quiz: Quiz?

  init() {}

  init(_ quiz: Quiz?) {
    self.quiz = quiz
  }

  private static func subject(_ library: Library) -> Subject {
    Subject(sample: library.sample, origin: library.origin)
  }

  /// The guesses of what is open.
  func sheet(of library: Library) -> PredictionSheet {
    sheets[Self.subject(library)] ?? PredictionSheet()
  }

  /// Changes the guesses of what is open.
  mutating func change(_ library: Library, _ change: (inout PredictionSheet) -> Void) {
    change(&sheets[Self.subject(library), default: PredictionSheet()])
  }

  /// Begins, or goes on; returns what is hidden.
  mutating func begin(_ library: Library, _ hiding: Hiding) -> Hiding {
    if !isOpen { hidingBefore = hiding }
    isOpen = true
    return hidden(of: library)
  }

  /// Forgets the guesses of what is open, if this is known of it: it is asked anew.
  mutating func askAnew(_ path: JSONPath, _ library: Library) {
    if sheet(of: library).isRevealed(path) { sheets[Self.subject(library)] = nil }
  }

  /// What is hidden as long as somebody guesses.
  func hidden(of library: Library) -> Hiding {
    let sheet = sheet(of: library)
    return sheet.isAllRevealed ? Hiding() : Hiding(besides: sheet.revealed)
  }

  /// Ends; returns what is hidden from now on. Once all is revealed, the next time begins anew where
  /// it is over.
  mutating func end(_ library: Library, isOver: Bool) -> Hiding {
    isOpen = false
    if isOver, sheet(of: library).isAllRevealed { sheets[Self.subject(library)] = nil }
    return hidingBefore
  }

  /// Goes on to the next question; `nil` behind the last one.
  mutating func nextQuestion() -> QuizQuestion? { quiz?.advance() }
}

extension ReportIndex.Row {
  /// What became of the row in a style, as far as a guess can be measured by it.
  func answer(_ style: DecodingStyle, in report: Report) -> PredictedAnswer {
    PredictedAnswer(report.field(of: self, style))
  }
}
