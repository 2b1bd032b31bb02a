import Foundation
import JSONSource

/// Judges calls: from what came back, what was thrown within, and what the type says of itself.
struct Judge {
  let tree: CallTree
  let diagnosis: Diagnosis

  var events: Calls { tree.events }

  /// The call that decided what became of a field, of all calls for its value, in order: the last
  /// that returned a value; or the one whose error was thrown, else the first.
  func decisive(of attempts: [Int]) -> Int {
    if attempts.count == 1 { return attempts[0] }
    // What stood in would have ended the decode.
    if let stoodIn = attempts.first(where: { events[$0].stoodIn }) { return stoodIn }
    if let returned = attempts.last(where: { !tree.threw($0) && !isStepOver($0, in: attempts) }) {
      return returned
    }
    let parent = events[attempts[0]].parent
    let thrown = parent < 0 ? nil : tree.error(of: parent).map { ErrorFacts($0) }
    let matching = thrown.flatMap { thrown in
      attempts.last { tree.error(of: $0).map { ErrorFacts($0).isSame(as: thrown) } ?? false }
    }
    return matching ?? attempts[0]
  }

  /// The verdict on a field from the call that decided; `attempts` are all calls for its value.
  func verdict(on call: Int, of attempts: [Int]) -> Verdict {
    if let plain = containerPlainlyAsSent(call) { return plain }
    if let unasked = unaskedWrapper(call) { return unasked }
    if keepsNothing(call) { return Verdict(.dropped, .custom, .inferred) }
    var verdict = judged(call, of: attempts)
    if isRoundedText(verdict, at: events[call].node) { verdict.reason = .precision }
    return verdict
  }

  private func judged(_ call: Int, of attempts: [Int]) -> Verdict {
    let event = events[call]
    if let outcome = event.outcome {
      let own = replaced(examined(reported(outcome, event, call), event, call), call)
      let verdict = fallenBack(own, event)
      return keyRenamed(discarded(lookedUp(remade(verdict, call), call), call), call)
    }
    switch event.result {
    case .returned where event.operation == .contains: return unread(at: event, call)
    case .returned where event.operation == .decodeNil: return steppedOver(event, call)
    case .returned(let value):
      let kept = lookedUp(remade(fallenBack(judge(value, of: event, call), event), call), call)
      var verdict = keyRenamed(influenced(unused(discarded(kept, call), call), call), call)
      if verdict.outcome == .default, verdict.error == nil {
        verdict.error = attempts.lazy.compactMap { tree.error(of: $0) }.first
      }
      return verdict
    case .returnedNil: return influencedByNothing(verdictOnAbsence(at: event, call), call)
    case .threw(let error): return failure(error, of: event, call)
    case .running: return Verdict(.threw, .custom)
    }
  }

  /// Whether a call decoded a type that has no properties and asked for nothing, of a value that has something:
  /// `struct Empty: Decodable {}` of `{"id": 1}`.
  private func keepsNothing(_ call: Int) -> Bool {
    let (event, document) = (events[call], diagnosis.document)
    guard event.state == .returned, event.node >= 0, let type = event.type,
      TypeTraits.of(TypeTraits.of(type).bare).isContentless,
      !tree.children(of: call).contains(where: { events[$0].operation.decodesValue })
    else { return false }
    if document.isContainer(event.node) { return !document.isEmptyContainer(event.node) }
    return document.kind(of: event.node) != .null
  }

  /// The verdict on a value of a property wrapper that may stop the program when its wrapped value is asked for:
  /// nobody knows what the property holds.
  private func unaskedWrapper(_ call: Int) -> Verdict? {
    guard let type = events[call].type, TypeTraits.of(type).bare is any StoppingWrapper.Type,
      case .returned(let value) = events[call].result, !SwiftText.isNil(value)
    else { return nil }
    var verdict = Verdict(.converted, .custom, .inferred)
    verdict.give(value)
    return verdict
  }

  /// The verdict on a value as sent that a model holds under another key than the payload has: a key
  /// strategy had renamed it before the model's own code saw it.
  private func keyRenamed(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .asSent, isKeyRenamed(event), tree.heldMember(for: event) != nil
    else { return verdict }
    (verdict.outcome, verdict.reason, verdict.evidence) = (.converted, .custom, .inferred)
    verdict.losesValue = false
    return verdict
  }

