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
    let effects = carryOut(making.make)
    madeFix = MadeFix(undoneBy: making.undo, after: library)
    notice = making.words
    return effects
  }

  /// Takes back the fix that was made last, while the why is looked at; `nil` where there is none.
  mutating func takeFixBack() -> [Effect]? {
    guard Stage(self).hasFixes, let made = madeFix.take(), let request = made.takingBack(library)
    else { return nil }
    notice = "the fix is taken back"
    return carryOut(request)
  }
}
