import JSONSource

/// The table of fields, with what each style made of them.
struct ResultPane: Sendable {
  /// Objects and arrays whose fields the table leaves out.
  var foldedPaths: Set<JSONPath> = []
  /// The rows that are left while something is folded.
  var unfoldedRows: [Int]?
  /// Whether the table leaves out what is as sent in every style.
  var showsOnlyChanged = false
  /// The first visible line.
  var top = 0
  /// Whether the wheel has moved it away from what is selected; until the next key.
  var isScrolledAway = false
}
