extension SourceEditor {
  /// How far a line is read beyond what is shown, in bytes, to find a string's end and its colon.
  private static let lookahead = 1024
  /// How far back a number or word is followed that the left edge cuts, in bytes.
  private static let lookbehind = 64
  /// The most bytes that are read for a row beyond four a cell: combining marks can take very many.
  private static let longestExcess = 65_536

  /// The most bytes that are shown behind a fold's count.
  private static let longestTail = 32

  /// What the viewport shows, from its first line on: at most one row for each of its rows.
  ///
  /// Costs what the viewport holds, wherever it is in the document and however long its lines are.
  package func rows(allowsJSON5: Bool = false) -> [SourceRow] {
    guard viewport.columns > 0 else { return [] }
    var rows: [SourceRow] = []
    var line = viewport.firstLine
    var height = 0
    var start = text.offset(ofLine: line)
    var state: SourceScanState?
    while height < viewport.rows, line < text.lineCount {
      let range = start..<text.offset(ofLine: line + 1)
      let known = state ?? text.scanState(at: start)
      var row = row(ofLine: line, range, known, allowsJSON5: allowsJSON5)
      let next = self.line(below: line)
      if next > line + 1 { row.fold = summary(behind: line) }
      rows.append(row)
      // A short line is scanned on the way; behind a long one, the tree knows the state.
      state =
        range.count > Self.lookahead || next > line + 1
        ? nil : text.bytes(in: range).reduce(known) { $0.next($1) }
      height += 1 + (rowsBehindLine[line] ?? 0)
      start = next > line + 1 ? text.offset(ofLine: next) : range.upperBound
      line = next
    }
    return rows
  }

  /// What stands for the lines that are folded behind a line.
  private func summary(behind line: Int) -> SourceRow.Fold? {
    guard let fold = folds.fold(from: text.lineContent(line).upperBound) else { return nil }
    let end = fold.hidden.upperBound
    let tail = text.string(in: (end - fold.tail)..<min(end, end - fold.tail + Self.longestTail))
    return SourceRow.Fold(
      count: fold.count, tail: tail, lines: (line + 1)...text.line(at: end))
  }

  private func row(
    ofLine line: Int, _ range: Range<Int>, _ lineState: SourceScanState, allowsJSON5: Bool
  ) -> SourceRow {
    let content = text.lineContent(line, in: range)
    let firstCell = firstCell(ofLine: line)
    let (start, startCell, state) = leftEdge(of: content, firstCell, lineState)
    let readStart = max(content.lowerBound, start - Self.lookbehind)
    var reach = viewport.columns + Self.lookahead
    while true {
      let readEnd = min(content.upperBound, start + reach)
      let isLast =
        readEnd == content.upperBound || reach > viewport.columns * 4 + Self.longestExcess
      var builder = SourceRowBuilder(
        line: line, start: start, startCell: startCell, firstCell: firstCell,
        columns: viewport.columns)
      let row: SourceRow? = text.bytes(in: readStart..<readEnd).withUnsafeBufferPointer { bytes in
        guard builder.read(bytes, from: start - readStart, isWholeLine: isLast) else { return nil }
        var row = builder.row
        row.spans = spans(of: row, bytes, readStart, state, allowsJSON5: allowsJSON5)
        return row
      }
      if var row {
        mark(&row, content: content, range)
        return row
      }
      reach *= 4
    }
  }

  /// The first cluster of a line that reaches into the viewport, its column in the line, and what a
  /// scan has reached there.
  private func leftEdge(
    of content: Range<Int>, _ firstCell: Int, _ lineState: SourceScanState
  ) -> (start: Int, cell: Int, state: SourceScanState) {
    guard firstCell > 0 else { return (content.lowerBound, 0, lineState) }
    guard content.count <= Self.lookahead else {
      let start = text.offset(ofCell: firstCell, in: content)
      return (start, text.cell(at: start), text.scanState(at: start))
    }
    // To read a short line is cheaper than to ask the tree.
    return text.bytes(in: content).withUnsafeBufferPointer { bytes in
      var index = 0
      var cell = 0
      while index < bytes.count, cell < firstCell {
        let plain = SourceScalar.printableASCII(from: index, in: bytes)
        if plain > 0 {
          index += min(plain, firstCell - cell)
          cell += min(plain, firstCell - cell)
          continue
        }
        let cluster = SourceCluster(at: index, in: bytes)
        guard cell + cluster.width(at: cell) <= firstCell else { break }
        cell += cluster.width(at: cell)
        index += cluster.count
      }
      let state = bytes[..<index].reduce(lineState) { $0.next($1) }
      return (content.lowerBound + index, cell, state)
    }
  }

  /// The colours of a row, read from the bytes around it, which begin at `readStart`.
  private func spans(
    of row: SourceRow, _ bytes: UnsafeBufferPointer<UInt8>, _ readStart: Int,
    _ state: SourceScanState, allowsJSON5: Bool
  ) -> [SourceRow.Span] {
    var start = row.bytes.lowerBound - readStart
    if state == .outside {
      while start > 0, SourceColouring.isWordPart(bytes[start - 1]) { start -= 1 }
    }
    let tokens = SourceColouring.tokens(
      of: UnsafeBufferPointer(rebasing: bytes[start...]),
      upTo: row.bytes.upperBound - readStart - start, from: state, allowsJSON5: allowsJSON5)
    var spans: [SourceRow.Span] = []
    var reached = 0
    for token in tokens {
      let shift = readStart + start
      let range = (token.range.lowerBound + shift)..<(token.range.upperBound + shift)
      guard let cells = row.cells(of: range) else { continue }
      // A mark behind a quote makes one cluster with it, of which two tokens have a part.
      if max(reached, cells.lowerBound) < cells.upperBound {
        spans.append(.init(token.kind, max(reached, cells.lowerBound)..<cells.upperBound))
        reached = cells.upperBound
      }
    }
    return spans
  }

  /// Puts the caret and the selection into a row.
  private func mark(_ row: inout SourceRow, content: Range<Int>, _ range: Range<Int>) {
    if caret >= content.lowerBound, caret <= content.upperBound {
      row.caret = cell(forOffset: caret)?.column
    }
    guard let selected = selection.range?.clamped(to: range), !selected.isEmpty else { return }
    let shown = row.cells(of: selected)
    let isEndSelected = selected.upperBound > content.upperBound
    let isEndShown =
      !row.continuesRight && row.width < viewport.columns
      && (row.width > 0 || text.cell(at: content.upperBound) == firstCell(ofLine: row.line))
    if isEndSelected, isEndShown {
      row.selection = (shown?.lowerBound ?? row.width)..<(row.width + 1)
    } else {
      row.selection = shown
    }
  }
}
