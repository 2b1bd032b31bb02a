/// The JSON, with what the results say of its lines.
struct SourcePane: Sendable {
  /// Rows of missing keys, by the line of the text (from 0) behind which they are shown.
  var ghosts: [Int: [Int]] = [:]
  /// Whether text is being looked for, and what is to be looked for then.
  var isSearching = false
  var waitingSearches: [SourceCommand] = []
}
