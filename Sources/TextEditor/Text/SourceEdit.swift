/// A change of a document: a range of bytes and what takes its place.
package struct SourceEdit: Sendable, Equatable {
  /// The bytes that go, in offsets before the edit.
  package var range: Range<Int>
  /// The bytes that come.
  package var replacement: SourceText

  package init(_ range: Range<Int>, _ replacement: SourceText) {
    self.range = range
    self.replacement = replacement
  }

  /// Where the replacement lies once the edit is applied.
  package var replacedRange: Range<Int> {
    range.lowerBound..<(range.lowerBound + replacement.count)
  }
}

/// Where a document was changed: the bytes that went, in offsets before, and how many came.
package struct SourceChange: Sendable, Equatable {
  package var range: Range<Int>
  package var count: Int

  /// Where a byte is afterwards; `nil` if the change touches it.
  package func moved(_ offset: Int) -> Int? {
    if offset < range.lowerBound { return offset }
    if offset > range.upperBound || offset == range.upperBound && !range.isEmpty {
      return offset - range.count + count
    }
    return nil
  }
}

extension SourceText {
  /// Applies an edit and returns the one that takes it back.
  @discardableResult
  package mutating func apply(_ edit: SourceEdit) -> SourceEdit {
    // A copy of a few bytes is cheaper than a share in the tree, and holds on to less.
    let removed = edit.range.count <= 256 ? SourceText(bytes(in: edit.range)) : slice(edit.range)
    replace(edit.range, with: edit.replacement)
    return SourceEdit(edit.replacedRange, removed)
  }
}
