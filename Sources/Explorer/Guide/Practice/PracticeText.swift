import Courses
import DecodingReport
import TerminalCanvas

/// What an exercise says, in lines.
struct PracticeText {
  let practice: Practice
  let theme: Theme
  let glyphs: Glyphs
  let columns: Int

  /// How many lines there are where none is cut.
  var count: Int { task.count + goalLines(rows: .max).count }

  private var task: [StyledLine] {
    practice.exercise.task.flatMap { marked($0, theme.text, indent: CoursePane.margin) }
  }

  /// What is wanted, with an empty line behind it where there is room; cut where there is none.
  func taskLines(rows: Int) -> [StyledLine] {
    guard rows > 0 else { return [] }
    let lines = task
    guard lines.count > rows else { return lines + (lines.count < rows ? [StyledLine()] : []) }
    var shown = Array(lines.prefix(rows))
    // F11 has all of it.
    shown[rows - 1].append(glyphs.isUTF8 ? " …" : " ...", theme.quiet)
    return shown
  }

  /// A line a goal, and below the one that is looked at why it isn't met, and its hints. Where there are
  /// too few rows the goals before that one go first.
  func goalLines(rows: Int) -> [StyledLine] {
    let room = rows - practice.exercise.goals.count
    let forms = Detail.allCases.map { detailLines($0) }
    let details = forms.first { $0.count <= room } ?? forms.last ?? []
    var lines = practice.exercise.goals.indices.map(goalLine)
    lines.insert(contentsOf: details, at: practice.goal + 1)
    if practice.isDone, let sample = practice.exercise.sample {
      lines +=
        [StyledLine()] + wrapped(PracticeWords.lesson(sample), theme.quiet, indent: 2)
    }
    return List(.steady(below: details.count)).fitted(lines.count, in: rows, chosen: practice.goal)
      .inSight.map { lines[$0] }
  }

  private func goalLine(_ place: Int) -> StyledLine {
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

  private func detailLines(_ detail: Detail) -> [StyledLine] {
    var lines: [StyledLine] = []
    if let failure = practice.states?[practice.goal].failure {
      lines += wrapped(failure.text, theme.text)
      if let why = failure.why, detail == .all { lines += wrapped(why, theme.quiet) }
    } else if let fault = practice.fault {
      lines += wrapped("\(PracticeWords.notCompiling): \(fault)", theme.error)
    }
    let (hints, count) = practice.hintsHere
    let first = detail == .lastHint ? max(0, hints.count - 1) : 0
    for (place, hint) in hints.enumerated().dropFirst(first) {
      let words = PracticeWords.hint(place + 1, of: count, hint)
      lines += marked(words, theme.heading)
    }
    return lines
  }

  /// What the author of the exercise wrote, in which code stands between accents.
  private func marked(
    _ text: String, _ style: TextStyle, indent: Int = 5
  ) -> [StyledLine] {
    wrapped(InlineMarkup.runs(of: text, style, theme, glyphs), style, indent: indent)
  }

  private func wrapped(
    _ text: String, _ style: TextStyle, indent: Int = 5
  ) -> [StyledLine] {
    wrapped([StyledLine.Run(text: glyphs.words(text), style: style)], style, indent: indent)
  }

  private func wrapped(
    _ runs: [StyledLine.Run], _ style: TextStyle, indent: Int
  ) -> [StyledLine] {
    StyledLine.wrapped(
      runs, columns: columns - 1,
      first: StyledLine(String(repeating: " ", count: indent), style), indent: indent)
  }
}
