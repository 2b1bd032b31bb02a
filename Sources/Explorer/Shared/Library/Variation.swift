/// A payload made from another one by breaking a field.
struct Variation: Sendable {
  /// What it is known by, whatever its name.
  var number: Int
  /// The place of the sample in whose list it stands.
  var sample: Int
  /// `as-received + age missing`.
  var name: String
  /// The payload that it was made from.
  var parent: TextOrigin
  /// The text of that payload before the break.
  var original: SourceText
  /// The states of the editor before the break and behind it.
  var stateBefore: Int
  var stateAfter: Int
  /// Whether it outlives the program although nothing was typed into it: it has a name of its own,
  /// or an earlier run left it.
  var isKept = false
  /// Whether a file has its text, as far as nothing was typed since.
  var isSaved = false
}
