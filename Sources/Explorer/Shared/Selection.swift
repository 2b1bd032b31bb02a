import JSONSource

/// What is selected: one path in all panes.
struct Selection: Sendable {
  /// The path of the selected value; `nil` before anything was selected.
  var path: JSONPath?
  /// The bytes of the selected value in the text, where they are known.
  var span: Range<Int>?
  /// Whether they stand on one line, so that they can be underlined without clamour.
  var isOneLine = false
  /// Whether a key or a click chose it, so that it lasts when another payload comes.
  var isChosen = false
  /// Whether the results of a payload that came are still to say which field is selected.
  var awaitsResults = true

  /// Nothing, and nothing that results are still to say.
  static let nothing = Selection(awaitsResults: false)

  /// What is selected when another payload comes.
  var forAnotherPayload: Selection {
    isChosen ? Selection(path: path, isChosen: true) : Selection()
  }

  /// The row of the path, or of the value around it; `nil` if a field isn't selected. The whole value
  /// has a row only where a style stops at it.
  func row(in live: LiveResults) -> Int? {
    guard let path, let index = live.shown?.index else { return nil }
    return index.row(around: path)
  }

  /// Whether a field is selected, rather than nothing or the whole value.
  func isField(in live: LiveResults) -> Bool {
    path?.steps.isEmpty == false || row(in: live) != nil
  }
}
