/// Where the caret stands, and what is selected.
package struct SourceSelection: Sendable, Hashable {
  /// The offset that the caret stands before.
  package var caret: Int
  /// The other end of the selection, `nil` if nothing is selected.
  package var anchor: Int?

  package init(caret: Int, anchor: Int? = nil) {
    self.caret = caret
    self.anchor = anchor
  }

  /// The selected bytes, `nil` if there are none.
  package var range: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The selected bytes; without a selection, the empty range at the caret.
  package var replacedRange: Range<Int> { range ?? caret..<caret }
}
