package import TerminalCanvas

/// What is wrong with a course: where, what was found, what is possible.
package struct CourseProblem: Error, Sendable, Equatable {
  package enum Fact: Sendable, Equatable {
    /// Of a course, or of an exercise.
    case noFront(of: String)
    case openFront
    case openFence(String?)
    case unknownBlock(String, possible: [String])
    case unknownField(String, in: String, possible: [String])
    case repeatedField(String)
    case missingField(String, in: String, summary: String)
    case badValue(String, of: String, possible: [String])
    case noText(CourseBlock)
    case noSteps
    case notOpened(chapter: String)
    case answerNotOffered(String)
    case answerElsewhere(cell: String)
    case unknownSample(String, possible: [String])
    case unknownPayload(String, sample: String, possible: [String])
    case noValue(path: String)
    case faultNotPossible(String, path: String, possible: [String])
    case contradiction(expected: String, found: String)
    case tooLong(rows: Int, room: Int, Size)
    case tooManyMinutes(Int, of: Int)
    case tooManyTalks(Int, of: Int)
    case nothingAsked
    case noCode
    case modelUnused(before: Int)
    case unknownLanguage(String)
    case norunOfBlock(CourseBlock)
    case codeWithoutStep
    case doesNotCompile(String)
  }

  /// The line in the file, from 1.
  package var line: Int
  package var fact: Fact

  package init(line: Int, _ fact: Fact) {
    self.line = line
    self.fact = fact
  }

  /// Whether a course is sound with it.
  package var isWarning: Bool { fact == .nothingAsked }

  /// Whether a course can be played with it: it is about the room and its time.
  package var allowsPlaying: Bool {
    switch fact {
    case .tooLong, .tooManyMinutes, .tooManyTalks: true
    default: isWarning
    }
  }

  /// What was found, and what can stand in its place.
  package var choice: (found: String, possible: [String])? {
    switch fact {
    case .unknownBlock(let name, let possible): (name, possible)
    case .unknownLanguage(let name): (name, CourseCode.Language.allCases.map(\.rawValue))
    case .unknownField(let name, _, let possible): (name, possible)
    case .badValue(let found, _, let possible): (found, possible)
    case .unknownSample(let name, let possible): (name, possible)
    case .unknownPayload(let name, _, let possible): (name, possible)
    case .faultNotPossible(let name, _, let possible): (name, possible)
    default: nil
    }
  }

  /// What is wrong, without what is possible.
  package var message: String {
    switch fact {
    case .noFront(let thing): "\(thing) begins with a line ---, and its title below it"
    case .openFront: "the front has no end: expected a line ---"
    case .openFence(let block):
      "the block\(block.map { " '\($0)'" } ?? "") has no end: expected a line ```"
    case .unknownBlock(let name, _): "unknown block '\(name)'"
    case .unknownField(let name, let place, _): "unknown field '\(name)' in \(place)"
    case .repeatedField(let name): "the field '\(name)' is there twice"
    case .missingField(let name, let place, let summary):
      "the field '\(name)' is missing in \(place): \(summary)"
    case .badValue(let found, let field, _): "'\(field)' doesn't take '\(found)'"
    case .noText(let block): "'\(block.rawValue)' has no text"
    case .noSteps: "there is no step: expected a fence such as ```say"
    case .notOpened(let chapter):
      "the first step of \(chapter.isEmpty ? "the course" : "'\(chapter)'") opens nothing: "
        + "expected ```open"
    case .answerNotOffered(let outcome): "the answer '\(outcome)' isn't among the options"
    case .answerElsewhere(let cell): "guesses are of \(cell) here, and no answer is of that"
    case .unknownSample(let name, _): "unknown sample '\(name)'"
    case .unknownPayload(let name, let sample, _): "'\(sample)' has no payload '\(name)'"
    case .noValue(let path): "no value stands at \(path) in the payload as it is then"
    case .faultNotPossible(let fault, let path, _): "\(path) can't be broken by '\(fault)'"
    case .contradiction(let expected, let found): "expected \(expected), found \(found)"
    case .tooLong(let rows, let room, let size):
      "the text takes \(rows) rows, and at \(size.columns)x\(size.rows) there are \(room)"
    case .tooManyMinutes(let planned, let most): "\(planned) minutes are planned of \(most)"
    case .tooManyTalks(let count, let most):
      "\(count) questions are for talking: expected \(most) at most in this time"
    case .nothingAsked: "nothing was asked that is revealed here"
    case .noCode: "'model' has no Swift code"
    case .modelUnused(let line):
      "one step has two models: nothing is said or expected of the one in line \(line)"
    case .unknownLanguage(let name): "'norun' doesn't show '\(name)'"
    case .norunOfBlock(let block):
      "'\(block.rawValue)' can't be 'norun': expected a language before it, as in ```swift norun"
    case .codeWithoutStep: "no step above this code could show it"
    case .doesNotCompile(let words): words
    }
  }
}
