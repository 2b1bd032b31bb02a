extension SourceEditor {
  mutating func deleteBackward() {
    if let pair = emptyPair { return change(SourceEdit(pair, SourceText())) }
    guard let start = text.clusterStart(before: caret) else { return deleteSelection() }
    delete(to: start, .deletingBackward)
  }

  mutating func deleteForward() {
    guard let end = text.clusterEnd(after: caret) else { return deleteSelection() }
    delete(to: end, .deletingForward)
  }

  /// Deletes the selection, or from the caret to `offset`.
  mutating func delete(to offset: Int, _ kind: SourceHistory.Kind) {
    guard selection.range == nil else { return deleteSelection() }
    change(SourceEdit(min(offset, caret)..<max(offset, caret), SourceText()), kind)
  }

  private mutating func deleteSelection() {
    guard let range = selection.range else { return }
    change(SourceEdit(range, SourceText()))
  }

  mutating func duplicateLine() {
    let content = blockContent(ofLine: text.line(at: caret))
    let start = content.lowerBound
    let copy = text.slice(content) + SourceText(text.lineEnding)
    // Above, so that what is folded in the line stays so.
    change(
      SourceEdit(start..<start, copy), selecting: SourceSelection(caret: caret + copy.count))
  }

  /// Swaps the selected lines with the line above or below them.
  mutating func moveLines(by direction: Int) {
    let lines = selectedLines
    let other = direction < 0 ? lines.lowerBound - 1 : lines.upperBound + 1
    guard other >= 0, other < text.lineCount else { return }
    let first = min(lineInSight(other), lines.lowerBound)
    let last = max(lines.upperBound, lastLine(ofBlock: other))
    // The last line may have no end: the ends stay where they are, and the contents move.
    let middle = direction < 0 ? other : lines.upperBound
    let upper = text.offset(ofLine: first)..<text.lineContent(middle).upperBound
    let ending = text.lineContent(middle).upperBound..<text.lineRange(middle).upperBound
    let lower = ending.upperBound..<text.lineContent(last).upperBound
    let swapped = text.slice(lower) + text.slice(ending) + text.slice(upper)
    let shift = direction < 0 ? -(upper.count + ending.count) : lower.count + ending.count
    let moved = SourceSelection(
      caret: min(selection.caret + shift, text.count),
      anchor: selection.anchor.map { min($0 + shift, text.count) })
    let kept = folds.all.compactMap { fold in
      if upper.holds(fold.hidden) { return fold.moved(by: lower.count + ending.count) }
      return lower.holds(fold.hidden) ? fold.moved(by: -(upper.count + ending.count)) : nil
    }
    change(SourceEdit(upper.lowerBound..<lower.upperBound, swapped), selecting: moved)
    folds.insert(kept)
  }
}