  /// Whether a key that its object brought was asked for by another name than the payload has.
  func isKeyRenamed(_ event: Calls.Call) -> Bool {
    guard event.isByAnyKey, event.node > 0, event.text == nil,
      diagnosis.document.kind(of: event.node - 1) == .key, let key = event.key
    else { return false }
    return diagnosis.document.string(event.node - 1) != key
  }

  /// Whether a call only steps over a value that an earlier call couldn't decode: it gives a value
  /// without content, of a type that asks for nothing.
  private func isStepOver(_ call: Int, in attempts: [Int]) -> Bool {
    guard let first = attempts.first, first != call, tree.threw(first) else { return false }
    // A type that takes anything may have read it only to go on behind it.
    return tree.isPassingOver(call)
      || events[call].type.map { TypeTraits.of($0).bare }
        != events[first].type.map {
          TypeTraits.of($0).bare
        } && isLeftOut(call, of: tree.owner(events[call].parent))
  }

  /// What a cooperating style said itself.
  private func reported(_ outcome: Outcome, _ event: Calls.Call, _ call: Int) -> Verdict {
    var verdict = Verdict(outcome, event.reason)
    let isNil =
      switch event.result {
      case .returned(let value): outcome == .nil || outcome == .default && SwiftText.isNil(value)
      case .returnedNil: outcome == .nil || outcome == .default
      case .threw, .running: outcome == .nil
      }
    switch event.result {
    case .returned(let value) where !isNil: verdict.give(value)
    case .returned, .returnedNil:
      if isNil, let kept = propertyValue(of: call), !SwiftText.isNil(kept) {
        if isOfOther(kept, than: call) { return .taken(event.reason) }
        var verdict = Verdict(.default, event.reason)
        verdict.give(kept)
        verdict.fallback = event.type.flatMap { TypeTraits.of($0).wrapper?.fallbackOrigin }
        if verdict.fallback == nil { verdict.evidence = .inferred }
        return verdict
      }
      if outcome == .nil, isFilledIn(event) {
        return Verdict(.default, event.reason, .inferred)
      }
      verdict.give(Any?.none as Any)
    case .threw(let error): verdict.error = error
    case .running: break
    }
    verdict.fallback = event.fallback
    // A transformer of the model's own may leave a value as it is.
    if outcome == .converted, event.reason == .custom, let value = verdict.value,
      let sent = SentScalar(event.node, in: diagnosis.document), sent.likeness(of: value) == .same
    {
      (verdict.outcome, verdict.reason) = (.asSent, nil)
    }
    if let error = tree.swallowedErrors[call] {
      verdict.error = error
      verdict.guilty = tree.refusedCall(by: call)
    }
    if outcome == .default, let value = verdict.value, SwiftText.isNil(value) {
      verdict.outcome = .nil
    }
    doubtDate(&verdict, event)
    if outcome == .dropped { verdict.value = nil }
    if event.operation == .superDecoder { verdict.value = [String: Any]() }
    if outcome != .asSent, let guilty = firstThrown(within: call) ?? firstFailure(within: call),
      guilty != call
    {
      let isWithin = events[guilty].hasStep || events[guilty].operation.opensContainer
      if isWithin { verdict.guilty = guilty }
      // A container that isn't one is to blame, not the value around it.
      if events[guilty].operation.opensContainer { verdict.reason = .badElement }
      let own = events[guilty].hasStep ? nil : events[guilty].reason
      verdict.reason = verdict.reason ?? own ?? .badElement
      verdict.error = verdict.error ?? tree.error(of: guilty)
    }
    return verdict
  }

