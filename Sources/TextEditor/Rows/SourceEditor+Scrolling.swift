extension SourceEditor {
  /// Brings the caret into the viewport, moving the viewport no further than that takes.
  ///
  /// After a jump of more than a page the caret's line goes to the middle.
  mutating func reveal(_ command: SourceCommand) {
    if case .scroll = command { return }
    guard viewport.rows > 0, viewport.columns > 0 else { return }
    revealLine(text.line(at: caret))
    revealCell()
  }

  private mutating func revealLine(_ line: Int) {
    let rows = viewport.rows
    viewport.firstLine = lineInSight(min(viewport.firstLine, text.lineCount - 1))
    let isFar =
      line < self.line(viewport.firstLine, movedBy: -rows)
      || line > self.line(viewport.firstLine, movedBy: 2 * rows - 1)
    if isFar {
      let lastFirst = self.line(text.lineCount - 1, movedBy: 1 - rows)
      viewport.firstLine = min(self.line(line, movedBy: -(rows / 2)), lastFirst)
    } else if line < viewport.firstLine {
      viewport.firstLine = line
    }
    viewport.firstLine = max(viewport.firstLine, self.line(line, movedBy: 1 - rows))
    // Rows behind the lines in between push the caret's line down.
    while viewport.firstLine < line, row(ofLine: line) >= rows {
      viewport.firstLine = self.line(below: viewport.firstLine)
    }
  }

  private mutating func revealCell() {
    let cell = text.cell(at: caret) - cutIndentation(ofLine: text.line(at: caret))
    let columns = viewport.columns
    if cell < columns - 1 {
      viewport.firstCell = 0
    } else if cell < viewport.firstCell {
      viewport.firstCell = max(0, cell - columns / 4)
    } else if cell > viewport.firstCell + columns - 2 {
      // Two cells: a wide character under the caret is seen whole. A quarter of the width ahead:
      // typing at the edge doesn't scroll with every character.
      viewport.firstCell = max(0, cell - columns + 2 + columns / 4)
      if columns < 4 { viewport.firstCell = max(0, cell - columns + min(columns, 2)) }
    }
  }

  /// The row of a line at or below the top one, counting the rows behind the lines in between;
  /// below the viewport any that is.
  package func row(ofLine line: Int) -> Int {
    var next = viewport.firstLine
    guard !(rowsBehindLine.isEmpty && folds.isEmpty), next < line else { return line - next }
    var row = 0
    while next < line, row < viewport.rows {
      row += 1 + (rowsBehindLine[next] ?? 0)
      next = self.line(below: next)
    }
    return row
  }

  mutating func scroll(lines: Int, cells: Int) {
    guard viewport.rows > 0, viewport.columns > 0 else { return }
    viewport.firstLine = line(viewport.firstLine, movedBy: lines)
    viewport.firstCell = max(0, viewport.firstCell + cells)
    let line = text.line(at: caret)
    var target = max(line, viewport.firstLine)
    let furthest = self.line(viewport.firstLine, movedBy: viewport.rows)
    target = min(target, furthest)
    while target > viewport.firstLine, row(ofLine: target) >= viewport.rows {
      target = lineInSight(target - 1)
    }
    let present = text.cell(at: caret)
    let first = firstCell(ofLine: target)
    let isInSight = present >= first && present < first + viewport.columns
    guard target != line || !isInSight else { return }
    let wished = wishedCell ?? present
    let cell = min(max(wished, first), first + max(0, viewport.columns - 2))
    place(at: text.offset(ofCell: cell, inLine: target), selecting: false)
    // The wide character at the left edge may begin left of it; a short line ends there.
    if text.cell(at: caret) < first,
      caret < text.lineContent(target).upperBound, let end = text.clusterEnd(after: caret)
    {
      place(at: end, selecting: false)
    }
    viewport.firstCell = min(
      viewport.firstCell, max(0, text.cell(at: caret) - cutIndentation(ofLine: target)))
    wishedCell = wished
  }

  /// The cell of a line at the viewport's left edge.
  package func firstCell(ofLine line: Int) -> Int {
    viewport.firstCell + cutIndentation(ofLine: line)
  }

  /// The most blanks at a line's start that are looked at.
  private static let mostIndentation = 256

  /// The cells of a line's indentation that aren't shown.
  private func cutIndentation(ofLine line: Int) -> Int {
    guard let kept = viewport.keptIndentation else { return 0 }
    let content = text.lineContent(line)
    let start =
      content.lowerBound..<min(content.upperBound, content.lowerBound + Self.mostIndentation)
    return max(0, text.bytes(in: start).prefix { $0 == UInt8(ascii: " ") }.count - kept)
  }

  /// The offset of what a cell of the viewport shows, both from 0; beyond a line's end, that end.
  package func offset(forCell cell: Int, row: Int) -> Int {
    let line = line(atRow: row)
    return text.offset(ofCell: firstCell(ofLine: line) + max(0, cell), inLine: line)
  }

  /// The line that a row shows, or whose rows behind it; the last one below the document's end.
  package func line(atRow row: Int) -> Int {
    var line = viewport.firstLine
    var rest = row
    while case let height = 1 + (rowsBehindLine[line] ?? 0), rest >= height,
      case let next = self.line(below: line), next < text.lineCount
    {
      rest -= height
      line = next
    }
    return line
  }

  /// The cell of the viewport that shows what stands at `offset`, `nil` if none does.
  package func cell(forOffset offset: Int) -> (column: Int, row: Int)? {
    let line = text.line(at: offset)
    let row = row(ofLine: line)
    let column = text.cell(at: offset) - firstCell(ofLine: line)
    guard row >= 0, row < viewport.rows, column >= 0, column < viewport.columns else { return nil }
    return (column, row)
  }
}
