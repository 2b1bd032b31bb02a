import DecodingReport
import Foundation
import JSONSource

extension LearnerRecord: KeptRecord {
  /// The form that is written; a higher one isn't read.
  private static let format = 1
  /// Longer files are none of ours.
  private static let mostBytes = 16 << 20

  private struct File: Codable {
    var format: Int
    var questions: [Question]
  }

  fileprivate struct Question: Codable {
    var sample: String
    var payload: String
    var field: String
    var style: DecodingStyle
    var outcome: Outcome
    /// How often each outcome was guessed.
    var guesses: [String: Int]
  }

  /// The record as it is kept.
  package var bytes: [UInt8] {
    let questions = entries.map { entry in
      Question(
        sample: entry.question.sample, payload: entry.question.payload,
        field: entry.question.path.description, style: entry.question.style,
        outcome: entry.outcome,
        guesses: Dictionary(
          uniqueKeysWithValues: entry.guesses.map { ($0.key.rawValue, $0.value) }))
    }
    return Array((JSONEncoder.line(File(format: Self.format, questions: questions)) + "\n").utf8)
  }

  /// Reads what was kept. Of what isn't as it is written nothing is guessed.
  package init(reading bytes: [UInt8]) throws(KeptFault) {
    let file = try Self.decoded(
      bytes, as: File.self, format: Self.format, mostBytes: Self.mostBytes)
    var entries: [Entry] = []
    var known: Set<LearnerQuestion> = []
    for question in file.questions {
      guard let entry = Entry(question), known.insert(entry.question).inserted else {
        throw .damaged
      }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension LearnerRecord.Entry {
  fileprivate init?(_ kept: LearnerRecord.Question) {
    guard let path = JSONPath(reading: kept.field), Outcome.guessable.contains(kept.outcome)
    else { return nil }
    self.init(
      question: LearnerQuestion(
        sample: kept.sample, payload: kept.payload, path: path, style: kept.style),
      outcome: kept.outcome)
    for outcome in Outcome.guessable {
      guard let count = kept.guesses[outcome.rawValue] else { continue }
      guard (1...LearnerRecord.mostGuesses).contains(count) else { return nil }
      guesses[outcome] = count
    }
  }
}
