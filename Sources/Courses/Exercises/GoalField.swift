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
    + settings.map { CourseField($0.name, "as the option --\($0.setting.rawValue) takes it") }

  /// The decoders' settings that an exercise can name, by the words of the screen and the options' names.
  static let settings: [(setting: CourseSetting, name: String)] =
    [
      (.keyStrategy, "keys"), (.dateStrategy, "dates"), (.dataStrategy, "data"),
      (.floatStrategy, "floats"),
    ].flatMap { setting, name in [(setting, name), (setting, setting.rawValue)] }
    + [(.json5, CourseSetting.json5.rawValue)]

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
    CourseField("falls-back", "nothing, or the paths that may fall back"),
    CourseField("apart", "a path whose values are different in all payloads", isList: true),
    CourseField("stable", "yes: written back and decoded again it is the same"),
    CourseField("written", "same: what is written back is the payload"),
  ]
}
