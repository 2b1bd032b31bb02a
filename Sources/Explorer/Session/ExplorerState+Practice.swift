import Courses
import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// Exercises that are done in the panes.
extension ExplorerState {
  mutating func perform(_ action: Practice.Action) -> [Effect] {
    guard practice != nil else {
      guard action == .list else { return [] }
      if let trust = untrusted?.trust {
        ask(trust, isAwaited: true)
        return []
      }
      notice = PracticeWords.reading
      return [.listExercises]
    }
    switch action {
    case .list: return showExercises()
    case .exercise(let place): return go(toExercise: place)
    case .up: practice?.move(by: -1)
    case .down: practice?.move(by: 1)
    case .edit: return editExercise()
    case .hint: if practice?.showHint() != true { notice = PracticeWords.noHint }
    case .next: return nextExercise()
    case .skip: return skipExercise()
    case .goTo: return goToGoal()
    case .compare: return compareWithSolution()
    case .reset: askToBeginAnew()
    case .leave: return leavePractice()
    }
    return []
  }

  // MARK: Which exercise

  /// Takes in the exercises that there are, and lists them.
  mutating func receive(exercises: Practice?, _ trouble: String?) -> [Effect] {
    guard let exercises, practice == nil else { return [] }
    begin(exercises)
    practice?.close()
    layers.push(.menu(.exercises(exercises)))
    notice = trouble
    return []
  }

  /// Has the exercises among the samples.
  mutating func begin(_ exercises: Practice) {
    var exercises = exercises
    exercises.firstSample = library.list(exercises.items.map(\.entry))
    practice = exercises
  }

  /// Lists the exercises; the first time after the goals were left, comes back to them.
  private mutating func showExercises() -> [Effect] {
    guard let practice else { return [] }
    if practice.isOpen, !practice.hasFocus { return takePractice() }
    layers.push(.menu(.exercises(practice)))
    return []
  }

  /// The goals have the keys again, and the exercise is open.
  mutating func takePractice() -> [Effect] {
    guard let practice else { return [] }
    if practice.isOpen, sample == practice.sample {
      editing = nil
      self.practice?.takeFocus()
      return []
    }
    return openExercise()
  }

  mutating func go(toExercise place: Int) -> [Effect] {
    let effects = keepExercise()
    practice?.go(to: place)
    return effects + openExercise()
  }

  /// Has the open exercise on the screen, its model in front.
  mutating func openExercise() -> [Effect] {
    guard let practice else { return [] }
    var effects = sample == practice.sample ? [] : open(sample: practice.sample)
    effects += decode(with: practice.exercise.changes)
    effects += endRoom()
    if let scene = guide?.scene, guide?.isOpen == true {
      effects += putBack(scene)
      guide?.close()
    }
    isZoomed = false
    style = .strict
    moveFocus(to: .model)
    self.practice?.takeFocus()
    effects += beginExercise()
    fitPanes()
    return effects
  }

  /// Has the model compiled, and kept where it isn't yet.
  private mutating func beginExercise() -> [Effect] {
    guard let item = practice?.item else { return [] }
    var effects: [Effect] = []
    if item.isChanged { notice = PracticeWords.changed }
    if item.mark?.state != .done, let mark = practice?.mark(.begun) {
      effects.append(.recordExercise(mark))
    }
    guard library.modelDraft == nil else { return effects + judgeExercise() }
    effects += choose(root: item.exercise.type ?? "")
    if let draft = item.draft, draft.text == nil {
      effects += carryOut(saving.keepModel(of: sample, library, revision: live.revision))
    }
    return effects
  }

  private mutating func nextExercise() -> [Effect] {
    guard let practice else { return [] }
    guard practice.isDone else {
      notice = PracticeWords.notDone
      return []
    }
    guard let next = practice.next else {
      notice = PracticeWords.allDone
      return []
    }
    return go(toExercise: next)
  }

  private mutating func skipExercise() -> [Effect] {
    guard let practice, let next = practice.next else {
      notice = PracticeWords.nothingElse
      return []
    }
    var effects: [Effect] = []
    if !practice.item.isDone, let mark = self.practice?.mark(.skipped) {
      effects.append(.recordExercise(mark))
    }
    return effects + go(toExercise: next)
  }

  private mutating func leavePractice() -> [Effect] {
    guard practice?.isSureToLeave() == true else {
      notice = PracticeWords.leaving
      return []
    }
    let isKept = practice.flatMap { library.models[$0.sample] }?.isModified != true
    practice?.close()
    notice = isKept ? PracticeWords.leftKept : PracticeWords.left
    return keepExercise()
  }

