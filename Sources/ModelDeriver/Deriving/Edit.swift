/// A stretch of a file's UTF-8 that is replaced; empty for an insertion.
struct Edit {
  let file: Int
  let range: Range<Int>
  let text: String
}

extension [Edit] {
  /// The text with the edits of one file made; of insertions at one place, the first comes first.
  func applied(to text: String, file: Int) -> String {
    let edits = inOrder(file: file)
    let old = [UInt8](text.utf8)
    var new: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      new += old[position..<edit.range.lowerBound]
      new += edit.text.utf8
      position = edit.range.upperBound
    }
    new += old[position...]
    return String(decoding: new, as: UTF8.self)
  }

  fileprivate func inOrder(file: Int) -> [Edit] {
    enumerated().filter { $0.element.file == file }
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }
}

/// Where the places of a file went that was edited.
struct Moves {
  private let starts: [Int]
  /// The furthest end of an edit and of those before it.
  private let ends: [Int]
  /// By how much a place moves that so many edits stand before.
  private let shifts: [Int]

  init(_ edits: [Edit], file: Int) {
    let edits = edits.inOrder(file: file)
    starts = edits.map(\.range.lowerBound)
    var (ends, shifts) = ([Int](), [0])
    for edit in edits {
      ends.append(Swift.max(ends.last ?? 0, edit.range.upperBound))
      shifts.append(shifts[shifts.count - 1] + edit.text.utf8.count - edit.range.count)
    }
    (self.ends, self.shifts) = (ends, shifts)
  }

  /// Where a place of the old text is in the new one, as offsets of UTF-8: behind what was inserted
  /// there, and at a start before it.
  func moved(_ offset: Int, isStart: Bool) -> Int {
    var count = ends.count(whileAscending: { $0 <= offset })
    if isStart { count = min(count, starts.count(whileAscending: { $0 < offset })) }
    return offset + shifts[count]
  }
}

extension [Int] {
  /// How many of ascending numbers fulfil a condition that the smaller ones fulfil.
  fileprivate func count(whileAscending isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
