import JSONSource

/// Values whose calls aren't held, or that made none: they are counted, or looked through.
extension FieldCollector {
  /// The verdict on a value of a type that takes any JSON. Where no calls were made for what is within
  /// it, equal keys and digits are looked at here.
  mutating func untyped(_ verdict: Verdict, _ call: Int) -> Verdict {
    let node = tree.events[call].node
    if node >= 0, tree.isLeaf(call), !tree.threw(call), facts.document.isContainer(node) {
      coverage.noteAll(within: node)
    }
    var verdict = verdict
    // It has a value for null, and no optional's nil.
    if verdict.outcome == .nil, node >= 0, facts.document.kind(of: node) == .null,
      let value = verdict.value, !SwiftText.isNil(value)
    {
      (verdict.decidedBy, verdict.reason) = (.decodedAsIs, nil)
    }
    return judge.rounded(verdict, call)
  }

  /// Counts the elements within a call whose calls aren't held. Returns the worst of their outcomes.
  mutating func countUnheld(in call: Int, isUsed: Bool) -> Outcome? {
    guard let digest = tree.digests[call] else { return nil }
    let place = place(ofUnlistedIn: digest, call)
    let worst = add(digest, isUsed: isUsed, within: place)
    guard isUsed else { return worst }
    return Outcome.worse(Outcome.worse(worst, countEqual(in: call)), countChanged(in: call))
  }

  /// Counts an element of which but the first call is held: one that own code read and let go is
  /// dropped, whatever is in it.
  mutating func countWhole(_ call: Int, _ digest: ElementDigest, isUsed: Bool) -> Outcome? {
    let isDropped =
      isUsed && (firstFailure.map { call < $0 } ?? true)
      && conclusions.isDropped(call)
    // Its own step is that of what is within it.
    let place = String(place(ofUnlistedIn: digest, call).dropLast(3))
    let worst = add(digest, isUsed: isUsed && !isDropped, within: place)
    guard isDropped else { return worst }
    let isLoss = facts.document.kind(of: tree.events[call].node) != .null
    count(.dropped, isSilentLoss: isLoss)
    noteUnlisted(call, .dropped, .custom, isLoss: isLoss)
    return .dropped
  }

  private func place(ofUnlistedIn digest: ElementDigest, _ call: Int) -> String {
    digest.unlisted.groups.isEmpty ? "" : pattern(of: call)
  }

  private mutating func add(
    _ digest: ElementDigest, isUsed: Bool, within place: String
  ) -> Outcome? {
    visited += digest.fields
    omitted += digest.fields
    countedNames.add(isUsed ? digest.names : digest.names.unused)
    guard isUsed else { return nil }
    omitted += digest.unasked
    unaskedInDigests += digest.unasked
    summary.add(digest.summary)
    unlisted.add(digest.unlisted, within: place)
    return digest.worst
  }

  /// Counts the elements of a set that are equal to others, where their calls aren't held: by
  /// themselves they are as sent.
  private mutating func countEqual(in set: Int) -> Outcome? {
    let lost = tree.uncountedEqualElements(of: set, in: facts.document)
    guard lost > 0, summary[.asSent] >= lost else { return nil }
    summary[.asSent] -= lost
    summary[.dropped] += lost
    summary.silentLoss += lost
    return .dropped
  }

  /// Counts what models made in the end of elements of an array: by themselves they are as sent, or
  /// what their own code made of them.
  private mutating func countChanged(in array: Int) -> Outcome? {
    let changes = tree.uncountedChanges(in: array, of: facts.document)
    guard !changes.isEmpty else { return nil }
    let counts = tree.digests[array]?.elements.byNode ?? [:]
    var asSent = StyleReport.Summary()
    asSent[.asSent] = 1
    var worst: Outcome?
    for change in changes where change.likeness != .same {
      let outcome = change.likeness.outcome(of: change.value)
      worst = Outcome.worse(worst, outcome)
      summary.remove(counts[change.node] ?? asSent)
      let isNull = change.node >= 0 && facts.document.kind(of: change.node) == .null
      count(outcome, isSilentLoss: change.likeness != .form && !isNull)
    }
    return worst
  }
}
