import JSONSource

/// What is selected: one path in all panes.
struct Selection: Sendable {
  /// The path of the selected value; `nil` before anything was selected.
  var path: JSONPath?
  /// The bytes of the selected value in the text, where they are known.
  var span: Range<Int>?
  /// Whether they stand on one line, so that they can be underlined without clamour.
  var isOneLine = false

  /// The row of the path, or of the value around it; `nil` if a field isn't selected.
  func row(in live: LiveResults) -> Int? {
    guard let path, !path.steps.isEmpty, let index = live.shown?.index else { return nil }
    return index.row(around: path)
  }
}
