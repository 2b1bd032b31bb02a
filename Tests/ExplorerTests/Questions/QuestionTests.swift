import Samples
import TerminalCanvas
import Testing

@testable import Explorer

/// A question as a value: due, asked, overtaken, given up.
struct QuestionTests {
  /// Counts letters, in two parts.
  private static let letters = Question<String, Int>("letters") { word, _ in
    { workshop, post in
      post(0)
      if !workshop.isEnded { post(word.count) }
    }
  }
  /// Knows that there are none, or works.
  private static let vowels = Question<String, Int>(
    "vowels",
    beginning: { word, _ in
      word.isEmpty
        ? .init(answer: 0) : .init { _, post in post(word.count { "aeiou".contains($0) }) }
    })

  private let stage = Stage(Session.started().state)
  private var questions = Questions()
  private var jobs: [String: Job] = [:]
  private var told: [String] = []

  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let job): jobs[job.name] = job
      case .giveUp(let name): told.append("gave up \(name)")
      case .end(let name): told.append("end \(name)")
      default: Issue.record("\(effect)")
      }
    }
  }

  private mutating func ask(_ dues: Due...) {
    jobs = [:]
    note(questions.ask(dues, on: stage))
  }

  /// Sends all answers to a job, which are taken or dropped.
  private mutating func answer(_ job: Job?, areTaken: Bool) {
    let taken = (job?.answers() ?? []).map { questions.receive($0) }
    #expect(!taken.isEmpty && taken.allSatisfy { $0 == areTaken })
  }

  @Test mutating func `it is asked once, and answered in parts`() throws {
    ask(Self.letters.due("abc"))
    let job = try #require(jobs["letters"])
    #expect(questions[Self.letters]?.answer == nil)
    ask(Self.letters.due("abc"))
    #expect(jobs.isEmpty)
    let parts = job.answers()
    let first = questions.receive(parts[0])
    #expect(first && questions[Self.letters]?.answer == 0)
    let second = questions.receive(parts[1])
    #expect(second && questions[Self.letters]?.answer == 3)
    ask(Self.letters.due("abc"))
    #expect(jobs.isEmpty && told.isEmpty)
  }

  @Test mutating func `a newer subject takes the older's place, whose late answer is dropped`() {
    ask(Self.letters.due("abc"))
    let older = jobs["letters"]
    answer(older, areTaken: true)
    ask(Self.letters.due("abcd"))
    #expect(questions[Self.letters]?.answer == 3 && questions[Self.letters]?.isAnswered == false)
    answer(older, areTaken: false)
    answer(jobs["letters"], areTaken: true)
    #expect(questions[Self.letters]?.answer == 4 && questions[Self.letters]?.isAnswered == true)
  }

  @Test mutating func `what nobody names is given up, and so is what nobody wants to know`() {
    ask(Self.letters.due("abc"), Self.vowels.due("abc"))
    let older = jobs["letters"]
    ask(Self.vowels.due(nil))
    #expect(told == ["gave up letters", "gave up vowels"])
    answer(older, areTaken: false)
    #expect(questions[Self.letters]?.number == nil)
    ask(Self.vowels.due(nil))
    #expect(told.count == 2)
  }

  @Test mutating func `what isn't known to be wanted stays`() {
    ask(Self.letters.due("abc"))
    let job = jobs["letters"]
    ask(Self.letters.unchanged)
    answer(job, areTaken: true)
  }

  @Test mutating func `what is known at once needs no work`() {
    ask(Self.vowels.due("abc"))
    ask(Self.vowels.due(""))
    #expect(jobs.isEmpty && told == ["gave up vowels"])
    #expect(questions[Self.vowels]?.answer == 0 && questions[Self.vowels]?.isAnswered == true)
  }

  @Test mutating func `it ends with what is reached`() throws {
    ask(Self.letters.due("abc"))
    note(questions.end("letters"))
    #expect(told == ["end letters"] && questions[Self.letters]?.isEnding == true)
    var workshop = PlayedWorkshop()
    workshop.mostTries = 0
    for part in try #require(jobs["letters"]).answers(in: workshop) { _ = questions.receive(part) }
    #expect(questions[Self.letters]?.answer == 0)
    ask(Self.letters.due("abcd"))
    #expect(questions[Self.letters]?.isEnding == false)
    note(questions.end("vowels"))
    #expect(told == ["end letters"])
  }

  @Test mutating func `what is asked once isn't given up, and is asked anew each time`() throws {
    note(questions.ask(once: Self.letters.due("abc"), on: stage))
    let older = try #require(jobs["letters"])
    ask()
    #expect(told.isEmpty)
    note(questions.ask(once: Self.letters.due("abc"), on: stage))
    answer(older, areTaken: false)
    answer(jobs["letters"], areTaken: true)
  }

  @Test mutating func `two are equal if the same was asked, and as many answers came`() {
    var other = questions
    ask(Self.letters.due("abc"))
    #expect(questions != other)
    _ = other.ask([Self.letters.due("abc")], on: stage)
    #expect(questions == other)
    answer(jobs["letters"], areTaken: true)
    #expect(questions != other)
  }
}

