extension ExplorerState {
  /// Asks for the next marks that the lists lack: those of the open sample's payloads, and those of the
  /// samples whose lines are in sight, for it takes a decode of each in every style.
  mutating func nextSurvey() -> [Effect] {
    ask(for: library.surveyOfOpenSample() ?? surveyInSight)
  }

  /// Goes on with samples that came into sight.
  mutating func dueSurvey() -> [Effect] {
    isSurveying ? [] : ask(for: surveyInSight)
  }

  private mutating func ask(for survey: SurveyRequest?) -> [Effect] {
    isSurveying = survey != nil
    return survey.map { [.survey($0)] } ?? []
  }

  private var surveyInSight: SurveyRequest? {
    library.survey(ofOneOf: ListsView(panes.lists, Stage(self)).samplesInSight)
  }

  /// Takes marks, and puts those payloads from outside first that differ once all are known.
  mutating func receive(_ answer: SurveyAnswer) -> [Effect] {
    guard library.surveys.indices.contains(answer.request.sample) else { return [] }
    library.take(marks: answer)
    if let count = library.orderOnce(isChoosing: focus.isList), notice == nil {
      let all = library.externals.list.count
      notice = "\(count) of \(all) payloads differ, first in F3; S: by name"
    }
    return nextSurvey()
  }
}
