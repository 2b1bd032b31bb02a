/// The one question about code that came along with what was opened.
extension ExplorerState {
  /// Asks whether it may be compiled, for a step of a course or, without one, for exercises: at once where a
  /// key has led here, else as soon as nothing else is read.
  mutating func ask(_ trust: Trust, step: Int? = nil, isAwaited: Bool) {
    let question = Prompt(.trust(trust, step: step))
    if isAwaited {
      layers.push(.prompt(question))
    } else if layers.prompt?.isAboutTrust != true {
      layers.ask(question)
    }
  }

  /// Does as it was answered.
  mutating func answer(_ trust: Trust, isGiven: Bool, step: Int?) -> [Effect] {
    let trust = Trust(trust.code, isGiven ? .given : .refused)
    if step != nil { guide?.trust = trust }
    guard isGiven else {
      notice = step == nil ? Trust.refusedExercises : CourseWords.refused
      if step == nil, let untrusted { show(.exercises(untrusted.exercises.items.map(\.text))) }
      return []
    }
    let remembering = [Effect.rememberTrust(trust.code)]
    if let step {
      listCourseModels()
      return remembering + goToStep(step)
    }
    guard let exercises = untrusted?.exercises else { return [] }
    untrusted = nil
    begin(exercises)
    return remembering + openExercise()
  }
}
