package import DecodingReport
package import JSONSource

/// A cell of a sample's payload, as a question.
package struct LearnerQuestion: Hashable, Sendable {
  package var sample: String
  package var payload: String
  package var path: JSONPath
  package var style: DecodingStyle

  package init(sample: String, payload: String, path: JSONPath, style: DecodingStyle) {
    self.sample = sample
    self.payload = payload
    self.path = path
    self.style = style
  }
}

/// What a learner guessed of a question, and what was true.
package struct LearnerMark: Sendable, Equatable {
  package var question: LearnerQuestion
  package var guess: Outcome
  package var outcome: Outcome

  package init(_ question: LearnerQuestion, guess: Outcome, outcome: Outcome) {
    self.question = question
    self.guess = guess
    self.outcome = outcome
  }

  package var isRight: Bool { guess == outcome }
}

/// A learner's score over all samples: how often each question was guessed as what.
package struct LearnerRecord: Sendable, Equatable {
  /// What was guessed of one question.
  package struct Entry: Sendable, Equatable {
    package var question: LearnerQuestion
    /// What is true, as it was revealed last.
    package var outcome: Outcome
    package var guesses: [Outcome: Int] = [:]

    package var right: Int { guesses[outcome] ?? 0 }
    package var count: Int { guesses.values.reduce(0, +) }
    package var wrong: Int { count - right }
    /// What is missed was guessed wrong more often than right.
    package var isMissed: Bool { wrong > right }
  }

  /// More questions aren't kept: those that were asked longest ago go first.
  package static let mostEntries = 4_000
  /// A count that is read from a file may be any number.
  static let mostGuesses = 1_000_000

  /// The one that was asked last stands last.
  package private(set) var entries: [Entry]

  package init() { entries = [] }

  package init(_ entries: [Entry]) {
    self.entries = entries.suffix(Self.mostEntries)
  }

  /// Adds guesses, in their order.
  package mutating func add(_ marks: [LearnerMark]) {
    var places: [LearnerQuestion: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.question] = place }
    var asked: [Entry?] = entries
    for mark in marks {
      var entry =
        places[mark.question].flatMap { asked[$0] }
        ?? Entry(question: mark.question, outcome: mark.outcome)
      entry.outcome = mark.outcome
      entry.guesses[mark.guess] = min((entry.guesses[mark.guess] ?? 0) + 1, Self.mostGuesses)
      if let place = places[mark.question] { asked[place] = nil }
      places[mark.question] = asked.count
      asked.append(entry)
    }
    self = LearnerRecord(asked.compactMap { $0 })
  }

  package var right: Int { entries.reduce(0) { $0 + $1.right } }
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Questions that are missed, what was missed most first; of as many, the one asked longest ago.
  package var missed: [Entry] {
    entries.filter(\.isMissed).enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (b.wrong - b.right, b.wrong, one.offset) < (a.wrong - a.right, a.wrong, other.offset)
    }.map(\.element)
  }

  /// What was taken for something else, the most frequent first.
  package var confusions: [(confusion: PredictionScore.Confusion, count: Int)] {
    PredictionScore.ranked(
      entries.flatMap { entry in
        Outcome.guessable.compactMap { guess in
          guard guess != entry.outcome, let count = entry.guesses[guess] else { return nil }
          return (
            PredictionScore.Confusion(
              style: entry.question.style, outcome: entry.outcome, guess: guess), count
          )
        }
      })
  }

  /// The record under the samples' names of today: of questions that are one now, the guesses are
  /// added up.
  package func renamed(_ name: (String) -> String) -> LearnerRecord {
    var renamed: [Entry] = []
    var places: [LearnerQuestion: Int] = [:]
    for var entry in entries {
      entry.question.sample = name(entry.question.sample)
      if let place = places[entry.question] {
        renamed[place].outcome = entry.outcome
        renamed[place].guesses.merge(entry.guesses) { min($0 + $1, Self.mostGuesses) }
      } else {
        places[entry.question] = renamed.count
        renamed.append(entry)
      }
    }
    return LearnerRecord(renamed)
  }

  /// The record of some questions alone.
  package func filtered(_ isIncluded: (LearnerQuestion) -> Bool) -> LearnerRecord {
    LearnerRecord(entries.filter { isIncluded($0.question) })
  }
}
