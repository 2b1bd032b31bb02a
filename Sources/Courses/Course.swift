package import DecodingReport
package import JSONSource
package import Workbench

/// A course: steps that open, ask, break and reveal, with words for a room or for one learner.
package struct Course: Sendable, Equatable {
  package var title = ""
  package var minutes = 0
  package var requires: [String] = []
  package var welcome: [String] = []
  package var done: [String] = []
  package var steps: [CourseStep] = []
  /// The Swift code that it brings along, in its order.
  package var models: [CourseModel] = []

  package init() {}

  /// The chapters' names with their first steps, in their order.
  package var chapters: [(name: String, first: Int)] {
    steps.indices.filter { $0 == 0 || steps[$0].chapter != steps[$0 - 1].chapter }
      .map { (steps[$0].chapter, $0) }
  }

  /// The minutes of each step: those that it names, or its share of what the course has left.
  package var plannedMinutes: [Double] {
    let named = steps.map(\.namedMinutes)
    let left = Double(minutes) - named.reduce(0) { $0 + ($1 ?? 0) }
    let open = named.count { $0 == nil }
    return named.map { $0 ?? max(0, left / Double(max(1, open))) }
  }
}

/// One step of a course: what is done and said by one key.
package struct CourseStep: Sendable, Equatable {
  package enum Results: String, CaseIterable, Sendable {
    case shown, hidden
  }

  /// What a small screen shows below the table.
  package enum Look: String, CaseIterable, Sendable {
    case model, why
  }

  /// What a step does besides speaking and selecting.
  package enum Deed: Sendable, Equatable {
    case open(sample: String, payload: String?, Results)
    case say
    case ask(CourseQuestion)
    /// `nil` for the rows that were asked for; none for all.
    case reveal([JSONPath]?)
    case select
    case hide
    case `break`(Fault)
    case type(String)
    case option(DecodingChanges)
    /// Decodes with one of the course's models, by its number; with a value, that.
    case model(Int, value: String?, Results)
  }

  package var block: CourseBlock
  package var deed: Deed
  /// The line of its fence in the file, from 1.
  package var line: Int
  /// The heading that it stands below; empty above the first one.
  package var chapter = ""
  /// The sentences of the lesson, a line each.
  package var text: [String] = []
  /// The code that it shows below them.
  package var code: [CourseCode] = []
  package var selection: JSONPath?
  package var style: DecodingStyle?
  /// What it speaks of, where there is room for one: else the model while results are hidden.
  package var look: Look?
  package var expected: [CourseExpectation] = []
  package var note = ""
  package var minutes: Double?

  package init(_ block: CourseBlock, _ deed: Deed, line: Int) {
    self.block = block
    self.deed = deed
    self.line = line
  }

  /// The minutes that it names, or that its question takes.
  var namedMinutes: Double? { minutes ?? question.map { Double($0.kind.minutes) } }

  /// What the room reads: the lesson's sentences, and the code below them.
  package var sentences: [String] { text + code.flatMap(\.sentences) }

  package var question: CourseQuestion? {
    if case .ask(let question) = deed { question } else { nil }
  }
}

/// What a step asks.
package struct CourseQuestion: Sendable, Equatable {
  package enum Kind: String, CaseIterable, Sendable {
    /// One vote.
    case quick
    /// Vote, talk, vote.
    case talk

    /// How long it takes a room.
    package var minutes: Int { self == .quick ? 1 : 4 }
  }

  package var kind = Kind.quick
  package var options: [Outcome]
  /// The cells that are asked for, with what becomes of them.
  package var answers: [CourseExpectation]
}
