/// What a step of a course does; the word behind the fence.
package enum CourseBlock: String, CaseIterable, Sendable {
  case open, say, ask, reveal, select, hide, `break`, type, option, model

  /// What it does, a sentence.
  package var summary: String {
    switch self {
    case .open: "opens a sample with one of its payloads, as they came"
    case .say: "says something, and leaves everything as it is"
    case .ask: "hides the results, and asks what becomes of a cell"
    case .reveal: "reveals the row that was asked for, or others"
    case .select: "selects a field"
    case .hide: "hides the results"
    case .break: "breaks the selected field, as x does"
    case .type: "puts another JSON value in the place of the selected one"
    case .option: "changes settings of the decoders"
    case .model: "decodes with Swift code of the file's own, until the next open; asks before"
    }
  }

  /// The fields that it has.
  package var fields: [CourseField] { own + CourseField.ofEach(selectIsWanted: acts) }

  /// Whether it has to have text.
  package var wantsText: Bool { self == .say || self == .ask }

  /// Whether it has code, behind its fields and an empty line.
  package var wantsCode: Bool { self == .model }

  /// Whether it does something to the selected field.
  private var acts: Bool {
    switch self {
    case .select, .break, .type: true
    case .open, .say, .ask, .reveal, .hide, .option, .model: false
    }
  }

  private var own: [CourseField] {
    switch self {
    case .say, .select, .hide: []
    case .open:
      [
        CourseField("sample", "the sample's name", isWanted: true),
        CourseField("payload", "its payload's name; else the first"),
        CourseField("results", "shown or hidden; else shown"),
      ]
    case .ask:
      [
        CourseField("kind", "quick (1 minute) or talk (vote, talk, vote: 4); else quick"),
        CourseField("options", "outcomes to choose from, with commas between", isWanted: true),
        CourseField(
          "answer", "a cell and what becomes of it, as in expect", isWanted: true, isList: true),
      ]
    case .reveal: [CourseField("rows", "paths with commas between, or all; else what was asked")]
    case .break:
      [CourseField("fault", "what x calls it: null, missing, wrong-type", isWanted: true)]
    case .type: [CourseField("value", "JSON; $ selects the whole payload", isWanted: true)]
    case .option:
      CourseSetting.allCases.map {
        CourseField($0.rawValue, "as the option --\($0.rawValue) takes it")
      }
    case .model:
      [
        CourseField("type", "the type that is decoded; else the likeliest"),
        CourseField("value", "the JSON that is decoded; else what is there"),
        CourseField("results", "shown or hidden; else shown"),
        CourseField("say", "what the room reads, a sentence a line"),
      ]
    }
  }
}

/// A field of a course's front or of a block: `name: value`.
package struct CourseField: Sendable, Equatable {
  package var name: String
  /// What its value is, and what counts without it.
  package var summary: String
  /// Whether there has to be one.
  package var isWanted = false
  /// Whether there may be several.
  package var isList = false

  init(_ name: String, _ summary: String, isWanted: Bool = false, isList: Bool = false) {
    self.name = name
    self.summary = summary
    self.isWanted = isWanted
    self.isList = isList
  }

  /// The fields between the two `---` at the beginning.
  package static let front = [
    CourseField("format", "1", isWanted: true),
    CourseField("title", "the course's name on the screen", isWanted: true),
    CourseField("minutes", "how long it takes", isWanted: true),
    CourseField("requires", "what one should know before"),
    CourseField("welcome", "what is said before the first step"),
    CourseField("done", "what is said behind the last one"),
  ]

  static func ofEach(selectIsWanted: Bool) -> [CourseField] {
    [
      CourseField("select", "the path of a field: $.address.city", isWanted: selectIsWanted),
      CourseField("style", "strict, default or smart"),
      CourseField("look", "model or why: which of them a small screen shows"),
      CourseField(
        "expect", "a cell and what becomes of it: $.age STRICT threw typeMismatch", isList: true),
      CourseField("note", "words for the speaker alone"),
      CourseField("minutes", "how long it takes; else its share of what is left"),
    ]
  }
}

/// The decoders' settings that a course can change, by their options' names.
package enum CourseSetting: String, CaseIterable, Sendable {
  case keyStrategy = "key-strategy"
  case dateStrategy = "date-strategy"
  case dataStrategy = "data-strategy"
  case floatStrategy = "float-strategy"
  case json5
  case smartProfile = "smart-profile"
}
