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

  /// Where a place of the old text is in the new one, as offsets of UTF-8: behind what was inserted
  /// there, and at a start before it.
  func moved(_ offset: Int, file: Int, isStart: Bool) -> Int {
    inOrder(file: file)
      .prefix { $0.range.upperBound <= offset && (!isStart || $0.range.lowerBound < offset) }
      .reduce(offset) { $0 + $1.text.utf8.count - $1.range.count }
  }

  private func inOrder(file: Int) -> [Edit] {
    enumerated().filter { $0.element.file == file }
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }
}
