extension SourceEditor {
  mutating func move(_ movement: SourceCommand.Movement, selecting: Bool) {
    // An arrow without Shift goes to the selection's edge.
    if !selecting, let range = selection.range {
      if movement == .left { return place(at: range.lowerBound, selecting: false) }
      if movement == .right { return place(at: range.upperBound, selecting: false) }
    }
    let page = max(1, viewport.rows - 1)
    switch movement {
    case .left: step(to: text.clusterStart(before: caret) ?? 0, selecting: selecting)
    case .right: step(to: text.clusterEnd(after: caret) ?? caret, selecting: selecting)
    case .up: moveLines(-1, selecting: selecting)
    case .down: moveLines(1, selecting: selecting)
    case .pageUp: movePage(-page, selecting: selecting)
    case .pageDown: movePage(page, selecting: selecting)
    case .wordLeft: step(to: text.wordStart(before: caret), selecting: selecting)
    case .wordRight: step(to: text.wordEnd(after: caret), selecting: selecting)
    case .lineStart: place(at: lineStart, selecting: selecting)
    case .lineEnd:
      place(at: text.lineContent(text.line(at: caret)).upperBound, selecting: selecting)
    case .documentStart: place(at: 0, selecting: selecting)
    case .documentEnd: step(to: text.count, selecting: selecting)
    }
  }

  /// Puts the caret at `offset`, or beyond what is folded there.
  private mutating func step(to offset: Int, selecting: Bool) {
    place(at: offsetInSight(offset, isForward: offset > caret), selecting: selecting)
  }

  /// Puts the caret at `offset`, or at the start of the cluster that this lies in.
  mutating func place(at offset: Int, selecting: Bool) {
    let anchor = selection.anchor ?? caret
    selection.caret = text.clusterBoundary(at: offset)
    selection.anchor = selecting ? anchor : nil
    wishedCell = nil
  }

  mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    let lower = text.clusterBoundary(at: range.lowerBound)
    let upper = nextBoundary(range.upperBound)
    selection = SourceSelection(caret: upper, anchor: lower == upper ? nil : lower)
    wishedCell = nil
  }

  private mutating func moveLines(_ distance: Int, selecting: Bool) {
    let line = text.line(at: caret)
    let target = self.line(line, movedBy: distance)
    // Beyond the first and last line there is still the way to their ends.
    guard target != line else {
      return step(to: distance < 0 ? 0 : text.count, selecting: selecting)
    }
    let cell = wishedCell ?? text.cell(at: caret)
    place(at: text.offset(ofCell: cell, inLine: target), selecting: selecting)
    wishedCell = cell
  }

  private mutating func movePage(_ distance: Int, selecting: Bool) {
    let steps = walk(from: text.line(at: caret), by: distance).steps
    // A text that is all in sight stays where it is.
    let lastFirst = line(text.lineCount - 1, movedBy: 1 - max(1, viewport.rows))
    viewport.firstLine = min(
      line(viewport.firstLine, movedBy: steps), max(viewport.firstLine, lastFirst))
    moveLines(steps == 0 ? distance : steps, selecting: selecting)
  }

  private var lineStart: Int {
    let start = text.offset(ofLine: text.line(at: caret))
    let content = text.lineContent(text.line(at: caret))
    let first = text.blankEnd(from: start, upTo: content.upperBound)
    return caret == first ? start : first
  }
}
