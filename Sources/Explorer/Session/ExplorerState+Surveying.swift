extension ExplorerState {
  /// Asks for the next marks that the lists lack: those of the open sample's payloads, and those of the
  /// other samples while their list is in sight, for it takes a decode of each in every style.
  mutating func nextSurvey() -> [Effect] {
    surveysAllSamples = showsSamples
    let next =
      library.surveyOfOpenSample() ?? (surveysAllSamples ? library.surveyOfAnySample() : nil)
    return next.map { [.survey($0)] } ?? []
  }

  /// Goes on with the other samples when their list comes into sight.
  mutating func dueSurvey() -> [Effect] {
    !surveysAllSamples && showsSamples ? nextSurvey() : []
  }

  private var showsSamples: Bool { focus == .samples || layout.panes[.samples] != nil }

  /// Takes marks, and puts those payloads from outside first that differ once all are known.
  mutating func receive(_ answer: SurveyAnswer) -> [Effect] {
    guard library.surveys.indices.contains(answer.sample) else { return [] }
    library.take(marks: answer)
    if let count = library.orderOnce(isChoosing: focus.isList), notice == nil {
      let all = library.externals.list.count
      notice = "\(count) of \(all) payloads differ, first in F3; S: by name"
    }
    return nextSurvey()
  }
}
