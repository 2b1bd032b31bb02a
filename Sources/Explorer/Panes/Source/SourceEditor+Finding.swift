extension SourceEditor {
  mutating func find(_ query: String) -> SourceNotice? {
    self.query = query
    guard !query.isEmpty else { return nil }
    let start = selection.replacedRange.lowerBound
    return selectMatch(text.firstMatch(of: SourceQuery(query), from: start))
  }

  mutating func findNext() -> SourceNotice? {
    guard !query.isEmpty else { return nil }
    let start = selection.range.map { $0.lowerBound + 1 } ?? caret
    return selectMatch(text.firstMatch(of: SourceQuery(query), from: start))
  }

  mutating func findPrevious() -> SourceNotice? {
    guard !query.isEmpty else { return nil }
    let end = selection.replacedRange.lowerBound
    let pattern = SourceQuery(query)
    if let match = text.lastMatch(of: pattern, startingBefore: end) {
      select(match)
      return nil
    }
    guard let match = text.lastMatch(of: pattern, startingBefore: text.count) else {
      return .notFound(query)
    }
    select(match)
    return .searchWrapped
  }

  private mutating func selectMatch(_ match: Range<Int>?) -> SourceNotice? {
    if let match {
      select(match)
      return nil
    }
    guard let match = text.firstMatch(of: SourceQuery(query), from: 0) else {
      return .notFound(query)
    }
    select(match)
    return .searchWrapped
  }
}
