import Courses
import DecodingReport
import TerminalCanvas

/// The parts of a course's notes as lines, and where they stand.
struct NotesParts {
  /// What the room reads, the answers and the votes.
  let now: [StyledLine]
  let words: [StyledLine]
  let next: [StyledLine]
  /// Three titles, each above its part; the last one has none where nothing comes, or no room.
  let areas: [Rect]

  private static let fewestWordRows = 3

  init(_ notes: CourseNotes, in body: Rect, margin: Int, _ canvas: Canvas) {
    let columns = body.columns - 2 * margin
    func wrapped(_ text: String, _ style: TextStyle) -> [StyledLine] {
      StyledLine.wrapped(canvas.glyphs.words(text), style, columns: columns)
    }
    let theme = canvas.theme
    var now = notes.said.flatMap { wrapped($0, theme.strong) }
    if !notes.answers.isEmpty { now.append(StyledLine()) }
    for answer in notes.answers {
      var line = StyledLine("Answer  ", theme.accent)
      line.append(answer, theme.text)
      now.append(line)
    }
    for votes in notes.votes {
      now.append(StyledLine())
      now += Self.lines(of: votes, columns, canvas)
    }
    self.now = now
    let code = notes.code.isEmpty ? [] : wrapped(notes.code, theme.accent)
    words =
      code
      + (notes.words.isEmpty
        ? [StyledLine(NotesWords.noNotes, theme.quiet)]
        : notes.words.flatMap { wrapped($0, theme.text) })
    next = notes.next?.said.flatMap { wrapped($0, theme.quiet) } ?? []
    // Two title rows, and a third one where something comes.
    let room = max(0, body.rows - 2)
    let nowRows = max(0, min(now.count, room - Self.fewestWordRows))
    let nextRows =
      notes.next == nil ? 0 : max(0, min(next.count, room - nowRows - Self.fewestWordRows - 1))
    areas = Split(
      .rows, .exactly(1), .exactly(nowRows), .exactly(1), .rest, .exactly(min(1, nextRows)),
      .exactly(nextRows)
    ).areas(in: body)
  }

  /// The bars of a cell, and what to do.
  private static func lines(
    of votes: CourseVotes, _ columns: Int, _ canvas: Canvas
  ) -> [StyledLine] {
    let theme = canvas.theme
    let glyphs = canvas.glyphs
    let most = votes.rows.compactMap(\.hands.last).max() ?? 0
    let room = max(4, min(40, columns - 32))
    var lines = [StyledLine("Votes  \(votes.cell)", theme.accent)]
    for row in votes.rows {
      let hands = row.hands.last ?? 0
      let length = most <= room ? hands : (hands * room + most - 1) / most
      var line = StyledLine(row.isRight ? "  \(glyphs.marker) " : "    ", theme.accent)
      line.append("\(glyphs.outcome(row.outcome)) ", theme.glyph(row.outcome))
      line.append(row.outcome.words.filled(to: 12), theme.text)
      let counts = row.hands.map(String.init).joined(separator: " \(glyphs.arrow) ")
      line.append(counts.filled(to: 10), theme.text)
      line.append(String(repeating: glyphs.block, count: length), theme.glyph(row.outcome))
      lines.append(line)
    }
    if let advice = votes.advice { lines.append(StyledLine("  \(advice)", theme.strong)) }
    return lines
  }
}

extension String {
  fileprivate func filled(to count: Int) -> String {
    self + String(repeating: " ", count: max(1, count - self.count))
  }
}
