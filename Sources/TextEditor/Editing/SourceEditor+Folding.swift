extension SourceEditor {
  /// Folds or opens what is meant; `found` are the document's folds where they are known.
  mutating func fold(_ target: SourceFoldTarget, in found: [SourceFold]?) -> SourceNotice? {
    switch target {
    case .caret: toggleFold(ofLine: text.line(at: caret), orAround: true, in: found)
    case .line(let line): toggleFold(ofLine: line, orAround: false, in: found)
    case .everything: toggleAllFolds(in: found)
    case .level(let level): fold(level: level, in: found)
    }
  }

  private mutating func toggleFold(
    ofLine line: Int, orAround: Bool, in found: [SourceFold]?
  ) -> SourceNotice? {
    let content = text.lineContent(line)
    if let fold = folds.fold(from: content.upperBound) {
      folds.remove(fold)
      return nil
    }
    let found = found ?? SourceFolding.folds(of: text)
    guard let fold = Self.fold(of: content, orAround: orAround, in: found) else {
      return .nothingToFold
    }
    folds.insert([fold])
    leaveFold()
    return nil
  }

  /// The fold that begins on a line, or else the innermost one around it.
  private static func fold(
    of content: Range<Int>, orAround: Bool, in found: [SourceFold]
  ) -> SourceFold? {
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle].hidden.lowerBound <= content.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return found[..<low].last {
      $0.hidden.lowerBound == content.upperBound
        || orAround && $0.hidden.upperBound >= content.upperBound
    }
  }

  /// Opens everything that is folded; or folds every container but the outermost, and this too if
  /// there is no other.
  private mutating func toggleAllFolds(in found: [SourceFold]?) -> SourceNotice? {
    guard folds.isEmpty else {
      folds.removeAll()
      return nil
    }
    let found = found ?? SourceFolding.folds(of: text)
    guard !found.isEmpty else { return .nothingToFold }
    let inner = found.filter { $0.depth > 0 }
    folds.insert(inner.isEmpty ? found : inner)
    leaveFold()
    return nil
  }

  /// Folds the containers that stand so many levels deep, and opens all others.
  private mutating func fold(level: Int, in found: [SourceFold]?) -> SourceNotice? {
    let found = (found ?? SourceFolding.folds(of: text)).filter { $0.depth == level }
    folds.removeAll()
    folds.insert(found)
    leaveFold()
    return found.isEmpty ? .nothingToFold : nil
  }

  /// Moves the caret out of what was folded, to the end of the line that stands for it.
  private mutating func leaveFold() {
    selection.anchor = nil
    if let fold = folds.fold(hiding: caret) {
      place(at: fold.hidden.lowerBound, selecting: false)
    }
  }

  /// Whether to fold what is meant opens something, which needs no search for brackets.
  package func opensFold(_ target: SourceFoldTarget) -> Bool {
    let line: Int
    switch target {
    case .everything: return !folds.isEmpty
    case .level: return false
    case .caret: line = text.line(at: caret)
    case .line(let place): line = place
    }
    return folds.fold(from: text.lineContent(line).upperBound) != nil
  }

  /// Whether something begins on a line that can be folded, or is.
  package func canFold(line: Int) -> Bool {
    text.opensContainer(text.lineContent(line))
  }

  // MARK: Lines in sight

  /// A line's bytes without its line end, with what is folded behind it.
  func blockContent(ofLine line: Int) -> Range<Int> {
    text.offset(ofLine: line)..<text.lineContent(lastLine(ofBlock: line)).upperBound
  }

  /// A line's bytes with its line end, and with what is folded behind it.
  func blockRange(ofLine line: Int) -> Range<Int> {
    text.offset(ofLine: line)..<text.lineRange(lastLine(ofBlock: line)).upperBound
  }

  /// The line, or the one that stands for it where it is out of sight.
  func lineInSight(_ line: Int) -> Int {
    guard !folds.isEmpty, let fold = folds.fold(hiding: text.offset(ofLine: line)) else {
      return line
    }
    return text.line(at: fold.hidden.lowerBound)
  }

  /// The next line in sight; the number of lines where there is none.
  package func line(below line: Int) -> Int {
    lastLine(ofBlock: line) + 1
  }

  /// The last line that `line` stands for: itself, unless something is folded behind it.
  func lastLine(ofBlock line: Int) -> Int {
    guard !folds.isEmpty, let fold = folds.fold(from: text.lineContent(line).upperBound) else {
      return line
    }
    return text.line(at: fold.hidden.upperBound)
  }

  /// The line in sight so many further down, or up; no further than the first and the last one.
  func line(_ line: Int, movedBy distance: Int) -> Int {
    walk(from: line, by: distance).line
  }

  /// The line in sight so many further down, or up, and how many there were on the way.
  func walk(from start: Int, by distance: Int) -> (line: Int, steps: Int) {
    guard !folds.isEmpty else {
      let line = min(max(start + distance, 0), text.lineCount - 1)
      return (line, line - start)
    }
    var line = lineInSight(start)
    var steps = 0
    while steps != distance {
      let next = distance < 0 ? lineInSight(max(0, line - 1)) : self.line(below: line)
      guard next < text.lineCount, next != line else { break }
      line = next
      steps += distance.signum()
    }
    return (line, steps)
  }

  /// An offset as far as it is in sight; else the next one that is, forward or backward.
  func offsetInSight(_ offset: Int, isForward: Bool) -> Int {
    guard let fold = folds.fold(hiding: offset) else { return offset }
    let next = text.line(at: fold.hidden.upperBound) + 1
    guard isForward, next < text.lineCount else { return fold.hidden.lowerBound }
    return text.offset(ofLine: next)
  }
}
