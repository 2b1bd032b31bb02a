import Courses
import TerminalCanvas

/// Draws a notes terminal: the step above, the next one below, the notes between them.
struct NotesView {
  let screen: NotesScreen

  private static let margin = 2
  private var size: Size { screen.environment.size }

  func draw() -> Screen {
    var canvas = Canvas(size: size, environment: screen.environment)
    canvas.screen.fill(canvas.screen.bounds, style: canvas.theme.text)
    drawTitle(&canvas)
    if let notes = screen.notes {
      draw(notes, &canvas)
    } else {
      canvas.draw(
        waiting(canvas), in: body.inset(left: Self.margin, top: 1, right: Self.margin))
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

  private var body: Rect { Rect(size).inset(top: 1, bottom: 1) }

  /// The notes' lines, as far as they can be scrolled.
  var text: List {
    let canvas = Canvas(size: size, environment: screen.environment)
    guard let notes = screen.notes else { return List() }
    return text(NotesParts(notes, in: body, margin: Self.margin, canvas))
  }

  private func text(_ parts: NotesParts) -> List {
    screen.text.fitted(parts.words.count, in: parts.areas[3].rows)
  }

  private func draw(_ notes: CourseNotes, _ canvas: inout Canvas) {
    let parts = NotesParts(notes, in: body, margin: Self.margin, canvas)
    let areas = parts.areas
    let text = text(parts)
    func draw(
      _ lines: [StyledLine], from text: List = List(), in area: Rect, _ canvas: inout Canvas
    ) {
      canvas.draw(lines, from: text, in: area.inset(left: Self.margin, right: Self.margin))
    }
    canvas.title(notes.name, in: areas[0], isFocused: true, hint: alarm(notes))
    draw(parts.now, in: areas[1], &canvas)
    canvas.title(
      NotesWords.title, in: areas[2], isFocused: false,
      hint: text.below > 0 ? NotesWords.more(text.below) : "")
    draw(parts.words, from: text, in: areas[3], &canvas)
    guard let next = notes.next, areas[5].rows > 0 else { return }
    canvas.title(NotesWords.next(next), in: areas[4], isFocused: false, hint: "")
    draw(parts.next, in: areas[5], &canvas)
  }

  private func alarm(_ notes: CourseNotes) -> String {
    if screen.shown.map(screen.silent.contains) == true { return NotesWords.silent }
    if notes.isLeft { return NotesWords.left }
    return notes.isBlank ? NotesWords.blank : NotesWords.revealed(notes)
  }
}
