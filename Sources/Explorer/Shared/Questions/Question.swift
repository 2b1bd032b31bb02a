/// Something that is worked out where no key waits for it. A newer subject takes the older's place.
struct Question<Subject: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// Runs off the main thread, and posts answers, each in the place of the one before.
  typealias Work = @Sendable (_ workshop: any Workshop, _ post: @escaping (Answer) -> Void) -> Void

  /// What a new subject begins with.
  struct Beginning: Sendable {
    /// What is known at once; `nil`: the answer to the subject before stays meanwhile.
    var answer: Answer?
    var work: Work?
  }

  let name: String
  /// Takes of the stage what the work needs.
  private let begin: @Sendable (Subject, Stage) -> Beginning

  /// - Parameter work: What is to be done; made for a new subject alone.
  init(_ name: String, work: @escaping @Sendable (Subject, Stage) -> Work?) {
    self.init(name, beginning: { Beginning(work: work($0, $1)) })
  }

  init(_ name: String, beginning: @escaping @Sendable (Subject, Stage) -> Beginning) {
    self.name = name
    begin = beginning
  }

  /// One that is asked with its work, which needs what no stage has.
  init(_ name: String) {
    self.init(name, beginning: { _, _ in Beginning() })
  }

  /// Asks for this by such work.
  func due(_ subject: Subject, by work: @escaping Work) -> Due {
    Question(name, beginning: { _, _ in Beginning(work: work) }).due(subject)
  }

  /// Asks for this, as it is now; `nil`: nobody wants to know.
  func due(_ subject: Subject?) -> Due {
    Due(name: name) { last, number, stage in
      guard let subject else { return .givenUp }
      let last = last as? Asked<Subject, Answer>
      if let last, last.subject == subject { return .unchanged }
      let beginning = begin(subject, stage)
      var asked = Asked(subject: subject, number: number, before: last)
      if let answer = beginning.answer { asked.receive(answer) }
      guard let work = beginning.work else { return .asked(asked, nil) }
      let job = Job(name: name, number: number) { [name] workshop, post in
        work(workshop) { post(Part(name: name, number: number, answer: $0)) }
      }
      return .asked(asked, job)
    }
  }

  /// What was asked last stays asked: what there is to ask isn't known yet.
  var unchanged: Due { Due(name: name) { _, _, _ in .unchanged } }
}

/// A question with its subject as it is now.
struct Due: Sendable {
  enum Outcome {
    case unchanged
    case givenUp
    /// `nil`: there is nothing to be worked out.
    case asked(any AnyAsked, Job?)
  }

  let name: String
  /// What becomes of what was asked last, by the number of the next one.
  let outcome: @Sendable (_ last: (any AnyAsked)?, _ number: Int, Stage) -> Outcome
}
