import JSONSource

/// Values that aren't there: a key that is missing, a null, a question whether there is one.
extension OldConclusions {
  /// `decodeIfPresent` found nothing. Who asked may have something else stand in.
  func verdictOnAbsence(at event: Calls.Call, _ call: Int) -> Verdict {
    let reason: Reason = event.node >= 0 ? .null : .missing
    if tree.isNothingRefused(call) { return .absent(reason) }
    if reason == .null, case .dropped? = fate(of: call) { return leftOut(event) }
    if reason == .null, let kept = storage(of: event), SwiftText.isSomeOfNil(kept) {
      return Self.null(keptAs: kept, .reported)
    }
    if let wrapper = event.type.flatMap({ TypeTraits.of($0).wrapper }),
      let origin = wrapper.fallbackOrigin, let value = wrapper.fallbackValue(),
      !SwiftText.isNil(value), storage(of: event).map({ !SwiftText.isNil($0) }) ?? true
    {
      var verdict = Verdict(.wrapperFilledAbsence, reason)
      // A provider may make another one each time that it is asked.
      verdict.give(storage(of: event) ?? value)
      verdict.fallback = origin
      return verdict
    }
    if reason == .missing, mayHoldOther(call) {
      if isTakenFromOther(call, isTried: true) { return .taken(reason) }
      if hasStandIn(event) {
        return Verdict(judge.ruleOfFilledAbsence, reason, .inferred)
      }
      if events[call].state == .returnedNil { return .absent(reason) }
      // Of another key the property would have been made, and there is none.
      return Verdict(.ownCodeWentOnWithout, reason, .inferred)
    }
    // What was tried in its place ended the decode.
    if reason == .null, hasAlternative(call, where: { $0.stoodIn || $0.state == .threw }),
      isLostWithModel(call)
    {
      return .absent(reason)
    }
    let member = tree.memberWithoutProperty(for: event)
    let kept =
      storage(of: event)
      ?? (event.isForElement ? heldElement(call) : tree.onlyPayload(for: call))
      ?? member ?? tree.innerAssociatedValue(for: event)
    if let value = kept, !SwiftText.isNil(ForeignWrapper.wrappedValue(of: value) ?? value) {
      return verdictOnAbsence(at: event, call, reason, held: value, isMember: member != nil)
    }
    // Of a model that never was only the property's type tells that something would stand in.
    if kept == nil, isFilledIn(event) || reason == .missing && hasStandIn(event) {
      return Verdict(judge.ruleOfFilledAbsence, reason, .inferred)
    }
    var verdict = Verdict(.absence(reason), reason)
    verdict.give(kept ?? Any?.none as Any)
    return verdict
  }

  /// As `verdictOnAbsence(at:_:)`, where the model holds a value there.
  private func verdictOnAbsence(
    at event: Calls.Call, _ call: Int, _ reason: Reason, held value: Any, isMember: Bool
  ) -> Verdict {
    // The source knows better than a value that is the same by chance.
    let isKnown =
      isMember || tree.decodesItself(event.parent) && declaredType(for: event) != nil
    if isMadeOfOther(value, than: call) { return .taken(reason) }
    if reason == .missing, isAskedByName(event) { return .absent(reason) }
    if isTakenFromOther(call) {
      guard isJoined(value, at: event), hasStandIn(event) else { return .taken(reason) }
      return Verdict(judge.ruleOfFilledAbsence, reason, .inferred)
    }
    // Who asks only whether a key is there may choose another one then.
    if !isKnown || event.operation == .contains, isOfOther(value, than: call) {
      guard reason == .missing, hasStandIn(event) else { return .taken(reason) }
      // By the source something stands in, and the property holds more than that.
      return Verdict(judge.ruleOfFilledAbsence, reason, .inferred)
    }
    if reason == .null, Self.saysNull(value) { return Self.null(keptAs: value, .inferred) }
    var verdict = Verdict(judge.ruleOfFilledAbsence, reason)
    verdict.give(value)
    // What was made of a placeholder is nobody's value.
    if isLostWithModel(call), !isMadeAlone(event, call) { verdict.value = nil }
    verdict.evidence = .inferred
    return verdict
  }

  /// Whether what a model holds in the property of a key is the value of another key, which has no property of
  /// its own: with another value there, something else would be held.
  func isMadeOfOther(_ kept: Any, than call: Int) -> Bool {
    let (event, text) = (events[call], CallTree.text(kept))
    guard let property = tree.property(of: event), tree.decodesItself(event.parent) else {
      return false
    }
    return tree.children(of: event.parent).contains { other in
      guard events[other].operation.decodesValue, events[other].node >= 0,
        case .returned(let read) = events[other].result, CallTree.text(read) == text,
        !tree.hasOwnProperty(events[other])
      else { return false }
      return otherValues(than: events[other]).prefix(2).contains { json in
        model(with: json, insteadOf: events[other])
          .flatMap { KeptProperties.storage(of: property, in: SwiftText.bare($0)) }
          .map { CallTree.text($0) != text } ?? false
      }
    }
  }

