import Courses
import TerminalCanvas

/// Draws a notes terminal: the step above, the next one below, the notes between them.
struct NotesView {
  let screen: NotesScreen

  private static let margin = 2
  private var size: Size { screen.environment.size }

  func draw() -> Screen {
    var canvas = Canvas(size: size, environment: screen.environment)
    let body = canvas.screen.bounds.inset(top: 1, bottom: 1)
    canvas.screen.fill(canvas.screen.bounds, style: canvas.theme.text)
    drawTitle(&canvas)
    if let notes = screen.notes {
      draw(notes, in: body, &canvas)
    } else {
      canvas.draw(
        waiting(canvas), from: 0, in: body.inset(left: Self.margin, top: 1, right: Self.margin))
    }
    drawFooter(&canvas)
    return canvas.screen
  }

  private func drawTitle(_ canvas: inout Canvas) {
    let row = Rect(column: 0, row: 0, columns: size.columns, rows: 1)
    canvas.screen.fill(row, style: canvas.theme.titleQuiet)
    var column = canvas.put(" \(NotesWords.title)  ", 0, 0, canvas.theme.title, in: row)
    guard let notes = screen.notes else { return }
    let clock = NotesWords.clock(notes)
    let style = notes.minutesBehind > 0 ? canvas.theme.titlePending : canvas.theme.title
    let room = size.columns - CellText.width(clock) - 3 - column
    let name = notes.chapter.isEmpty ? notes.title : "\(notes.title)   \(notes.chapter)"
    column = canvas.putFitted(name, column, 0, columns: room, canvas.theme.titleQuiet, in: row)
    canvas.putRight(clock, 0, style, after: column + 1, in: row)
  }

  private func drawFooter(_ canvas: inout Canvas) {
    let row = Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    canvas.screen.fill(row, style: canvas.theme.footer)
    var items: [(String, String)] = []
    if screen.notes != nil {
      items = [
        ("Space", "next"), ("Backspace", "back"), (".", "dark"),
        (canvas.glyphs.upDown, "scroll"),
      ]
      if screen.courses.count > 1 { items.append(("L", "courses")) }
    }
    var column = 1
    for (key, hint) in items + [("q", "quit")] {
      column = canvas.put(key, column, 0, canvas.theme.footerKey, in: row)
      column = canvas.put(" \(hint)", column, 0, canvas.theme.footer, in: row) + 2
    }
  }

  private func waiting(_ canvas: Canvas) -> [StyledLine] {
    let theme = canvas.theme
    var lines: [StyledLine] = []
    if let ending = screen.ending {
      lines = [StyledLine(NotesWords.ended(ending), theme.strong), StyledLine()]
    }
    guard screen.choices.count > 1 else {
      return lines + NotesWords.waiting.map { StyledLine($0, theme.text) }
    }
    lines += [StyledLine(NotesWords.choosing, theme.text), StyledLine()]
    for (index, choice) in screen.choices.enumerated() {
      var line = StyledLine("\(index + 1)  ", theme.accent)
      line.append(choice.notes.title, theme.strong)
      line.append("  \(choice.notes.name)", theme.quiet)
      lines.append(line)
    }
    return lines
  }

  // MARK: A course

  /// How far the notes can be scrolled.
  var mostTop: Int {
    guard let notes = screen.notes else { return 0 }
    let canvas = Canvas(size: size, environment: screen.environment)
    let areas = NotesAreas(notes, self, canvas)
    return max(0, areas.words.count - areas.wordRows)
  }

  private func draw(_ notes: CourseNotes, in body: Rect, _ canvas: inout Canvas) {
    let areas = NotesAreas(notes, self, canvas)
    var row = body.row
    func part(_ rows: Int) -> Rect {
      Rect(column: 0, row: row, columns: size.columns, rows: min(rows, body.endRow - row))
    }
    func text(_ lines: [StyledLine], from top: Int = 0, rows: Int, _ canvas: inout Canvas) {
      let area = part(rows).inset(left: Self.margin, right: Self.margin)
      canvas.draw(lines, from: top, in: area)
      row += rows
    }
    canvas.title(notes.name, in: part(1), isFocused: true, hint: alarm(notes))
    row += 1
    text(areas.now, rows: areas.nowRows, &canvas)
    let below = areas.words.count - areas.wordRows - screen.top
    canvas.title(
      NotesWords.title, in: part(1), isFocused: false,
      hint: below > 0 ? NotesWords.more(below) : "")
    row += 1
    text(areas.words, from: screen.top, rows: areas.wordRows, &canvas)
    guard let next = notes.next, areas.nextRows > 0 else { return }
    canvas.title(NotesWords.next(next), in: part(1), isFocused: false, hint: "")
    row += 1
    text(areas.next, rows: areas.nextRows, &canvas)
  }

  private func alarm(_ notes: CourseNotes) -> String {
    if screen.shown.map(screen.silent.contains) == true { return NotesWords.silent }
    if notes.isLeft { return NotesWords.left }
    return notes.isBlank ? NotesWords.blank : NotesWords.revealed(notes)
  }

  /// The cells that a text may take.
  var columns: Int { size.columns - 2 * Self.margin }
  var rows: Int { size.rows - 2 }
}
