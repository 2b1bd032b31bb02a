import JSONSource

/// The fields within calls: those that were asked for in them, calls at their own place looked through.
extension FieldCollector {
  mutating func visitFields(within attempts: [Int], isUsed: Bool) -> Outcome? {
    if attempts.count > 1 { return visitFields(withinEach: attempts, isUsed: isUsed) }
    return visitFields(
      within: attempts[0], isUsed: isUsed, repeatedCalls(within: attempts[0]))
  }

  /// As `visitFields`, of a value that was asked for several times: what was read by one type, and then
  /// by another, is told once.
  private mutating func visitFields(withinEach attempts: [Int], isUsed: Bool) -> Outcome? {
    let last = attempts.last { !tree.threw($0) }
    let places = Set(last.map { tree.children(of: $0).filter(tree.isField).map(place) } ?? [])
    var worst: Outcome?
    for attempt in attempts where !tree.isSuperseded(attempt, in: facts.document) {
      let repeated = repeatedCalls(within: attempt, besides: attempt == last ? [] : places)
      let isUsed = isUsed && !isTriedInVain(attempt, of: attempts)
      worst = Outcome.worse(worst, visitFields(within: attempt, isUsed: isUsed, repeated))
    }
    return worst
  }

  /// Whether a value was tried by a type in vain, and by another one then, which ended the decode: nobody
  /// kept the rest of what was read first.
  private func isTriedInVain(_ attempt: Int, of attempts: [Int]) -> Bool {
    guard let firstFailure, attempt < firstFailure, tree.threw(attempt) else { return false }
    return attempts.contains { $0 > attempt && tree.isAncestor($0, of: firstFailure) }
  }

  /// The fields that were asked for within a call, calls at its own place looked through.
  private mutating func visitFields(
    within index: Int, isUsed: Bool, _ repeated: RepeatedCalls?
  ) -> Outcome? {
    var worst = countUnheld(in: index, isUsed: isUsed)
    var group: [Int] = []
    let openedBefore = openedFields.count
    /// The elements of which the model made nothing, and the containers within them.
    var passedOver: [Int: Outcome] = [:]
    for child in tree.children(of: index) {
      if !group.isEmpty, tree.events[child].opensElement { visit(&group, isUsed: isUsed, &worst) }
      let isPassedOver =
        isUsed && firstFailure == nil && passOver(child, within: index, &passedOver, &worst)
      if isUsed, !isPassedOver { noteAsked(child) } else { noteUnused(child) }
      if let repeated, repeated.later.contains(child) { continue }
      if tree.events[child].operation.opensNestedContainer || tree.opensByDecoder(child) {
        if !group.isEmpty { visit(&group, isUsed: isUsed, &worst) }
        openField(child, isUsed: isUsed, isPassedOver: isPassedOver)
      }
      guard isOwnField(child) else { continue }
      if isPassedOver {
        if !group.isEmpty { visit(&group, isUsed: isUsed, &worst) }
        let outcome = passedOver[tree.events[child].container] ?? .dropped
        lostContainers.append(LostContainer(outcome: outcome))
        _ = visit([child], isUsed: false)
        lostContainers.removeLast()
        continue
      }
      if tree.isAtPlaceOfParent(child) {
        if !group.isEmpty { visit(&group, isUsed: isUsed, &worst) }
        worst = Outcome.worse(worst, visitFields(atPlaceOfParent: child, isUsed: isUsed))
        continue
      }
      if let last = group.last, !samePlace(last, child) { visit(&group, isUsed: isUsed, &worst) }
      group.append(child)
      if let repeated { repeated.append(to: &group, behind: child) }
    }
    if !group.isEmpty { visit(&group, isUsed: isUsed, &worst) }
    if openedFields.count > openedBefore { closeFields(from: openedBefore, isUsed: isUsed) }
    return worst
  }

  private mutating func visit(_ group: inout [Int], isUsed: Bool, _ worst: inout Outcome?) {
    worst = Outcome.worse(worst, visit(group, isUsed: isUsed))
    group.removeAll(keepingCapacity: true)
  }

  private mutating func visitFields(atPlaceOfParent call: Int, isUsed: Bool) -> Outcome? {
    if tree.isSuperseded(call, in: facts.document) || tree.asksForKeysAlone(call) { return nil }
    if isUsed { tree.holdAtPlaceOfParent(call) }
    // What was read by a type that was tried in vain is lost.
    let isUsed = isUsed && !(tree.threw(call) && tree.isCaught(call))
    return visitFields(within: call, isUsed: isUsed, repeatedCalls(within: call))
  }

  private func isOwnField(_ call: Int) -> Bool {
    tree.isField(call) && !tree.isGuess(call) && !tree.isPeek(call) && !tree.isProbe(call)
  }

  /// The calls of a model's own code for places for which it asked before, which are one field, or for
  /// some places that have their fields elsewhere; `nil` where there can't be any.
  private func repeatedCalls(
    within index: Int, besides places: Set<CallPlace> = []
  ) -> RepeatedCalls? {
    guard !places.isEmpty || tree.decodesItself(index) else { return nil }
    var repeated = RepeatedCalls()
    var firsts: [CallPlace: Int] = [:]
    for child in tree.children(of: index) where tree.events[child].hasStep {
      let isRefused = tree.events[child].operation.opensNestedContainer && tree.threw(child)
      guard tree.events[child].operation.decodesValue || isRefused else { continue }
      let place = place(of: child)
      if places.contains(place) {
        repeated.later.insert(child)
      } else if let first = firsts[place] {
        if isOwnField(child) { note(child, behind: first, in: &repeated) }
      } else if isOwnField(child), !tree.isAtPlaceOfParent(child) {
        firsts[place] = child
      }
    }
    return repeated
  }

  private func note(_ call: Int, behind first: Int, in repeated: inout RepeatedCalls) {
    if let firstFailure, first < firstFailure, call > firstFailure {
      // What was read before the first error, and is read again, was reached.
      if !tree.threw(first), !tree.threw(call) { repeated.later.insert(call) }
      return
    }
    repeated.later.insert(call)
    repeated.byFirst[first, default: []].append(call)
  }

  private func samePlace(_ left: Int, _ right: Int) -> Bool {
    tree.events[left].innerNode == tree.events[right].innerNode
      && place(of: left) == place(of: right)
  }
}

/// Calls that have no fields of their own.
private struct RepeatedCalls {
  /// By the first call for a place.
  var byFirst: [Int: [Int]] = [:]
  var later: Set<Int> = []

  func append(to group: inout [Int], behind first: Int) {
    if let more = byFirst[first] { group += more }
  }
}

/// Where a call looked for a value.
struct CallPlace: Hashable {
  fileprivate let container: Int
  fileprivate let node: Int
  fileprivate let step: JSONPath.Step?
  fileprivate let text: ObjectIdentifier?
}

extension FieldCollector {
  func place(of call: Int) -> CallPlace {
    let event = tree.events[call]
    return CallPlace(
      container: event.innerContainer, node: event.innerNode, step: event.step,
      text: event.text.map { ObjectIdentifier($0) })
  }
}
