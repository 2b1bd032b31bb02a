import JSONSource

/// What models hold in the properties that calls were made for.
extension OldConclusions {
  /// What the decoded model holds in the property that bears the key's name, or in an element's place.
  func propertyValue(of call: Int) -> Any? {
    let event = events[call]
    let held =
      storage(of: event) ?? tree.heldMember(for: event)
      ?? (event.isForElement ? heldElement(call) : nil)
      ?? tree.memberWithoutProperty(for: event)
    let kept = held.map { ForeignWrapper.wrappedValue(of: $0) ?? $0 }
    return kept.flatMap { part(of: $0, standingInFor: call) } ?? kept
  }

  func outcome(ofCaught call: Int) -> Outcome? {
    isLostWithModel(call) && declaredType(for: events[call]) == nil
      ? .dropped : outcomeOfSwallowed(call)
  }

  func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    verdict.value = endedWithin(events[call].parent) ? nil : propertyValue(of: call)
    verdict.become(.caught(outcomeOfSwallowed(call)), verdict.reason)
    if verdict.outcome == .nil, verdict.value == nil { verdict.value = Any?.none as Any }
    return verdict
  }

  func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?) {
    let wrapped = storage(of: events[call]).flatMap { ForeignWrapper.wrappedValue(of: $0) }
    return (mayHoldOther(call) ? nil : propertyValue(of: call), wrapped.map { type(of: $0) })
  }

  func isTold(_ call: Int) -> Bool {
    isLostWithModel(call) && !isTakenFromOther(call) && mayHaveBeenTriedLast(call)
  }

  /// What becomes of a value whose error code of the model's own catches: what the property holds that
  /// bears the key's name, and dropped where the model has no such property.
  private func outcomeOfSwallowed(_ call: Int) -> Outcome {
    let event = events[call]
    if tree.isOfOtherForm(call) { return .dropped }
    if event.isForElement {
      return heldElement(call).map { SwiftText.isNil($0) ? .nil : .default }
        ?? .dropped
    }
    if let kept = propertyValue(of: call), !isLostWithModel(call) {
      // Another key gave the property its value.
      if !SwiftText.isNil(kept), isOfOther(kept, than: call) {
        return event.innerNode < 0 ? .nil : .dropped
      }
      return SwiftText.isNil(kept) ? .nil : .default
    }
    // What it would hold nobody sees where its model never was, but that another key gives it.
    if event.innerNode >= 0, mayHoldOther(call), isTakenFromOther(call) { return .dropped }
    if let stored = storage(of: event) {
      if TypeTraits.of(type(of: stored)).isOptional { return hasStandIn(event) ? .default : .nil }
      return mayHaveEnded(call) ? .dropped : .default
    }
    guard let declared = declaredType(for: event) else {
      return isContainerOfNothing(call) ? .nil : .dropped
    }
    guard declared.isOptional || !mayHaveEnded(call) else { return .dropped }
    return declared.isOptional && !hasStandIn(event) ? .nil : .default
  }

  /// Whether a struct's or class's own code asked for a container where there is nothing, and goes on
  /// without: `try? keys.nestedContainer(…)` is nil. An enum's tries one case after the other.
  private func isContainerOfNothing(_ call: Int) -> Bool {
    let event = events[call]
    guard event.operation.opensContainer, event.isForKey, event.parent >= 0,
      !tree.owner(event.parent).isEnum
    else { return false }
    return event.node < 0 || diagnosis.document.kind(of: event.node) == .null
  }

  /// Whether code of a model's own tried something else for a key that is missing, which ended the decode.
  private func mayHaveEnded(_ call: Int) -> Bool {
    guard events[call].innerNode < 0, tree.decodesItself(events[call].parent) else { return false }
    return
      !(hasStandIn(events[call])
      || tree.property(of: events[call]).map { making(of: $0, call) != .mixed } ?? false)
  }

  /// Whether code of a model's own asked for a key that is missing, went on without, and has no
  /// property of that name: nothing was there, and nothing is. Of a call that threw or whose value
  /// would be dropped.
  func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool {
    events[call].isForKey
      && (outcome == .dropped
        && (declaredType(for: events[call]) == nil || tree.isOfOtherForm(call))
        || !endedWithin(events[call].parent))
  }

  /// Whether the property that a call was made for may hold a placeholder for another value.
  func mayHoldOther(_ call: Int) -> Bool {
    guard endedWithin(events[call].parent), let property = tree.property(of: events[call]) else {
      return false
    }
    return making(of: property, call) == .mixed
  }

  /// Whether the model whose own code caught a call's error threw in the end, and kept nothing of it. Of
  /// a model that the compiler decodes it was a wrapper that caught it, and went on with something else.
  func isLostWithModel(_ call: Int) -> Bool {
    let parent = events[call].parent
    guard endedWithin(parent) else { return false }
    return declaredType(for: events[call]) == nil || tree.decodesItself(parent)
  }

  /// Whether a decode ended within a call: there is no model, or one that is made of placeholders.
  func endedWithin(_ call: Int) -> Bool {
    call >= 0
      && (tree.threw(call) && !tree.isSwallowed(call) || tree.holdsPlaceholder(call))
  }

  /// Whether something would stand in for a value that isn't there: the decode ended before there was a
  /// model, and not because of that, and the property can't be nil.
  func isFilledIn(_ event: Calls.Call) -> Bool {
    guard endedWithin(event.parent) else { return false }
    return hasStandIn(event)
      || tree.culprit(of: event.parent) != event.parent && judge.isNeverNil(event)
  }

  /// Whether the source says that something stands in for a call's value.
  func hasStandIn(_ event: Calls.Call) -> Bool {
    guard let key = event.key, event.parent >= 0, let type = events[event.parent].type else {
      return false
    }
    return tree.source.ownCode?.hasStandIn(
      key, within: tree.outerKeys(of: event), in: TypeName.declared(type)) == true
  }

  /// The type that the source gives the property that a call was made for.
  func declaredType(for event: Calls.Call) -> SwiftType? { judge.declaredType(for: event) }

  func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict { judge.shown(verdict, call) }

  /// The type that a wrapper which knows nothing of reports wraps, where it asked for a value of that type
  /// in vain; `nil` for any other type.
  func wrappedType(askedAt call: Int) -> (any Any.Type)? {
    guard let wrapped = judge.wrappedType(of: call) else { return nil }
    let isAskedFor = tree.children(of: call).contains { child in
      tree.isAtPlaceOfParent(child) && tree.threw(child)
        && events[child].type.map { $0 == TypeTraits.of(wrapped).bare } == true
    }
    return isAskedFor ? wrapped : nil
  }

  /// As `propertyValue`, with the wrapper that stores it.
  func storage(of event: Calls.Call) -> Any? {
    guard let (model, property) = tree.holder(for: event) else { return nil }
    return KeptProperties.storage(of: property, in: model)
      .map { innerStorage(of: property, in: $0, for: event) }
      ?? tree.associatedValue(for: event, property, in: model)
  }

  /// What a property holds that bears a key's name; or, where it is a model of its own with a property
  /// of that name, what that holds: `account = try? Account(from: decoder)` reads its keys from the
  /// object around it, and one of them may be `account`.
  func innerStorage(of property: String, in storage: Any, for event: Calls.Call) -> Any {
    guard let asked = event.type.map({ TypeTraits.of($0).bare }),
      TypeTraits.of(type(of: storage)).bare != asked
    else { return storage }
    let content = SwiftText.bare(storage)
    if let part = Self.partOfTuple(content, property, asked) {
      return isMadeAlone(property, of: event) ? storage : part
    }
    guard type(of: content) != asked, !TypeTraits.of(type(of: content)).isStandard else {
      return storage
    }
    // A model that is made of several values has a property for each.
    let stored = StoredProperties.of(type(of: content))
    let inner = [property, event.key].lazy.compactMap { $0 }.compactMap { stored[$0] }
      .first { $0.bareType == asked }
    return inner.flatMap { KeptProperties.storage($0, in: content) } ?? storage
  }
}

