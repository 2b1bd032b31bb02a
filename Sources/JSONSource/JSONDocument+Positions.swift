import Synchronization

extension JSONDocument {
  /// Made when somebody first asks: a text without problems needs none.
  private var lines: LineTable {
    withLineTable { table in
      if let table { return table }
      let made = LineTable(bytes: bytes, count: byteCount)
      table = made
      return made
    }
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { lines.starts.count }

  /// The line and column of an offset, from 1; offsets outside the text count as its ends.
  package func position(of offset: Int) -> JSONPosition {
    lines.position(of: offset, in: bytes)
  }

  /// The offset of a line and column; `nil` where there's no such line.
  ///
  /// A column behind the line's end means that end.
  package func offset(of position: JSONPosition) -> Int? {
    lines.offset(of: position, in: bytes)
  }

  /// The bytes of a line, counted from 1, without its end; `nil` where there's no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    let table = lines
    guard table.starts.indices.contains(line - 1) else { return nil }
    return table.range(ofLine: line - 1, in: bytes)
  }

  /// A line's text without its end, counted from 1; `nil` where there's no such line.
  package func lineText(_ line: Int) -> String? {
    range(ofLine: line).map(text(in:))
  }

  /// The text of a byte range; what isn't valid UTF-8 becomes U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}
