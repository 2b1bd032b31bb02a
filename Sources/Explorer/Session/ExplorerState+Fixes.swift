/// Fixes that were tried in the background, and are made by a key.
extension ExplorerState {
  /// Has tried what is looked at now.
  mutating func dueTrials() -> [Effect] {
    guard trials.subject != nil || focus == .why || layers.has(.menu) else { return [] }
    return trials.due(on: Stage(self), layers)
  }

  /// Makes one of the fixes that were tried.
  mutating func makeFix(_ place: Int) -> [Effect] {
    guard let making = trials.making(place, in: library) else {
      notice =
        focus != .why
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
    guard focus == .why, let request = trials.takingBack(library) else { return nil }
    notice = "the fix is taken back"
    return carryOut(request)
  }
}