  // MARK: The model

  /// Keeps what was typed into the exercise's model.
  mutating func keepExercise() -> [Effect] {
    guard let practice, library.models[practice.sample]?.isModified == true else { return [] }
    return carryOut(saving.keepModel(of: practice.sample, library, revision: live.revision))
  }

  /// The text of the model that leaving would lose: what was typed since it was kept last.
  var unkeptExercise: TextOrigin? {
    guard let practice, let draft = library.models[practice.sample], draft.isModified,
      draft.file.path != nil
    else { return nil }
    return draft.file.origin
  }

  /// Compares what our model makes of the goal's payload with what the learner's does; the lines alone
  /// where that never compiled.
  private mutating func compareWithSolution() -> [Effect] {
    guard let practice, let draft = library.models[practice.sample] else { return [] }
    guard !practice.hidesFixes else {
      notice = PracticeWords.noComparison
      return []
    }
    let solution = practice.exercise.solution
    guard let compiled = draft.compiled else {
      let text = SourceText(Array(solution.utf8))
      show(.changes(TextComparison(PracticeWords.comparison, from: draft.editor.text, to: text)))
      return []
    }
    let ours = ComparedModel(
      role: .solution, files: [ModelText(name: draft.file.name, text: solution)],
      root: practice.exercise.type ?? compiled.root)
    return openGoal() + perform(.own(CompareScreen.Action.model(ours)))
  }

  // MARK: Goals

  /// Goes to the payload and the field that the goal is about.
  private mutating func goToGoal() -> [Effect] {
    let effects = openGoal()
    moveFocus(to: .result)
    return effects
  }

  private mutating func openGoal() -> [Effect] {
    guard let practice, let place = practice.lookedAt else { return [] }
    var effects = sample == practice.sample ? [] : open(sample: practice.sample)
    let payload = TextOrigin.sample(entry.name, payload: place.payload)
    if origin != payload { effects += open(origin: payload) }
    style = .strict
    selected = place.path.map { Selection(path: $0, isChosen: true) } ?? Selection()
    selected.awaitsResults = !live.isUpToDate
    updateSelectedSpan()
    panes.why.subjectChanged()
    return effects
  }

  /// Has the goals judged, or takes note that the model doesn't compile; keeps what was typed.
  mutating func judgeExercise(after answer: ModelAnswer) -> [Effect] {
    guard let practice, answer.sample == practice.sample, !answer.isInferred else { return [] }
    return judgeExercise() + keepExercise()
  }

  private mutating func judgeExercise() -> [Effect] {
    guard let practice, let draft = library.models[practice.sample], !draft.isPending else {
      return []
    }
    guard draft.isUpToDate, let compiled = draft.compiled else {
      self.practice?.take(
        practice.exercise.states(by: nil), of: draft.revision,
        fault: draft.findings.first?.message ?? "")
      // Half a word undoes nothing that was done.
      return []
    }
    return ask(once: practice.dueGoals(compiled, revision: draft.revision))
  }

  /// Takes in what became of the goals, unless more was typed meanwhile.
  mutating func receive(judged: Asked<Practice.Judged, [GoalState]>) -> [Effect] {
    let subject = judged.subject
    guard let practice, let states = judged.answer, subject.place == practice.place,
      subject.revision == library.models[practice.sample]?.revision
    else { return [] }
    self.practice?.take(states, of: subject.revision)
    fitPanes()
    return noteDone(wasDone: practice.isDone)
  }

  /// Remembers that the exercise is done, or that it isn't any more.
  private mutating func noteDone(wasDone: Bool) -> [Effect] {
    guard let practice else { return [] }
    if practice.isDone, !wasDone { notice = PracticeWords.done }
    guard practice.isDone != practice.item.isDone || practice.isDone && practice.item.isChanged
    else { return [] }
    return self.practice?.mark(practice.isDone ? .done : .begun).map { [.recordExercise($0)] } ?? []
  }
}

extension Practice {
  /// The payload and the field of the goal that is looked at: where it fails, else what it is about.
  fileprivate var lookedAt: (payload: String, path: JSONPath?)? {
    let goal = exercise.goals[self.goal]
    if let failure = states?[self.goal].failure { return (failure.payload, failure.path) }
    return exercise.payloads(of: goal).first.map {
      ($0.name, goal.rules.lazy.compactMap(\.path).first)
    }
  }
}
