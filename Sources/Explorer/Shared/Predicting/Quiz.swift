package import DecodingReport
package import JSONSource

/// A question of the quiz: a field of a sample's payload, or all of one that wasn't asked yet.
package struct QuizQuestion: Sendable, Equatable {
  /// The places of the sample and of its payload, from 0.
  package var sample: Int
  package var payload: Int
  package var path: JSONPath?
  package var style = DecodingStyle.strict

  package init(sample: Int, payload: Int, path: JSONPath? = nil, style: DecodingStyle = .strict) {
    self.sample = sample
    self.payload = payload
    self.path = path
    self.style = style
  }
}

/// Questions, one after the other.
package struct Quiz: Sendable {
  package private(set) var questions: [QuizQuestion]
  /// The place of the one that is asked.
  package private(set) var place = 0

  /// `nil` without questions.
  package init?(_ questions: [QuizQuestion]) {
    guard !questions.isEmpty else { return nil }
    self.questions = questions
  }

  package var question: QuizQuestion { questions[place] }

  /// Goes on to the next question; `nil` behind the last one.
  mutating func advance() -> QuizQuestion? {
    guard place + 1 < questions.count else { return nil }
    place += 1
    return question
  }
}
