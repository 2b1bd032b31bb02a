package import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// What a course tells the notes terminals, and what these ask.
extension ExplorerState {
  /// What they are to show; `nil` without a course.
  package var courseNotes: CourseNotes? {
    guard let player = guide else { return nil }
    let course = player.course
    var notes = CourseNotes(title: course.title, place: player.place, count: course.steps.count)
    notes.chapter = player.chapter.map { "\($0.number) \($0.name)" } ?? ""
    notes.block = player.step?.block.rawValue ?? ""
    notes.said = player.sentences(isUTF8: true)
    notes.words = player.step?.note.split(separator: "\n").map(String.init) ?? []
    notes.code = CourseWords.code(player)
    notes.answers = player.step?.question?.answers.map(\.text) ?? []
    notes.revealed = revealedRows
    notes.next = next(after: player)
    notes.votes = votes(player)
    notes.seconds = player.seconds
    notes.minutes = course.minutes
    notes.minutesBehind = player.minutesBehind
    notes.isBlank = player.isBlank
    notes.isLeft = !player.isOpen
    return notes
  }

  private var revealedRows: String {
    guard hiding.isOn else { return "all" }
    let rows = live.shown?.index.rows.map(\.path) ?? []
    let shown = rows.filter { path in DecodingStyle.allCases.contains { !hiding.hides(path, $0) } }
    return shown.isEmpty ? "none" : shown.map(\.description).joined(separator: ", ")
  }

  private func next(after player: CoursePlayer) -> CourseNotes.Next? {
    let steps = player.course.steps
    guard player.place < steps.count else {
      guard player.place == steps.count, !player.course.done.isEmpty else { return nil }
      return CourseNotes.Next(block: "", said: player.course.done)
    }
    let step = steps[player.place]
    return CourseNotes.Next(
      block: step.block.rawValue, said: step.shownText(isUTF8: true, key: Guess.letter))
  }

  /// The hands for what is asked, and where it is revealed then.
  private func votes(_ player: CoursePlayer) -> [CourseVotes] {
    guard let step = player.step, step.block == .ask || step.block == .reveal else { return [] }
    let asked = player.course.steps[..<player.place].last { $0.question != nil }
    guard let question = asked?.question, asked?.chapter == step.chapter else { return [] }
    let sheet = predicting.sheet(of: library)
    return question.answers.compactMap { answer in
      let ballot = sheet[PredictedCell(answer.path, answer.style)]
      let votes = ballot.votes.filter { !$0.hands.isEmpty }
      guard !votes.isEmpty else { return nil }
      let others = votes.flatMap(\.hands.keys)
      let outcomes = Outcome.guessable.filter {
        question.options.contains($0) || others.contains($0)
      }
      return CourseVotes(
        cell: answer.cell,
        rows: outcomes.map { outcome in
          CourseVotes.Row(
            outcome, hands: votes.map { $0.hands[outcome] ?? 0 },
            isRight: outcome == answer.outcome)
        })
    }
  }

  /// Does what a notes terminal asks.
  mutating func receive(_ request: NotesRequest) -> [Effect] {
    guard let player = guide else { return [] }
    switch request {
    case .go(let place):
      // It was asked for, and may have come twice.
      guard place != player.place || !player.isOpen else { return [] }
      notice = nil
      layers.close(.menu)
      return goToStep(place, by: .notes)
    case .blank(let isBlank):
      if player.isOpen { guide?.isBlank = isBlank }
      return []
    }
  }
}
