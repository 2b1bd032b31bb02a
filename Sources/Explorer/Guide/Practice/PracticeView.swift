import Courses
import DecodingReport
import TerminalCanvas

/// Draws an exercise below the body: what is wanted, its goals with their marks, and hints.
struct PracticeView {
  let practice: Practice
  let stage: Stage
  let area: Rect

  /// The rows of the pane, title included.
  static func rows(in size: Size) -> Int {
    max(0, min(max(size.rows / 3, 4), 12, size.rows - 4))
  }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(area, style: canvas.theme.text)
    let title = PracticeWords.title(practice)
    let room = area.columns - CellText.width(title) - 8
    canvas.title(
      title, in: area, isFocused: practice.hasFocus,
      hint: PracticeWords.hint(practice, isChecking: isChecking, columns: room))
    let text = area.inset(top: 1)
    let goals = goalLines(canvas.theme, canvas.glyphs, rows: text.rows)
    let task = taskLines(canvas.theme, canvas.glyphs, rows: text.rows - goals.count)
    canvas.draw(task + goals, from: 0, in: text)
  }

  /// Whether the goals of the model as it stands aren't known yet.
  private var isChecking: Bool {
    guard let draft = stage.library.models[practice.sample] else { return true }
    return draft.revision != practice.judged
  }

  /// What is wanted, with an empty line behind it where there is room; cut where there is none.
  private func taskLines(_ theme: Theme, _ glyphs: Glyphs, rows: Int) -> [StyledLine] {
    guard rows > 0 else { return [] }
    let lines = practice.exercise.task.flatMap { sentence in
      marked(sentence, theme.text, theme, glyphs, indent: CoursePane.margin)
    }
    guard lines.count > rows else { return lines + (lines.count < rows ? [StyledLine()] : []) }
    var shown = Array(lines.prefix(rows))
    // F11 has all of it.
    shown[rows - 1].append(glyphs.isUTF8 ? " …" : " ...", theme.quiet)
    return shown
  }

  /// A line a goal, and below the one that is looked at why it isn't met, and its hints. Where there are
  /// too few rows the goals before that one go first.
  private func goalLines(_ theme: Theme, _ glyphs: Glyphs, rows: Int) -> [StyledLine] {
    let room = rows - practice.exercise.goals.count
    let forms = Detail.allCases.map { detailLines(theme, glyphs, $0) }
    let details = forms.first { $0.count <= room } ?? forms.last ?? []
    var lines: [StyledLine] = []
    for place in practice.exercise.goals.indices {
      lines.append(goalLine(place, theme, glyphs))
      guard place == practice.goal else { continue }
      lines += details
      let excess = lines.count - rows
      if excess > 0 { lines.removeFirst(min(excess, place)) }
    }
    if practice.isDone, let sample = practice.exercise.sample {
      lines +=
        [StyledLine()] + wrapped(PracticeWords.lesson(sample), theme.quiet, glyphs, indent: 2)
    }
    return Array(lines.prefix(rows))
  }

  private func goalLine(_ place: Int, _ theme: Theme, _ glyphs: Glyphs) -> StyledLine {
    let goal = practice.exercise.goals[place]
    let state = practice.states?[place]
    let isLookedAt = place == practice.goal
    var line = StyledLine(isLookedAt ? " \(glyphs.marker) " : "   ", theme.accent)
    switch state?.mark {
    case .met: line.append("\(glyphs.outcome(.asSent)) ", theme.glyph(.asSent))
    case .broken: line.append("\(glyphs.outcome(.threw)) ", theme.error)
    case .open: line.append("\(glyphs.bullet) ", theme.error)
    case nil: line.append("\(glyphs.bullet) ", theme.quiet)
    }
    let look = isLookedAt ? theme.strong : theme.text
    for run in InlineMarkup.runs(of: goal.words, look, theme, glyphs) {
      line.append(run.text, run.style)
    }
    if state?.mark == .broken {
      line.append("  " + PracticeWords.broken, theme.error)
    } else if goal.isKept {
      line.append("  " + PracticeWords.kept, theme.quiet)
    }
    return line
  }

  /// How much is said of the goal that is looked at, by the room that there is.
  private enum Detail: CaseIterable {
    case all, noWhy, lastHint
  }

  private func detailLines(_ theme: Theme, _ glyphs: Glyphs, _ detail: Detail) -> [StyledLine] {
    var lines: [StyledLine] = []
    if let failure = practice.states?[practice.goal].failure {
      lines += wrapped(failure.text, theme.text, glyphs)
      if let why = failure.why, detail == .all { lines += wrapped(why, theme.quiet, glyphs) }
    } else if let fault = practice.fault {
      lines += wrapped("\(PracticeWords.notCompiling): \(fault)", theme.error, glyphs)
    }
    let (hints, count) = practice.hintsHere
    let first = detail == .lastHint ? max(0, hints.count - 1) : 0
    for (place, hint) in hints.enumerated().dropFirst(first) {
      let words = PracticeWords.hint(place + 1, of: count, hint)
      lines += marked(words, theme.heading, theme, glyphs)
    }
    return lines
  }

  /// What the author of the exercise wrote, in which code stands between accents.
  private func marked(
    _ text: String, _ style: TextStyle, _ theme: Theme, _ glyphs: Glyphs, indent: Int = 5
  ) -> [StyledLine] {
    wrapped(InlineMarkup.runs(of: text, style, theme, glyphs), style, indent: indent)
  }

  private func wrapped(
    _ text: String, _ style: TextStyle, _ glyphs: Glyphs, indent: Int = 5
  ) -> [StyledLine] {
    wrapped([StyledLine.Run(text: glyphs.words(text), style: style)], style, indent: indent)
  }

  private func wrapped(
    _ runs: [StyledLine.Run], _ style: TextStyle, indent: Int
  ) -> [StyledLine] {
    StyledLine.wrapped(
      runs, columns: area.columns - 1,
      first: StyledLine(String(repeating: " ", count: indent), style), indent: indent)
  }
}
