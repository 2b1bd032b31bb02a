import DecodingReport
import TerminalCanvas
import Workbench

/// Draws the states that were noted.
struct HistoryView {
  let screen: HistoryScreen
  let stage: Stage

  /// Time, marks, payload where there is room for it, and what changed.
  private func table(_ columns: Int) -> Table {
    let words = HistoryWords.columns
    let marks = columns >= 60 ? 14 : 9
    let payload = marks + 4
    let change = columns >= 100 ? payload + 30 : columns >= 60 ? payload + 18 : payload
    return Table([
      Table.Column(words.time, from: 2, to: marks - 1),
      Table.Column("123", from: marks, to: payload - 1),
      Table.Column(words.payload, from: payload, to: change - 1),
      Table.Column(words.change, from: change, to: columns - 1),
    ])
  }

  func draw(_ canvas: inout Canvas) {
    let areas = HistoryScreen.areas(stage)
    canvas.screen.fill(stage.layout.body, with: " ", style: canvas.theme.text)
    let entries = screen.entries(stage)
    canvas.title(
      HistoryWords.title(entries.count, isOwnAlone: screen.isOwnAlone, stage), in: areas.title,
      isFocused: true, hint: areas.title.columns >= 100 ? HistoryWords.hint : "")
    guard !entries.isEmpty else {
      return drawInstead(&canvas, in: areas.list.inset(left: 2, right: 2))
    }
    let table = table(areas.list.columns)
    canvas.headings(table, in: areas.headings)
    let list = screen.list(on: stage).list
    let present = present(entries)
    canvas.draw(list, in: areas.list) { canvas, place in
      draw(entries[place], table, isPresent: place == present, &canvas)
    }
    if let row = list.chosenRow { drawDetail(entries[row], &canvas, in: areas.detail) }
  }

  /// The place of what is open, if it is the newest state of its payload.
  private func present(_ entries: [HistoryEntry]) -> Int? {
    let key = stage.library.historyKey(of: stage.library.origin)
    let newest = entries.firstIndex { $0.state.key == key }
    return newest.flatMap { stage.library.isAt(entries[$0].state) ? $0 : nil }
  }

  private func drawInstead(_ canvas: inout Canvas, in rect: Rect) {
    let listing = stage.history.listing
    let words =
      listing.map { $0.entries.isEmpty ? HistoryWords.empty : HistoryWords.noneOfPayload }
      ?? HistoryWords.reading
    let lines = [words, listing?.trouble].compactMap { $0 }.flatMap { text in
      StyledLine.wrapped(
        canvas.glyphs.words(text), canvas.theme.quiet, columns: min(76, max(8, rect.columns)))
        + [StyledLine()]
    }
    canvas.draw(lines, in: rect)
  }

  private func draw(
    _ entry: HistoryEntry, _ table: Table, isPresent: Bool, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let time = HistoryWords.time(entry, today: stage.history.listing?.today ?? "")
    canvas.put(
      isPresent ? HistoryWords.now : time, table[0], isPresent ? theme.accent : theme.quiet)
    if !stage.areResultsHidden { canvas.marks(entry.state.marks, table[1].lowerBound) }
    let room = table[2].count
    if room > 0 {
      let words = room >= 28 ? HistoryWords.payload(entry.state) : entry.state.payload
      let text = CellText.truncatedInside(
        canvas.glyphs.words(words), columns: room, mark: canvas.glyphs.ellipsis)
      canvas.put(text, table[2].lowerBound, theme.text)
    }
    canvas.put(
      canvas.glyphs.words(HistoryWords.change(entry)), table[3],
      entry.name == nil ? theme.text : theme.strong)
  }

  // MARK: The state that is looked at

  private func drawDetail(_ entry: HistoryEntry, _ canvas: inout Canvas, in area: Rect) {
    guard area.rows > 0 else { return }
    let rect = area.inset(left: 2, top: 1)
    canvas.title(
      canvas.glyphs.words(HistoryWords.detail(entry)), in: area, isFocused: false, hint: "")
    var lines = [
      stage.areResultsHidden
        ? StyledLine(Hiding.words, canvas.theme.quiet) : outcomes(entry, canvas.theme)
    ]
    let changes = entry.change.lines.isEmpty ? [entry.change.summary] : entry.change.lines
    for change in changes {
      lines += StyledLine.wrapped(
        canvas.glyphs.words(change), canvas.theme.text, columns: rect.columns - 2, indent: 2)
    }
    for words in [
      entry.isWritten ? nil : HistoryWords.unwritten, stage.history.listing?.trouble,
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