  /// The verdict on a value that a style gives as sent, or as converted without a reason, where code
  /// of the value's own type made something else of it, caught an error, or cut off digits.
  private func examined(
    _ verdict: consuming Verdict, _ event: Calls.Call, _ call: Int
  ) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted, let type = event.type,
      case .returned(let value) = event.result
    else { return verdict }
    if event.node >= 0, diagnosis.document.kind(of: event.node) != .null,
      !diagnosis.document.isContainer(event.node), holdsNothing(value, call)
    {
      return judge(value, of: event, call)
    }
    guard event.reason == nil else { return verdict }
    if let text = event.text, verdict.outcome == .converted, verdict.guilty == nil,
      text.document.isContainer(event.innerNode)
    {
      (verdict.outcome, verdict.reason) = (.asSent, nil)
    }
    guard event.node >= 0 else { return verdict }
    let traits = TypeTraits.of(type)
    guard traits.wrapper == nil else {
      // A wrapper of an enum takes a case for the numbers that it doesn't know.
      if verdict.outcome == .converted, verdict.reason == nil,
        diagnosis.document.isContainer(event.node)
      {
        verdict.outcome = .asSent
        return verdict
      }
      let isFallback =
        traits.isRawRepresentable && mismatchedRawValue(SwiftText.bare(value), call) != nil
      return isFallback ? judge(value, of: event, call) : verdict
    }
    if swallowedFailure(within: call) != nil || failureInstead(of: value, call) != nil {
      return judge(value, of: event, call)
    }
    if diagnosis.document.isContainer(event.node) {
      if holdsNothing(value, call) { return judge(value, of: event, call) }
      // What became of the container follows from what is within it.
      (verdict.outcome, verdict.reason, verdict.guilty, verdict.error) = (.asSent, nil, nil, nil)
      return madeAtItsPlace(verdict, value, call)
    }
    if verdict.outcome == .converted {
      return mismatchedRawValue(SwiftText.bare(value), call) == nil
        ? verdict : judge(value, of: event, call)
    }
    if traits.bare == Decimal.self || traits.isNumber && traits.isStandard && !traits.isLeaf,
      diagnosis.lostPrecision(SwiftText.bare(value), node: event.node)
    {
      (verdict.outcome, verdict.reason, verdict.evidence) = (.converted, .precision, .inferred)
      return verdict
    }
    if traits.bare == URL.self, isEncoded(value, at: event) {
      (verdict.outcome, verdict.reason, verdict.evidence) = (.converted, .badURL, .inferred)
      return verdict
    }
    if isFoundationsNumber(event) { return verdict }
    return traits.isRawRepresentable
      ? judge(value, of: event, call) : madeAtItsPlace(verdict, value, call)
  }

  /// The call of a wrapper for the value that it wraps, where that came back, by code of the value's own:
  /// what was caught within it that code caught, and the wrapper had nothing to do.
  private func wrappedCall(of event: Calls.Call, _ call: Int) -> Int? {
    guard let wrapper = event.type.flatMap({ TypeTraits.of($0).wrapper }) else { return nil }
    let wrapped = TypeTraits.of(wrapper.wrappedType).bare
    return tree.children(of: call).first { child in
      tree.isAtPlaceOfParent(child) && events[child].operation.decodesValue
        && events[child].state == .returned
        && events[child].type.map { TypeTraits.of($0) }
          .map { $0.bare == wrapped && !$0.isStandard } == true
    }
  }

  private func judge(_ value: Any, of event: Calls.Call, _ call: Int) -> Verdict {
    if let inner = wrappedCall(of: event, call), case .returned(let own) = events[inner].result {
      return judge(own, of: events[inner], inner)
    }
    if let swallowed = swallowedFailure(within: call) {
      return madeOfAnother(value, call) ?? substituted(value, for: swallowed, of: event)
    }
    if let failed = failureInstead(of: value, call) {
      return substituted(value, for: failed, of: event)
    }
    if isOfAnotherDecode(value, call) {
      var verdict = Verdict(.default, .custom, .inferred)
      verdict.give(value)
      return verdict
    }
    var verdict = Verdict(.asSent)
    verdict.give(value)
    guard event.node >= 0,
      let traits = (verdict.wrappedType ?? event.type).map({ TypeTraits.of($0) })
    else { return verdict }
    if traits.isRawRepresentable, let reason = mismatchedRawValue(SwiftText.bare(value), call) {
      verdict.evidence = .inferred
      if SentCase(event.node, in: diagnosis.document)
        .isUnderstood(value, of: event.type, by: tree.source)
      {
        (verdict.outcome, verdict.reason) = (.converted, .custom)
      } else {
        (verdict.outcome, verdict.reason) = (.default, reason)
        // A wrapper may choose a case by itself.
        let isOfWrapper = verdict.wrappedType.map {
          tree.source.ownCode?.decodesItself(TypeName.declared($0)) == false
        }
        verdict.fallback = isOfWrapper == true ? nil : .defaultCase
      }
    } else if traits.isNumber, !diagnosis.isShortNumber(event.node, for: traits.bare),
      diagnosis.lostPrecision(SwiftText.bare(value), node: event.node),
      event.type.map({ TypeTraits.of($0).isLeaf }) == true || isRounded(value, at: event.node)
    {
      verdict.outcome = .converted
      verdict.reason = .precision
      verdict.evidence = .inferred
    } else if diagnosis.document.kind(of: event.node) == .null, SwiftText.isNil(value) {
      verdict.outcome = .nil
      verdict.reason = .null
    } else if traits.bare == URL.self, isEncoded(value, at: event) {
      (verdict.outcome, verdict.reason, verdict.evidence) = (.converted, .badURL, .inferred)
    } else if !traits.isLeaf, holdsNothing(value, call) {
      let isNil = SwiftText.isNil(ForeignWrapper.wrappedValue(of: value) ?? value)
      (verdict.outcome, verdict.reason, verdict.evidence) =
        (isNil ? .nil : .default, reasonOfNothing(in: value, call), .inferred)
    } else if verdict.outcome == .asSent, !isFoundationsNumber(event) {
      verdict = madeAtItsPlace(verdict, value, call)
    }
    doubtDate(&verdict, event)
    return verdict
  }

  /// Whether a call asked for a number of a type that is no model's, as CGFloat: a strategy may have made
  /// it of a text.
  private func isFoundationsNumber(_ event: Calls.Call) -> Bool {
    event.type.map { TypeTraits.of($0) }.map { $0.isNumber && $0.holdsStandard } ?? false
  }

  /// A value came back although the decode at its place had failed: something stands in.
  private func substituted(_ value: Any, for failed: Int, of event: Calls.Call) -> Verdict {
    let traits = event.type.map { TypeTraits.of($0) }
    let reporting =
      traits?.wrapper == nil ? nil : TypeTraits.of(type(of: value)).wrapper?.wrapper(value)
    var verdict = Verdict(.default)
    verdict.give(value)
    let isNil = SwiftText.isNil(reporting?.reportedValue ?? verdict.value ?? value)
    if isNil { verdict.outcome = .nil }
    verdict.error = tree.error(of: failed)
    let culprit = tree.culprit(of: failed)
    if tree.isAtPlaceOfParent(culprit) || culprit == failed && tree.isAtPlaceOfParent(failed) {
      // `superDecoder` gives null for a key that is missing.
      verdict.reason = event.node < 0 && event.isForKey ? .missing : reasonOfFailure(failed)
    } else {
      verdict.reason = .badElement
      verdict.guilty = culprit
      verdict.error = tree.error(of: culprit) ?? verdict.error
    }
    if let outcome = reporting?.reportedOutcome {
      return recovered(outcome, verdict)
    }
    verdict.fallback = traits?.wrapper?.fallbackOrigin
    verdict.evidence = verdict.fallback == nil ? .inferred : .reported
    if verdict.fallback == nil, !isNil, traits?.isRawRepresentable == true {
      verdict.fallback = .defaultCase
    }
    return verdict
  }

  /// What a wrapper did with a value that failed, by its own word: it didn't take its fallback.
  private func recovered(_ outcome: Outcome, _ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.outcome = outcome
    if outcome == .dropped {
      verdict.value = nil
    } else {
      verdict.error = nil
    }
    return verdict
  }

  /// The reason of a failed call at a field's own place: the innermost call there whose error went
  /// on outwards knows best.
  func reasonOfFailure(_ call: Int) -> Reason {
    var inner: Int?
    for child in tree.children(of: call)
    where tree.isAtPlaceOfParent(child) && events[child].operation.decodesValue
      && tree.isWordedAlike(child, call)
    {
      inner = child
    }
    return inner.map { reasonOfFailure($0) }
      ?? (tree.isForeign(call) || tree.isOwnError(call)
        ? .custom : diagnosis.reason(of: events[call]))
  }

  private func failure(_ error: any Error, of event: Calls.Call, _ call: Int) -> Verdict {
    // Code of the model's own read it in another way.
    if case .kept(let held)? = fate(of: call) {
      var verdict = Verdict(.asSent, nil, .inferred)
      verdict.give(held)
      return verdict
    }
    if event.node < 0, tree.isSwallowed(call),
      mayHoldOther(call)
        ? isTakenFromOther(call, isTried: true)
        : !endedWithin(event.parent)
          && (isTakenFromOther(call)
            || propertyValue(of: call).map { isMadeOfOther($0, than: call) } ?? false)
    {
      return .taken(.missing)
    }
    var verdict = Verdict(.threw)
    verdict.error = error
    // Where something stood in within, the model's own code threw because of that.
    let placeholder = tree.firstPlaceholder(within: call).flatMap { $0 == call ? nil : $0 }
    let culprit = tree.culprit(of: placeholder ?? call)
    if let placeholder { verdict.error = tree.error(of: placeholder) }
    verdict.error = tree.errorInstead(of: placeholder ?? call) ?? verdict.error
    if culprit == call || isAtPlace(culprit, of: call) {
      verdict.reason = reasonOfFailure(culprit)
      verdict.wrappedType = wrappedType(askedAt: call)
    } else {
      verdict.reason = .badElement
      verdict.guilty = culprit
    }
    return verdict
  }

  /// Whether a call within another one is for the same place, as those within it up to that are.
  func isAtPlace(_ inner: Int, of outer: Int) -> Bool {
    var call = inner
    while call > outer, tree.isAtPlaceOfParent(call) { call = events[call].parent }
    return call == outer
  }
}

