extension SourceEdit {
  /// Where a place of the text is after the edit; the edit's start for what it takes away.
  package func moved(_ offset: Int) -> Int {
    if offset < range.upperBound { return min(offset, range.lowerBound) }
    return offset - range.count + replacement.count
  }
}

extension SourceText {
  /// The one edit that makes the other text of this one, as small as its place allows; `nil` where
  /// they are the same.
  package func difference(to other: SourceText) -> SourceEdit? {
    guard self != other else { return nil }
    let (old, new) = (bytes, other.bytes)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return SourceEdit(
      start..<(old.count - end), other.slice(start..<(new.count - end)))
  }
}
