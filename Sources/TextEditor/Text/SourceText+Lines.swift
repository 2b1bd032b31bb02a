package import JSONSource

extension SourceText {
  /// The line that holds `offset`. Behind a line end begins the next line.
  package func line(at offset: Int) -> Int {
    root.summary(before: offset).lineEnds
  }

  /// The offset of a line's first byte; the document's end for a line that isn't there.
  package func offset(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    guard line < lineCount else { return count }
    return root.offset(behindLineEnd: line)
  }

  /// A line's bytes with its line end.
  package func lineRange(_ line: Int) -> Range<Int> {
    offset(ofLine: line)..<offset(ofLine: line + 1)
  }

  /// A line's bytes without its line end.
  package func lineContent(_ line: Int) -> Range<Int> {
    lineContent(line, in: lineRange(line))
  }

  /// The bytes without their line end of a line whose bytes are in `range`.
  func lineContent(_ line: Int, in range: Range<Int>) -> Range<Int> {
    guard line < lineCount - 1 else { return range }
    let isPair =
      range.count > 1 && byte(at: range.upperBound - 1) == UInt8(ascii: "\n")
      && byte(at: range.upperBound - 2) == UInt8(ascii: "\r")
    return range.lowerBound..<(range.upperBound - (isPair ? 2 : 1))
  }

  /// The line end to write: that of the first line, `\n` if there is none.
  package var lineEnding: [UInt8] {
    guard lineCount > 1 else { return [UInt8(ascii: "\n")] }
    return bytes(in: lineContent(0).upperBound..<lineRange(0).upperBound)
  }

  /// The place of `offset` as line and column, both from 1, the column in scalars.
  package func position(of offset: Int) -> JSONPosition {
    let summary = root.summary(before: offset)
    return JSONPosition(line: summary.lineEnds + 1, column: summary.last.scalars + 1)
  }

  /// The offset of a line and column, both from 1, the column in scalars; within the document and
  /// the line, and never within a cluster.
  package func offset(of position: JSONPosition) -> Int {
    let line = min(max(position.line - 1, 0), lineCount - 1)
    return root.offset(in: lineContent(line), reaching: position.column - 1, measure: .scalars)
  }

  /// The column of `offset` in its line in cells, from 0.
  package func cell(at offset: Int) -> Int {
    root.summary(before: offset).last.cells(from: 0)
  }

  /// The offset of the cluster that covers a cell of a line; the line's end behind its last cell.
  package func offset(ofCell cell: Int, inLine line: Int) -> Int {
    offset(ofCell: cell, in: lineContent(line))
  }

  /// The offset of the cluster that covers a cell of the line whose bytes without its line end are
  /// `content`.
  func offset(ofCell cell: Int, in content: Range<Int>) -> Int {
    root.offset(in: content, reaching: cell, measure: .cells)
  }

  /// Whether what stands at `offset` is part of a string or comment, or follows a slash.
  package func isInStringOrComment(at offset: Int) -> Bool {
    scanState(at: offset) != .outside
  }

  /// What a scan for strings and comments from the document's start has reached at `offset`.
  func scanState(at offset: Int) -> SourceScanState {
    root.summary(before: offset).scan.state(from: .outside)
  }
}
