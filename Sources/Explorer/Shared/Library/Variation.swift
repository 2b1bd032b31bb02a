import TextEditor

/// A payload made from another one by breaking a field.
struct Variation: Sendable {
  /// What it is known by, whatever its name.
  var number: Int
  /// The place of the sample in whose list it stands.
  var sample: Int
  /// What it is called.
  struct Title: Equatable, Sendable {
    /// `as-received + age missing`.
    var name: String
    /// Whether somebody gave it that name.
    var isGiven = false
  }
  var title: Title
  /// The payload that it was made from.
  var parent: TextOrigin
  /// What was broken, and its text before all breaks.
  var base: String
  var original: SourceText
  /// How it was broken; empty where an earlier run did it.
  var breaks: [FieldBreak] = []
  /// Whether it stands in the list instead of the one that it was made from.
  var replacesParent = false
  /// The states of the editor before the break and behind it.
  var stateBefore: Int
  var stateAfter: Int
  /// Whether it stands in the list: not where its making was undone, or where it was taken off.
  var isListed = true
  /// Whether a file has its text, as far as nothing was typed since.
  var isSaved = false

  var name: String { title.name }

  /// What it differs in from the payload that it was made from, by its name: `age null`. Nothing where
  /// somebody gave it another one.
  var differences: [String] {
    guard !title.isGiven else { return [] }
    return breaks.isEmpty
      ? name.split(separator: " + ").dropFirst().map(String.init) : breaks.map(\.words)
  }
}

/// A payload that was taken off the list, and can be put there again.
struct RemovedPayload: Sendable {
  var origin: TextOrigin
  /// What came from outside, and its place there; `nil` for a variation.
  var external: (payload: ExternalPayload, place: Int)?
  var draft: SourceEditor?
  var marks: ReportIndex.Marks?
}
