extension SourceEditor {
  mutating func find(_ query: String) -> SourceNotice? {
    run(.find(query))
  }

  mutating func findNext() -> SourceNotice? {
    run(.findNext)
  }

  mutating func findPrevious() -> SourceNotice? {
    run(.findPrevious)
  }

  private mutating func run(_ command: SourceCommand) -> SourceNotice? {
    guard let search = search(command) else { return nil }
    return take(search.run())
  }

  /// Begins a search; `nil` where there is nothing to look for.
  package mutating func search(_ command: SourceCommand) -> SourceSearch? {
    let chosen = selection.replacedRange.lowerBound
    let (start, isForward) =
      switch command {
      case .findPrevious: (chosen, false)
      case .findNext: (selection.range.map { $0.lowerBound + 1 } ?? caret, true)
      default: (chosen, true)
      }
    if case .find(let query) = command { self.query = query }
    guard !query.isEmpty else { return nil }
    return SourceSearch(text: text, query: query, start: start, isForward: isForward)
  }

  /// Selects what a search found.
  package mutating func take(_ match: SourceSearch.Match?) -> SourceNotice? {
    guard let match else { return .notFound(query) }
    select(match.range)
    return match.isWrapped ? .searchWrapped : nil
  }
}
