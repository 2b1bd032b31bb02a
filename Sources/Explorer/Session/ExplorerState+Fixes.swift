/// Fixes that were tried in the background, and are made by a key.
extension ExplorerState {
  /// Has tried what is looked at now.
  mutating func dueTrials() -> [Effect] {
    let stage = Stage(self)
    guard trials.subject != nil || stage.hasFixes || layers.has(.menu) else { return [] }
    return trials.due(on: stage, layers)
  }

  /// Makes one of the fixes that were tried.
  mutating func makeFix(_ place: Int) -> [Effect] {
    guard let making = trials.making(place, in: library) else {
      let stage = Stage(self)
      notice =
        stage.hidesFixes
        ? PracticeWords.hidden
        : !stage.hasFixes
          ? "the why's fixes have letters: F8"
          : trials.proposals.indices.contains(place)
            ? "this fix is being tried still" : "no fix has this letter"
      return []
    }
    let before = library
    let effects = carryOut(making.requests)
    trials.made(place, before: before, after: library)
    notice = making.words
    return effects
  }

  /// Takes back the fix that was made last, while the why is looked at; `nil` where there is none.
  mutating func takeFixBack() -> [Effect]? {
    guard Stage(self).hasFixes, let request = trials.takingBack(library) else { return nil }
    notice = "the fix is taken back"
    return carryOut(request)
  }
}
