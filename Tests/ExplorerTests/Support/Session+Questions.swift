import TestSupport

@testable import Explorer

extension Job {
  /// All that is posted, as the executable has it done off the main thread.
  func answers(in workshop: PlayedWorkshop = PlayedWorkshop()) -> [Part] {
    var parts: [Part] = []
    run(workshop) { parts.append($0) }
    return parts
  }

  /// An answer to it that a test makes.
  func answer(_ answer: any Sendable) -> Message {
    .answered(Part(name: name, number: number, answer: answer))
  }
}

extension Session {
  /// What was asked last of a question.
  func job(_ name: String) -> Job? {
    effects.compactMap { effect in
      if case .ask(let job) = effect, job.name == name { job } else { nil }
    }.last
  }

  /// Whether a question was given up.
  func gaveUp(_ name: String) -> Bool {
    effects.contains { if case .giveUp(name) = $0 { true } else { false } }
  }

  /// Works on what was asked last of a question.
  mutating func work(on name: String, in workshop: PlayedWorkshop = PlayedWorkshop()) {
    for part in job(name)?.answers(in: workshop) ?? [] { send(.answered(part)) }
  }

  /// Answers what was asked last about a model.
  mutating func answer(_ model: ModelAnswer) {
    let number = state.questions[ModelQuestion.compiled]?.number ?? 0
    send(.answered(Part(name: ModelQuestion.compiled.name, number: number, answer: model)))
  }
}
