extension SourceEditor {
  mutating func move(_ movement: SourceCommand.Movement, selecting: Bool) {
    // An arrow without Shift goes to the selection's edge.
    if !selecting, let range = selection.range {
      if movement == .left { return place(at: range.lowerBound, selecting: false) }
      if movement == .right { return place(at: range.upperBound, selecting: false) }
    }
    let page = max(1, viewport.rows - 1)
    switch movement {
    case .left: place(at: text.clusterStart(before: caret) ?? 0, selecting: selecting)
    case .right: place(at: text.clusterEnd(after: caret) ?? caret, selecting: selecting)
    case .up: moveLines(-1, selecting: selecting)
    case .down: moveLines(1, selecting: selecting)
    case .pageUp: movePage(-page, selecting: selecting)
    case .pageDown: movePage(page, selecting: selecting)
    case .wordLeft: place(at: text.wordStart(before: caret), selecting: selecting)
    case .wordRight: place(at: text.wordEnd(after: caret), selecting: selecting)
    case .lineStart: place(at: lineStart, selecting: selecting)
    case .lineEnd:
      place(at: text.lineContent(text.line(at: caret)).upperBound, selecting: selecting)
    case .documentStart: place(at: 0, selecting: selecting)
    case .documentEnd: place(at: text.count, selecting: selecting)
    }
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
    let target = line + distance
    // Beyond the first and last line there is still the way to their ends.
    guard target >= 0 else { return place(at: 0, selecting: selecting) }
    guard target < text.lineCount else { return place(at: text.count, selecting: selecting) }
    let cell = wishedCell ?? text.cell(at: caret)
    place(at: text.offset(ofCell: cell, inLine: target), selecting: selecting)
    wishedCell = cell
  }

  private mutating func movePage(_ distance: Int, selecting: Bool) {
    let line = text.line(at: caret)
    let target = min(max(line + distance, 0), text.lineCount - 1)
    viewport.firstLine = min(max(viewport.firstLine + target - line, 0), text.lineCount - 1)
    moveLines(target == line ? distance : target - line, selecting: selecting)
  }

  private var lineStart: Int {
    let start = text.offset(ofLine: text.line(at: caret))
    let content = text.lineContent(text.line(at: caret))
    let first = text.blankEnd(from: start, upTo: content.upperBound)
    return caret == first ? start : first
  }
}
