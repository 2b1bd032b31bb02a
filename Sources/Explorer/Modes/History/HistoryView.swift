import DecodingReport
import TerminalCanvas
import Workbench

/// Draws the states that were noted.
struct HistoryView {
  let screen: HistoryScreen
  let stage: Stage
  let areas: HistoryAreas

  private struct Columns {
    let time = 2
    let marks: Int
    let payload: Int
    let change: Int

    init(_ columns: Int) {
      marks = columns >= 60 ? 14 : 9
      payload = marks + 4
      change = columns >= 100 ? payload + 30 : columns >= 60 ? payload + 18 : payload
    }
  }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let entries = screen.entries(stage)
    canvas.title(
      HistoryWords.title(entries.count, isOwnAlone: screen.isOwnAlone, stage), in: areas.title,
      isFocused: true, hint: stage.layout.body.columns >= 100 ? HistoryWords.hint : "")
    guard !entries.isEmpty else { return drawInstead(&canvas) }
    let columns = Columns(areas.list.columns)
    drawHeadings(columns, &canvas)
    let chosen = screen.place(entries)
    let rows = areas.list.rows
    let top = Layout.listTop(selected: chosen, count: entries.count, rows: max(1, rows))
    let present = present(entries)
    for (line, entry) in entries.dropFirst(top).prefix(rows).enumerated() {
      draw(entry, line, columns, isPresent: top + line == present, &canvas)
      guard top + line == chosen else { continue }
      canvas.put(canvas.glyphs.marker, 0, line, canvas.theme.accent, in: areas.list)
      canvas.select(line, in: areas.list)
      canvas.screen.cursor = Point(column: areas.list.column, row: areas.list.row + line)
    }
    drawDetail(entries[chosen], &canvas)
  }

  /// The place of what is open, if it is the newest state of its payload.
  private func present(_ entries: [HistoryEntry]) -> Int? {
    let key = stage.library.historyKey(of: stage.library.origin)
    let newest = entries.firstIndex { $0.state.key == key }
    return newest.flatMap { stage.library.isAt(entries[$0].state) ? $0 : nil }
  }

  private func drawInstead(_ canvas: inout Canvas) {
    let listing = stage.remembering.listing
    let words =
      listing.map { $0.entries.isEmpty ? HistoryWords.empty : HistoryWords.noneOfPayload }
      ?? HistoryWords.reading
    let texts = [words, listing?.trouble].compactMap { $0 }
    let room = areas.title.columns - 4
    let lines = texts.flatMap { text in
      StyledLine.wrapped(
        [StyledLine.Run(text: canvas.glyphs.words(text), style: canvas.theme.quiet)],
        columns: min(76, max(8, room))) + [StyledLine()]
    }
    canvas.draw(lines, in: areas.list.inset(left: 2))
  }

  private func drawHeadings(_ columns: Columns, _ canvas: inout Canvas) {
    let words = HistoryWords.columns
    let style = canvas.theme.heading
    canvas.put(words.time, columns.time, 0, style, in: areas.headings)
    canvas.put("123", columns.marks, 0, style, in: areas.headings)
    if columns.change > columns.payload {
      canvas.put(words.payload, columns.payload, 0, style, in: areas.headings)
    }
    canvas.put(words.change, columns.change, 0, style, in: areas.headings)
  }

  private func draw(
    _ entry: HistoryEntry, _ line: Int, _ columns: Columns, isPresent: Bool,
    _ canvas: inout Canvas
  ) {
    let rect = areas.list
    let theme = canvas.theme
    let time = HistoryWords.time(entry, today: stage.remembering.listing?.today ?? "")
    canvas.putFitted(
      isPresent ? HistoryWords.now : time, columns.time, line,
      columns: columns.marks - columns.time - 1, isPresent ? theme.accent : theme.quiet, in: rect)
    if !stage.areResultsHidden { canvas.marks(entry.state.marks, columns.marks, line, in: rect) }
    if columns.change > columns.payload {
      let room = columns.change - columns.payload - 1
      let words = room >= 28 ? HistoryWords.payload(entry.state) : entry.state.payload
      canvas.put(
        CellText.truncatedInside(
          canvas.glyphs.words(words), columns: room, mark: canvas.glyphs.ellipsis),
        columns.payload, line, theme.text, in: rect)
    }
    canvas.putFitted(
      canvas.glyphs.words(HistoryWords.change(entry)), columns.change, line,
      columns: rect.columns - columns.change - 1,
      entry.name == nil ? theme.text : theme.strong, in: rect)
  }

  // MARK: The state that is looked at

  private func drawDetail(_ entry: HistoryEntry, _ canvas: inout Canvas) {
    guard areas.detail.rows > 0 else { return }
    canvas.title(
      canvas.glyphs.words(HistoryWords.detail(entry)), in: areas.detail, isFocused: false,
      hint: "")
    let rect = areas.detail.inset(left: 2, top: 1)
    var lines = [
      stage.areResultsHidden
        ? StyledLine(Hiding.words, canvas.theme.quiet) : outcomes(entry, canvas.theme)
    ]
    let changes = entry.change.lines.isEmpty ? [entry.change.summary] : entry.change.lines
    for change in changes {
      lines += StyledLine.wrapped(
        [StyledLine.Run(text: canvas.glyphs.words(change), style: canvas.theme.text)],
        columns: rect.columns - 2, indent: 2)
    }
    for words in [
      entry.isWritten ? nil : HistoryWords.unwritten, stage.remembering.listing?.trouble,
    ] {
      if let words { lines.append(StyledLine(canvas.glyphs.words(words), canvas.theme.caution)) }
    }
    canvas.draw(lines, in: rect)
  }

  /// `STRICT ✗ THREW   DEFAULT ↺ 7 ∅ 1 ! 6   SMART ~ 4`
  private func outcomes(_ entry: HistoryEntry, _ theme: Theme) -> StyledLine {
    var line = StyledLine()
    for style in DecodingStyle.allCases {
      guard let outcomes = entry.state.outcomes[style] else { continue }
      line.append(line.runs.isEmpty ? "" : "   ", theme.text)
      line.append(style.rawValue.uppercased() + " ", theme.heading)
      line.append(HistoryWords.outcomes(outcomes, stage.glyphs), theme.glyph(outcomes.loudest))
    }
    return line.runs.isEmpty ? StyledLine(HistoryWords.undecoded, theme.quiet) : line
  }
}
