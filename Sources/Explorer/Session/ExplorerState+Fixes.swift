/// Fixes that were tried in the background, and are made by a key.
extension ExplorerState {
  /// Makes one of the fixes that were tried.
  mutating func makeFix(_ place: Int) -> [Effect] {
    let trials = questions.trials
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
    let effects = carryOut(making.request)
    undo.words = "fix \(making.words)"
    notice = "\(making.words); u takes it back"
    return effects
  }
}