extension Judge {
  /// A call at the place of the call at `index`, or a container that was asked for there, that
  /// threw, although the call at `index` returned.
  private func swallowedFailure(within index: Int) -> Int? {
    if let type = events[index].type, TypeTraits.of(type).isProbing { return nil }
    for child in tree.children(of: index) where tree.isAtPlaceOfParent(child) {
      if tree.isSuperseded(child, in: diagnosis.document) { continue }
      if tree.threw(child), !events[child].stoodIn { return child }
      if events[child].operation.decodesValue, let inner = swallowedFailure(within: child) {
        return inner
      }
    }
    return nil
  }

  /// An enum that came back with another raw value than the one that was read.
  private func mismatchedRawValue(_ value: Any, _ call: Int) -> Reason? {
    guard let enumeration = value as? any RawRepresentable,
      let raw = rawValue(readAt: call), type(of: raw) == type(of: enumeration.rawValue)
    else { return nil }
    guard SwiftText.of(raw) != SwiftText.of(enumeration.rawValue) else { return nil }
    return (raw as? String)?.isEmpty == true ? .empty : .badEnum
  }

  /// The scalar that was read at the place of a call, whatever wrappers are around it.
  private func rawValue(readAt call: Int) -> Any? {
    for child in tree.children(of: call)
    where tree.isAtPlaceOfParent(child) && events[child].operation == .decode {
      if let inner = rawValue(readAt: child) { return inner }
      if case .returned(let raw) = events[child].result { return raw }
    }
    return nil
  }

  /// The innermost call that threw the error which made a value fall back; `nil` of one that was kept.
  private func firstThrown(within index: Int) -> Int? {
    if events[index].outcome == .converted { return nil }
    let thrown = tree.children(of: index).first {
      events[$0].operation.decodesValue && events[$0].outcome == .threw
    }
    return thrown.map { firstThrown(within: $0) ?? $0 }
  }

  /// The first failed call beneath the call at `index`, itself left out.
  private func firstFailure(within index: Int) -> Int? {
    for child in tree.children(of: index) {
      guard events[child].operation.decodesValue else {
        if events[child].operation.opensContainer, tree.threw(child), tree.isField(child) {
          return child
        }
        continue
      }
      if let inner = firstFailure(within: child) { return inner }
      let outcome = events[child].outcome ?? .asSent
      if outcome == .threw
        || outcome != .converted
          && FieldCollector.spreads(outcome, events[child].reason)
      {
        return child
      }
    }
    return nil
  }
}
