import DecodingReport
import JSONSource
import TerminalText
import TextEditor
import Workbench

/// Has guesses written down, measured and kept.
extension ExplorerState {
  mutating func beginGuessing() {
    hide(as: predicting.begin(library, hiding))
    selectGuessed()
  }

  mutating func guess(_ cell: PredictedCell, _ change: (inout Ballot) -> String?) {
    guard !predicting.sheet(of: library).isRevealed(cell.path) else {
      notice = PredictWords.isRevealed
      return
    }
    var refusal: String?
    predicting.change(library) { sheet in
      _ = sheet.change(cell) { ballot in
        refusal = change(&ballot)
        return refusal == nil
      }
    }
    if let refusal { notice = refusal }
  }

  /// Where somebody guesses a field is selected: the first one, if there was none.
  mutating func selectGuessed() {
    if predicting.isOpen, live.isUpToDate, live.shown != nil, selectedRow == nil { select(row: 0) }
  }

  /// Keeps back as much as this.
  mutating func hide(as hiding: Hiding) {
    // That a field was selected by itself tells what became of it.
    if hiding.isOn, !self.hiding.isOn, !selected.isChosen { selected = .nothing }
    self.hiding = hiding
    panes.result.hiddenChanged(live, hiding.isOn)
    placeGhosts()
  }

  /// Reveals a row, or all; single guesses of a sample's own payload count as the learner's.
  mutating func revealGuesses(of path: JSONPath?) -> [Effect] {
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
      if let path {
        sheet.reveal(path) { answer(PredictedCell(path, $0)) }
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
  mutating func askNext() -> [Effect] {
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
    beginGuessing()
    return effects
  }
}