  /// Whether the property that a missing key was asked for was asked for by its own name, too, in vain: that key
  /// tells what stands in.
  private func isAskedByName(_ event: Calls.Call) -> Bool {
    guard let property = tree.property(of: event), property != event.key,
      tree.decodesItself(event.parent)
    else { return false }
    return tree.children(of: event.parent).contains {
      events[$0].key == property && events[$0].container == event.container && events[$0].node < 0
        && events[$0].operation.decodesValue
    }
  }

  /// Whether a property is made of a call's value, and of nothing else.
  private func isMadeAlone(_ event: Calls.Call, _ call: Int) -> Bool {
    tree.property(of: event).map { making(of: $0, call) != .mixed } ?? false
  }

  /// Whether a text was joined of one that was sent under another key, and more.
  private func isJoined(_ kept: Any, at event: Calls.Call) -> Bool {
    tree.children(of: event.parent).contains { other in
      guard events[other].isForKey, events[other].node >= 0,
        let sent = SentScalar(events[other].node, in: diagnosis.document)
      else { return false }
      return sent.isWithin(kept)
    }
  }

  /// The verdict on a null that the model keeps as a value of its own.
  private static func null(keptAs value: Any, _ evidence: Evidence) -> Verdict {
    var verdict = Verdict.asSent(value)
    verdict.evidence = evidence
    return verdict
  }

  /// Whether a value is an enum's case that is named as JSON's null.
  private static func saysNull(_ value: Any) -> Bool {
    SwiftText.caseName(of: SwiftText.bare(value)).map { $0 == "null" } ?? false
  }

  /// Whether what ended the decode of the model around a call may have been tried in its place: its value
  /// by another type, another key for its property, or an error of the model's own code.
  func mayHaveBeenTriedLast(_ call: Int) -> Bool {
    let parent = events[call].parent
    guard parent >= 0 else { return true }
    var end = tree.firstPlaceholder(within: parent) ?? tree.culprit(of: parent)
    while end > parent, events[end].parent > parent { end = events[end].parent }
    guard end > parent, events[end].parent == parent, events[end].node != events[call].node,
      let code = tree.source.ownCode, let key = events[call].key,
      let type = events[parent].type
    else { return true }
    guard let property = tree.property(of: events[call]), let other = events[end].key else {
      return false
    }
    return code.isAlternative(
      tree.outerKeys(of: events[call]) + [key], to: tree.outerKeys(of: events[end]) + [other],
      for: property, in: TypeName.declared(type))
  }

  /// Whether the property of a key under which nothing was sent is made of another key's value instead,
  /// by the model's source. `isTried`: it may have failed there, and ended the decode.
  func isTakenFromOther(_ call: Int, isTried: Bool = false) -> Bool {
    hasAlternative(call) { $0.node >= 0 && ($0.state == .returned || isTried) }
  }

  /// Whether the property of a key is made of another key's value, too, for which such a call asked.
  private func hasAlternative(
    _ call: Int, where isSuch: (Calls.Call) -> Bool
  ) -> Bool {
    let event = events[call]
    guard let code = tree.source.ownCode, let key = event.key, event.parent >= 0,
      let property = tree.property(of: event), let type = events[event.parent].type
    else { return false }
    let path = tree.outerKeys(of: event) + [key]
    return tree.children(of: event.parent).contains { other in
      guard let otherKey = events[other].key, events[other].operation != .contains,
        isSuch(events[other])
      else { return false }
      let otherPath = tree.outerKeys(of: events[other]) + [otherKey]
      return code.isAlternative(
        path, to: otherPath, for: property, in: TypeName.declared(type))
    }
  }

  /// Code of the model's own found the key missing, and left the property as it was.
  func unread(at event: Calls.Call, _ call: Int) -> Verdict {
    var verdict = verdictOnAbsence(at: event, call)
    verdict.evidence = .inferred
    if verdict.outcome == .default { verdict.decidedBy = judge.ruleOfFilledAbsence }
    verdict.wrappedType = verdict.wrappedType ?? storage(of: event).map { type(of: $0) }
    return verdict
  }

  /// Code of the model's own found a null, and went on without a value.
  func steppedOver(_ event: Calls.Call, _ call: Int) -> Verdict {
    guard event.isForElement, heldElement(call) == nil else { return unread(at: event, call) }
    return leftOut(event)
  }

  /// The verdict on a null of which an array has nothing.
  private func leftOut(_ event: Calls.Call) -> Verdict {
    var verdict = Verdict(.ownCodeSteppedOverNull, .null, .inferred)
    verdict.wrappedType = tree.children(of: event.parent).lazy.prefix(64)
      .first { events[$0].container == event.container && events[$0].type != nil }
      .flatMap { events[$0].type }
    return verdict
  }
}
