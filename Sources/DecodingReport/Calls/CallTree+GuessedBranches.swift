import JSONSource

/// Models whose own code went on with a placeholder, and may have taken another way because of it.
extension CallTree {
  /// Whether code of a model's own went on with a placeholder that may decide what it asks for: that,
  /// and what it throws, may be because of it.
  func isMisled(_ call: Int) -> Bool {
    guard branches(call), holdsPlaceholder(call) else { return false }
    if let known = guessedBranches[call] { return known }
    let isMisled = children(of: call).contains { misleads($0, call) }
    guessedBranches[call] = isMisled
    return isMisled
  }

  /// Whether a placeholder, or a model that is made of one, may decide what the model's own code around
  /// it asks for next.
  private func misleads(_ child: Int, _ model: Int) -> Bool {
    guard events[child].stoodIn || holdsPlaceholder(child) else { return false }
    return decides(child, model)
  }

  /// Whether what a call gave may decide what the model's own code around it asks for next.
  private func decides(_ child: Int, _ model: Int) -> Bool {
    guard let type = events[model].type, let code = source.ownCode else { return true }
    // Of a container that holds nothing any value may decide.
    if events[child].operation.opensNestedContainer { return branches(model) }
    return code.isDecided(TypeName.declared(type), by: events[child].key)
  }

  /// Whether a model's own code asks for a call's key, whatever the values of others are.
  private func isAlwaysAsked(_ child: Int, _ model: Int) -> Bool {
    guard let type = events[model].type, let key = events[child].key else { return false }
    return source.ownCode?.isAlwaysAsked(
      key, within: outerKeys(of: events[child]), in: TypeName.declared(type)) == true
  }

  /// Whether a model's own code throws because of a call's value alone.
  func isChecked(_ child: Int) -> Bool {
    guard !holdsPlaceholder(child) || isRefused(child), let key = events[child].key,
      events[child].parent >= 0,
      let type = events[events[child].parent].type
    else { return false }
    return source.ownCode?.isChecked(
      key, within: outerKeys(of: events[child]), in: TypeName.declared(type)) == true
  }

  /// Whether a model's own code asks for nothing behind a call.
  private func isLast(_ child: Int, _ model: Int) -> Bool {
    guard let type = events[model].type, let key = events[child].key else { return false }
    return source.ownCode?.isLast(key, in: TypeName.declared(type)) == true
  }

  /// Whether a placeholder stands in within a model whose own code may do otherwise because of it, or
  /// for one whose own code hadn't asked for all that it wanted.
  func misleads(_ placeholder: Int) -> Bool {
    guard source.hasOwnCode else { return false }
    if branches(placeholder), children(of: placeholder).contains(where: { events[$0].hasStep }) {
      return true
    }
    var child = placeholder
    while child >= 0, events[child].parent >= 0 {
      let model = events[child].parent
      if branches(model), decides(child, model), !isLast(child, model) { return true }
      child = model
    }
    return false
  }

  /// Whether a key was asked for because of a placeholder: by code that may have taken another way, or in a
  /// value that it wouldn't have asked for then.
  func isGuess(_ index: Int) -> Bool {
    guard source.hasOwnCode, !placeholders.isEmpty, events[index].isForKey else { return false }
    let isMissing = events[index].innerNode < 0
    var child = index
    while events[child].parent >= 0 {
      if isGuess(child, in: events[child].parent, isMissing: isMissing) { return true }
      child = events[child].parent
    }
    return false
  }

  /// Whether the source of the model around a call compares its value with some that it knows.
  func isLookedUp(_ event: Calls.Call) -> Bool {
    guard let key = event.key, event.parent >= 0, let type = events[event.parent].type else {
      return false
    }
    return source.ownCode?.isLookedUp(
      key, within: outerKeys(of: event), in: TypeName.declared(type)) == true
  }

  /// Whether a call was made because of a placeholder before it: in a loop, of the last value of its
  /// kind and type, since another type may read the key that decided once more. That a key is there tells
  /// that it is asked for, unless a value decided that which the source compares with some.
  private func isGuess(_ child: Int, in model: Int, isMissing: Bool) -> Bool {
    guard isMisled(model), !isAlwaysAsked(child, model) else { return false }
    var misleading: [JSONPath.Step?: ObjectIdentifier?] = [:]
    for before in children(of: model) where events[before].operation.decodesValue {
      if before >= child { break }
      guard decides(before, model), isMissing || isLookedUp(events[before]) else { continue }
      let (step, type) = (events[before].step, events[before].type.map { ObjectIdentifier($0) })
      if events[before].stoodIn || holdsPlaceholder(before) {
        misleading[step] = .some(type)
      } else if misleading[step] == .some(type) {
        misleading[step] = nil
      }
    }
    return !misleading.isEmpty
  }
}
