/// The fields of an exercise's front, and of its goals.
package enum GoalField {
  /// So many columns the words of a goal may take.
  static let mostColumns = 70

  /// The fields between the two `---` at the beginning.
  package static let front =
    [
      CourseField("format", "1", isWanted: true),
      CourseField("title", "the exercise's name on the screen", isWanted: true),
      CourseField("sample", "the sample whose lesson it goes with"),
      CourseField("type", "the root type, as --type takes it"),
    ]
    + ExerciseSetting.allCases.flatMap { setting in
      setting.names.map { CourseField($0, "as the option --\(setting.course.rawValue) takes it") }
    }

  /// The fields of a goal.
  package static let all =
    [
      CourseField("payload", "names with commas between, or all; else all"),
      CourseField("keep", "yes for a goal that holds from the start, and has to stay"),
    ] + rules + [
      CourseField("at", "where it throws, behind decodes: no"),
      CourseField("hint", "a help, from a question to the place", isList: true),
    ]

  static var ruleNames: [String] { rules.map(\.name) }

  private static let rules = [
    CourseField("expect", "a cell and what becomes of it, or another one", isList: true),
    CourseField("value", "a path and its decoded value: $.age = 3", isList: true),
    CourseField("decodes", "yes, or no and the error: no keyNotFound"),
    CourseField("lost", "nothing, or the paths at which a value may be lost"),
    CourseField("falls-back", "nothing, or the paths at which something may stand in"),
    CourseField("apart", "a path whose values are different in all payloads", isList: true),
    CourseField("stable", "yes: written back and decoded again it is the same"),
    CourseField("written", "same: what is written back is the payload"),
  ]
}

/// The decoders' settings that an exercise can name, by the words of the screen or the option's name.
enum ExerciseSetting: String, CaseIterable {
  case keys, dates, data, floats, json5

  var names: [String] {
    rawValue == course.rawValue ? [rawValue] : [rawValue, course.rawValue]
  }

  /// The same of a course, by the option's name.
  var course: CourseSetting {
    switch self {
    case .keys: .keyStrategy
    case .dates: .dateStrategy
    case .data: .dataStrategy
    case .floats: .floatStrategy
    case .json5: .json5
    }
  }
}
