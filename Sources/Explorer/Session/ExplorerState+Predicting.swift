import DecodingReport
import JSONSource
import TerminalText
import TextEditor
import Workbench

/// Has guesses written down, measured and kept.
extension ExplorerState {
  mutating func predict(_ change: Predicting.Change) -> [Effect] {
    switch change {
    case .begin:
      hide(as: predicting.begin(library, hiding))
      selectGuessed()
    case .end(let isOver):
      hide(as: predicting.end(library, isOver: isOver))
    case .ballot(let cell, let change): self.change(cell, change)
    case .reveal(let path): return reveal([path])
    case .revealAll: return reveal(nil)
    case .nextQuestion: return askNext()
    }
    return []
  }

  private mutating func change(_ cell: PredictedCell, _ change: Predicting.BallotChange) {
    guard !predicting.sheet(of: library).isRevealed(cell.path) else {
      notice = PredictWords.isRevealed
      return
    }
    let isDone = predicting.change(library) { sheet in
      sheet.change(cell) { ballot in
        switch change {
        case .choose(let outcome): ballot.choose(outcome)
        case .count(let digit, let isFirst): return ballot.count(digit, isFirst: isFirst)
        case .askAgain: return ballot.askAgain()
        case .takeBack: ballot.takeBack()
        }
        return true
      }
    }
    guard !isDone else { return }
    if case .count = change { notice = PredictWords.noLetter }
    if case .askAgain = change { notice = PredictWords.cannotAskAgain }
  }

  /// Where somebody guesses a field is selected: the first one, if there was none.
  mutating func selectGuessed() {
    if predicting.isOpen, live.isUpToDate, live.shown != nil, selectedRow == nil { select(row: 0) }
  }

  /// Keeps back as much as this.
  mutating func hide(as hiding: Hiding) {
    self.hiding = hiding
    panes.result.hiddenChanged(live, hiding.isOn)
    placeGhosts()
  }

  /// Reveals rows, or all; single guesses of a sample's own payload count as the learner's.
  private mutating func reveal(_ paths: [JSONPath]?) -> [Effect] {
    guard live.isUpToDate, live.rejection == nil, let shown = live.shown else {
      notice = PredictWords.notYet
      return []
    }
    let index = shown.index
    func answer(_ cell: PredictedCell) -> PredictedAnswer {
      index.rowOfPath[cell.path].map { index.rows[$0].answer(cell.style, in: shown.report) }
        ?? PredictedAnswer(nil)
    }
    let before = predicting.sheet(of: library).score.count
    predicting.change(library) { sheet in
      if let paths {
        for path in paths { sheet.reveal(path) { answer(PredictedCell(path, $0)) } }
      } else {
        sheet.revealAll(index.rows.lazy.map(\.path), answer)
      }
    }
    hide(as: predicting.hidden(of: library))
    let marks = learnerMarks(since: before)
    return marks.isEmpty ? [] : [.recordGuesses(marks)]
  }

  /// What counts for the learner: one person's guesses of a sample's payload as it came.
  private func learnerMarks(since count: Int) -> [LearnerMark] {
    guard case .sample(let sample, let payload) = origin, entry.sample != nil,
      !editor.isModified, library.changedSettings.isEmpty
    else { return [] }
    let sheet = predicting.sheet(of: library)
    return sheet.score.judgements.dropFirst(count).compactMap { judgement in
      guard !sheet[judgement.cell].isCounted else { return nil }
      return LearnerMark(
        LearnerQuestion(
          sample: sample, payload: payload, path: judgement.cell.path,
          style: judgement.cell.style),
        guess: judgement.guess, outcome: judgement.outcome)
    }
  }

  /// Opens the payload of the next question, with its field.
  private mutating func askNext() -> [Effect] {
    guard let question = predicting.nextQuestion() else {
      notice = PredictWords.lastQuestion
      return []
    }
    return ask(question)
  }

  private mutating func ask(_ question: QuizQuestion) -> [Effect] {
    guard samples.indices.contains(question.sample),
      samples[question.sample].payloads.indices.contains(question.payload)
    else { return [] }
    let next = samples[question.sample]
    let payload = TextOrigin.sample(next.name, payload: next.payloads[question.payload].name)
    var effects: [Effect] = question.sample == sample ? [] : open(sample: question.sample)
    if origin != payload { effects += open(origin: payload) }
    if let path = question.path { predicting.askAnew(path, library) }
    style = question.style
    selected = question.path.map { Selection(path: $0, isChosen: true) } ?? Selection()
    updateSelectedSpan()
    return effects + predict(.begin)
  }
}