/// Each question of the screen, with a worker that hangs.
struct HungQuestionTests {
  /// A screen whose decodes alone are carried out.
  private struct Player {
    var session: Session
    var jobs: [String: Job] = [:]
    var givenUp: [String] = []

    init(_ session: Session) {
      self.session = session
      note()
    }

    private mutating func note() {
      for effect in session.effects {
        if case .ask(let job) = effect { jobs[job.name] = job }
        if case .giveUp(let name) = effect { givenUp.append(name) }
      }
    }

    mutating func press(_ keys: String) throws {
      for key in try KeyEvent.sequence(keys) {
        session.send(.terminal(.key(key)))
        note()
        while let request = session.request {
          session.send(.explained(request.run()))
          note()
        }
      }
    }

    /// Answers what was asked last of a question.
    mutating func answer(_ name: String) throws {
      answer(try #require(jobs[name]), isTaken: true)
    }

    /// Sends all answers to a job, which are taken or dropped.
    mutating func answer(_ job: Job, isTaken: Bool) {
      var workshop = PlayedWorkshop()
      workshop.compiled = { PracticeFixture.compiled($0) }
      workshop.ran = { _ in ReproductionRun(output: "", words: "it ran") }
      let before = session.state.questions
      for part in job.answers(in: workshop) {
        session.send(.answered(part))
        note()
      }
      #expect((session.state.questions != before) == isTaken, "\(job.name)")
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    /// What is answered so that it can be asked, by the keys that ask.
    var first: [(keys: String, answered: String)] = []
    var asks: String
    var asksNewer: String
    var leaves: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "trials", asks: "/role<Enter>x", asksNewer: "<Esc>/tags<Enter>x", leaves: "<Esc>"),
    Case(name: "share", asks: "Y", asksNewer: "s", leaves: "<Esc>"),
    Case(
      name: "reproduction", first: [("Y", "share")], asks: "T", asksNewer: "rT",
      leaves: "<Esc>"),
    Case(
      name: "roundTrip", asks: "E", asksNewer: "<F12><Down><Down><Down><Down><Right><Esc>",
      leaves: "<Esc>"),
    Case(name: "matrix", asks: "<F6>", asksNewer: "<Tab>", leaves: "<Esc>"),
    Case(name: "comparison", asks: "c<Enter>", asksNewer: "}", leaves: "<Esc>"),
    Case(
      name: "search", first: [("c<Enter>", "comparison")], asks: "f]", asksNewer: "[",
      leaves: "<Esc>"),
  ]

  @Test(arguments: cases)
  func `a newer subject is answered, and giving up works`(_ question: Case) throws {
    var player = Player(Session(120, 50, samples: SampleCatalogue.all))
    player.session.settle()
    for (keys, answered) in question.first {
      try player.press(keys)
      try player.answer(answered)
    }
    try player.press(question.asks)
    let hung = try #require(player.jobs[question.name])
    try player.press(question.asksNewer)
    #expect(try #require(player.jobs[question.name]).number > hung.number)
    player.answer(hung, isTaken: false)
    try player.answer(question.name)

    var other = Player(Session(120, 50, samples: SampleCatalogue.all))
    other.session.settle()
    for (keys, answered) in question.first {
      try other.press(keys)
      try other.answer(answered)
    }
    try other.press(question.asks)
    other.givenUp = []
    try other.press(question.leaves)
    #expect(other.givenUp.contains(question.name))
    other.answer(try #require(other.jobs[question.name]), isTaken: false)
  }

  @Test func `a model and its goals are asked for anew while the ones before hang`() throws {
    var opening = Opening()
    opening.practice = Practice(PracticeFixture.items)
    var player = Player(Session(120, 35, opening: opening))
    player.session.settle()
    let first = try #require(player.jobs["model"])
    player.answer(first, isTaken: true)
    let goals = try #require(player.jobs["goals"])
    try player.press("i<C-Home>// decodeIfPresent<Enter>")
    let revision = try #require(player.session.state.library.modelDraft).revision
    player.session.send(
      .timer(.modelDue(sample: player.session.state.sample, revision: revision)))
    let newer = try #require(player.session.job("model"))
    player.answer(first, isTaken: false)
    player.answer(newer, isTaken: true)
    #expect(try #require(player.jobs["goals"]).number > goals.number)
    player.answer(goals, isTaken: false)
    try player.answer("goals")
    #expect(player.session.state.practice?.isDone == true)
  }
}
