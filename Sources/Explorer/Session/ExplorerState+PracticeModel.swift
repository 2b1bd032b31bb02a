import Courses
import TextEditor
import Workbench

/// The learner's model of an exercise: where it is edited, and how it begins anew.
extension ExplorerState {
  /// Edits it here, or has the learner's own editor change its file.
  mutating func editExercise() -> [Effect] {
    let effects = sample == practice?.sample ? [] : openExercise()
    if let command = practice?.editCommand, let path = library.modelDraft?.file.path {
      return effects + keepExercise() + [.editFile(path: path, command: command)]
    }
    editModel()
    return effects
  }

  // MARK: Anew

  mutating func askToBeginAnew() {
    guard let practice, sample == practice.sample, let draft = library.modelDraft else { return }
    guard draft.editor.text != SourceText(practice.exercise) else {
      notice = PracticeWords.asGiven
      return
    }
    layers.push(.prompt(Prompt(.beginAnew(practice.exercise.name))))
  }

  /// Has what was typed written beside its file; the exercise begins anew once that is done.
  mutating func beginAnew() -> [Effect] {
    guard let practice, let draft = library.models[practice.sample] else { return [] }
    let text = draft.editor.text
    guard practice.item.draft != nil, let path = draft.file.path else { return begin(anew: text) }
    return [.setAside(text, of: path)]
  }

  /// Begins anew, now that a file has what was typed.
  mutating func receive(setAside text: SourceText, _ result: Result<String, FileProblem>)
    -> [Effect]
  {
    switch result {
    case .failure(let problem):
      notice = PracticeWords.notAnew(problem.words)
      return []
    case .success(let path):
      let effects = begin(anew: text)
      if !effects.isEmpty { notice = PracticeWords.anew(keptIn: path) }
      return effects
    }
  }

  private mutating func begin(anew text: SourceText) -> [Effect] {
    guard let practice, sample == practice.sample, let draft = library.modelDraft,
      draft.editor.text == text
    else {
      notice = PracticeWords.typedMeanwhile
      return []
    }
    notice = PracticeWords.anew
    return editModel(.replace(0..<text.count, SourceText(practice.exercise)))
  }
}

extension SourceText {
  /// What an exercise begins with.
  fileprivate init(_ exercise: Exercise) {
    self.init(Array(exercise.start.utf8))
  }
}
