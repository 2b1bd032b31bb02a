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
    let start = commonPrefix(with: other)
    guard start < max(count, other.count) else { return nil }
    let end = commonSuffix(with: other, atMost: min(count, other.count) - start)
    return SourceEdit(start..<(count - end), other.slice(start..<(other.count - end)))
  }

  /// How many bytes both begin with. Leaves that both share aren't read.
  private func commonPrefix(with other: SourceText) -> Int {
    let most = min(count, other.count)
    var place = 0
    while place < most {
      let (own, start) = root.leaf(at: place)
      let (others, othersStart) = other.root.leaf(at: place)
      let end = min(start + own.count, othersStart + others.count)
      if own !== others || start != othersStart {
        while place < end {
          guard own.bytes[place - start] == others.bytes[place - othersStart] else { return place }
          place += 1
        }
      }
      place = end
    }
    return most
  }

  /// How many bytes both end with, of so many.
  private func commonSuffix(with other: SourceText, atMost most: Int) -> Int {
    var done = 0
    while done < most {
      let (own, start) = root.leaf(at: count - 1 - done)
      let (others, othersStart) = other.root.leaf(at: other.count - 1 - done)
      // Both leaves' beginnings, as distances from the end.
      let (ownMost, othersMost) = (count - start, other.count - othersStart)
      let next = min(most, ownMost, othersMost)
      if own !== others || ownMost != othersMost {
        while done < next {
          guard
            own.bytes[ownMost - 1 - done] == others.bytes[othersMost - 1 - done]
          else { return done }
          done += 1
        }
      }
      done = next
    }
    return most
  }
}
