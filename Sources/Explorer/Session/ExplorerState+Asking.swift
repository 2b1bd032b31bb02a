/// What is asked in the background, and what comes of it.
extension ExplorerState {
  /// Asks what is to be known now, and gives up what nobody looks at any more.
  mutating func askWhatIsDue() -> [Effect] {
    let picture = room?.wantsPicture(on: Stage(self)) == true ? pictured : nil
    let stage = Stage(self, layout: layout, picture: picture)
    return questions.ask(
      [Trials.due(on: stage, layers)] + (room?.due(on: stage) ?? []), on: stage)
  }

  /// Asks this once, whatever was asked before.
  mutating func ask(once due: Due) -> [Effect] {
    questions.ask(once: due, on: Stage(self))
  }

  /// Takes an answer; what is shown of it is read where it is shown.
  mutating func receive(_ part: Part) -> [Effect] {
    guard questions.receive(part) else { return [] }
    switch part.name {
    case ModelQuestion.compiled.name:
      return questions[ModelQuestion.compiled]?.answer.map { answer in
        receive(answer) + judgeExercise(after: answer) + noteCourseModel(answer)
      } ?? []
    case CoursePlayer.steps.name:
      return questions[CoursePlayer.steps]?.answer.map { receive($0) } ?? []
    case Practice.goals.name:
      return questions[Practice.goals].map { receive(judged: $0) } ?? []
    default: return inRoom { $0.receive(part.name, on: $1) } ?? []
    }
  }
}
