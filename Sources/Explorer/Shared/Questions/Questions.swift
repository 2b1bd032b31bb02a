/// All that is asked, by the names of the questions.
///
/// Two are equal if the same was asked of them, and as many answers came.
struct Questions: Equatable, Sendable {
  private var asked: [String: any AnyAsked] = [:]
  /// What is asked once: nobody gives it up by not naming it.
  private var errands: Set<String> = []
  private var count = 0

  /// What was asked last, and what is known.
  subscript<Subject, Answer>(question: Question<Subject, Answer>) -> Asked<Subject, Answer>? {
    asked[question.name] as? Asked<Subject, Answer>
  }

  /// Asks what is due, and gives up what nobody names any more.
  mutating func ask(_ dues: [Due], on stage: Stage) -> [Effect] {
    let unwanted = asked.keys.filter { name in
      !errands.contains(name) && !dues.contains { $0.name == name }
    }
    return unwanted.sorted().flatMap { giveUp($0) } + dues.flatMap { ask($0, on: stage) }
  }

  /// Asks this anew; it stays asked.
  mutating func ask(once due: Due, on stage: Stage) -> [Effect] {
    errands.insert(due.name)
    asked[due.name] = nil
    return ask(due, on: stage)
  }

  private mutating func ask(_ due: Due, on stage: Stage) -> [Effect] {
    let last = asked[due.name]
    switch due.outcome(last, count + 1, stage) {
    case .unchanged: return []
    case .givenUp: return giveUp(due.name)
    case .asked(let next, let job):
      count += 1
      asked[due.name] = next
      return job.map { [.ask($0)] } ?? (last == nil ? [] : [.giveUp(due.name)])
    }
  }

  private mutating func giveUp(_ name: String) -> [Effect] {
    asked.removeValue(forKey: name) == nil ? [] : [.giveUp(name)]
  }

  /// Has the work end with what it has reached.
  mutating func end(_ name: String) -> [Effect] {
    guard asked[name] != nil else { return [] }
    asked[name]?.isEnding = true
    return [.end(name)]
  }

  /// Takes an answer; `false` for one that nobody wants any more.
  mutating func receive(_ part: Part) -> Bool {
    asked[part.name]?.receive(part) == true
  }

  static func == (one: Questions, other: Questions) -> Bool {
    one.count == other.count && one.errands == other.errands
      && one.asked.mapValues(\.standing) == other.asked.mapValues(\.standing)
  }
}

/// What was asked last, and what is known of it.
struct Asked<Subject: Hashable & Sendable, Answer: Sendable>: AnyAsked {
  let subject: Subject
  let number: Int
  /// The newest answer: to the subject, or to one before.
  private(set) var answer: Answer?
  /// What that answers.
  private(set) var answered: Subject?
  private var parts = 0
  var isEnding = false

  init(subject: Subject, number: Int, before last: Asked?) {
    self.subject = subject
    self.number = number
    answer = last?.answer
    answered = last?.answered
  }

  /// Whether the subject itself is answered.
  var isAnswered: Bool { answered == subject }

  var standing: AnyHashable { AnyHashable([AnyHashable(subject), number, parts, isEnding]) }

  mutating func receive(_ answer: Answer) {
    self.answer = answer
    answered = subject
    parts += 1
  }

  mutating func receive(_ part: Part) -> Bool {
    guard part.number == number, let answer = part.answer as? Answer else { return false }
    receive(answer)
    return true
  }
}

/// `Asked`, whatever the question.
protocol AnyAsked: Sendable {
  /// Whether the work is to end with what it has reached.
  var isEnding: Bool { get set }
  /// What tells it from another one.
  var standing: AnyHashable { get }
  /// Takes an answer; `false` for one to another subject.
  mutating func receive(_ part: Part) -> Bool
}