extension OldConclusions {
  /// The only value of a type in a tuple that a property holds, or the one that bears a key's name.
  private static func partOfTuple(_ tuple: Any, _ key: String, _ type: any Any.Type) -> Any? {
    let mirror = Mirror(reflecting: tuple)
    guard mirror.displayStyle == .tuple else { return nil }
    let parts = mirror.children.filter { TypeTraits.of(Swift.type(of: $0.value)).bare == type }
    return parts.count == 1 ? parts.first?.value : parts.first { $0.label == key }?.value
  }
}

extension OldConclusions {
  /// Whether the code of the model around a call makes a property of its value alone.
  private func isMadeAlone(_ property: String, of event: Calls.Call) -> Bool {
    guard let key = event.key, event.parent >= 0, let type = events[event.parent].type,
      let code = tree.source.ownCode
    else { return false }
    return code.properties(
      madeOf: key, within: tree.outerKeys(of: event), with: property, in: TypeName.declared(type))
      != nil
  }
}

/// What a model's code makes of a key's value.
enum Making {
  /// A property, of nothing else.
  case alone
  /// Several properties, each of a part of it.
  case spread
  /// A property, of other values, too; or its source doesn't tell.
  case mixed
}

extension OldConclusions {
  /// What the code of the model around a call makes of its value, of which a property is made.
  func making(of property: String, _ call: Int) -> Making {
    let event = events[call]
    if tree.mixedModels.contains(event.parent) { return .mixed }
    guard tree.decodesItself(event.parent), let type = events[event.parent].type,
      let key = event.key, !tree.owner(event.parent).isEnum, let code = tree.source.ownCode
    else { return .alone }
    let made = code.properties(
      madeOf: key, within: tree.outerKeys(of: event), with: property, in: TypeName.declared(type))
    guard let made else { return isOnlyChoice(property, of: call) ? .alone : .mixed }
    let stored = StoredProperties.of(type)
    let isCollection = event.node >= 0 && diagnosis.document.isContainer(event.node)
    let isSpread = made.contains { name in
      guard name != property, let other = stored[name]?.bareType else { return false }
      // That it is more than something else, say, is no part of it, nor is how many there are.
      return other != Bool.self && !(isCollection && TypeTraits.of(other).isNumber)
    }
    return isSpread ? .spread : .alone
  }

  /// Whether a property is made of the value of one key or of another, and that of a call is the only one
  /// that is there.
  private func isOnlyChoice(_ property: String, of call: Int) -> Bool {
    let event = events[call]
    guard let key = event.key, event.innerNode >= 0, !tree.holdsPlaceholder(event.parent),
      let type = events[event.parent].type.map({ TypeName.declared($0) }),
      let code = tree.source.ownCode,
      code.isChosen(property, of: key, within: tree.outerKeys(of: event), in: type)
    else { return false }
    return !tree.children(of: event.parent).contains { other in
      guard let key = events[other].key, events[other].innerNode != event.innerNode,
        events[other].innerNode >= 0, events[other].operation.decodesValue
      else { return false }
      return code.isMade(property, of: key, within: tree.outerKeys(of: events[other]), in: type)
    }
  }
}
