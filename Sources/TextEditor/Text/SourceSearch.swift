/// A search through a document from one place on, and then from its other end.
package struct SourceSearch: Sendable {
  /// What was found.
  package struct Match: Sendable, Equatable {
    package var range: Range<Int>
    /// Whether the search went on from the other end.
    package var isWrapped = false
  }

  var text: SourceText
  package var query: String
  /// The first offset of a match where it goes forward; the first that is too far where it doesn't.
  var start: Int
  var isForward: Bool

  /// Searches all of the document; `nil` where it doesn't hold the query.
  package func run() -> Match? {
    let pattern = SourceQuery(query)
    if isForward {
      if let range = text.firstMatch(of: pattern, from: start) { return Match(range: range) }
      return text.firstMatch(of: pattern, from: 0).map { Match(range: $0, isWrapped: true) }
    }
    if let range = text.lastMatch(of: pattern, startingBefore: start) { return Match(range: range) }
    return text.lastMatch(of: pattern, startingBefore: text.count)
      .map { Match(range: $0, isWrapped: true) }
  }

  /// Searches so many bytes; `nil` where they don't hold the query.
  package func run(within count: Int) -> Match? {
    let pattern = SourceQuery(query)
    let range =
      isForward
      ? text.firstMatch(of: pattern, from: start, upTo: min(text.count, start + count))
      : text.lastMatch(of: pattern, startingBefore: start, downTo: max(0, start - count))
    return range.map { Match(range: $0) }
  }
}
