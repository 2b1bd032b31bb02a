/// Lines of an object or array that are out of sight, behind the line on which it begins.
package struct SourceFold: Sendable, Equatable {
  /// The bytes that are out of sight: from the end of the line on which the container begins to the
  /// end of the last line that isn't shown, both without their line ends.
  package var hidden: Range<Int>
  /// How many members or elements the container has.
  package var count: Int
  /// How many of the last hidden bytes are shown behind the count: the closing bracket and what
  /// follows it. 0 where the line of the closing bracket stays in sight.
  package var tail: Int
  /// How many containers stand around it.
  package var depth: Int
}

/// What is to be folded, or opened where it is folded.
package enum SourceFoldTarget: Sendable, Equatable {
  /// The object or array that begins on the caret's line, or else the one around it.
  case caret
  /// The object or array that begins on this line, from 0.
  case line(Int)
  /// What stands so many levels deep, from 1; what is above is opened.
  case level(Int)
  /// Every object and array but the outermost, and this too where there is no other.
  case everything
}

/// What is folded in a document: folds lie within each other or apart, and no two begin on one line.
struct SourceFolds: Sendable {
  /// All of them, by their beginnings.
  private(set) var all: [SourceFold] = []
  /// Those that lie in no other, by their beginnings.
  private(set) var outermost: [SourceFold] = []

  var isEmpty: Bool { all.isEmpty }

  /// The fold that keeps `offset` out of sight.
  func fold(hiding offset: Int) -> SourceFold? {
    guard let fold = lastFold(beginningBefore: offset) else { return nil }
    return offset <= fold.hidden.upperBound ? fold : nil
  }

  /// The fold that begins at the end of a line.
  func fold(from lineEnd: Int) -> SourceFold? {
    guard let fold = lastFold(beginningBefore: lineEnd + 1) else { return nil }
    return fold.hidden.lowerBound == lineEnd ? fold : nil
  }

  private func lastFold(beginningBefore offset: Int) -> SourceFold? {
    var low = 0
    var high = outermost.count
    while low < high {
      let middle = (low + high) / 2
      if outermost[middle].hidden.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? outermost[low - 1] : nil
  }

  /// Adds folds; one that is there already and overlaps a new one without holding it is opened.
  mutating func insert(_ folds: [SourceFold]) {
    let kept = all.filter { old in
      !folds.contains { new in
        old.hidden.lowerBound == new.hidden.lowerBound
          || old.hidden.overlaps(new.hidden) && !old.hidden.holds(new.hidden)
            && !new.hidden.holds(old.hidden)
      }
    }
    replaceAll((kept + folds).sorted { $0.hidden.lowerBound < $1.hidden.lowerBound })
  }

  /// Opens the fold.
  mutating func remove(_ fold: SourceFold) {
    replaceAll(all.filter { $0 != fold })
  }

  mutating func removeAll() {
    replaceAll([])
  }

  /// Opens what keeps `offset` out of sight.
  mutating func open(hiding offset: Int) {
    guard fold(hiding: offset) != nil else { return }
    replaceAll(all.filter { !($0.hidden.lowerBound < offset && offset <= $0.hidden.upperBound) })
  }

  /// Moves the folds behind a change of the text along; what it touches is opened.
  mutating func follow(_ change: SourceChange) {
    guard !all.isEmpty else { return }
    let growth = change.count - change.range.count
    replaceAll(
      all.compactMap { fold in
        if change.range.lowerBound > fold.hidden.upperBound { return fold }
        guard change.range.upperBound < fold.hidden.lowerBound else { return nil }
        return fold.moved(by: growth)
      })
  }

  private mutating func replaceAll(_ folds: [SourceFold]) {
    all = folds
    outermost = []
    var end = -1
    for fold in folds where fold.hidden.lowerBound > end {
      outermost.append(fold)
      end = fold.hidden.upperBound
    }
  }
}

extension SourceFold {
  func moved(by distance: Int) -> SourceFold {
    var fold = self
    fold.hidden = (hidden.lowerBound + distance)..<(hidden.upperBound + distance)
    return fold
  }
}

extension Range<Int> {
  package func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
