import JSONSource

/// Values of which a wrapper or smart decoding says what it did, and those for which something stands in.
extension Judge {
  /// What a style that cooperates said itself.
  func reported(_ outcome: Outcome, _ event: Calls.Call, _ call: Int) -> Verdict {
    var verdict = Verdict(rule(ofReported: outcome, event.reason, event, call), event.reason)
    let isNil =
      switch event.result {
      case .returned(let value): outcome == .nil || outcome == .default && SwiftText.isNil(value)
      case .returnedNil: outcome == .nil || outcome == .default
      case .threw, .running: outcome == .nil
      }
    switch event.result {
    case .returned(let value) where !isNil: verdict.give(value)
    case .returned, .returnedNil:
      if isNil, let kept = storage(of: event), !SwiftText.isNil(kept) {
        return standIn(kept, event)
      }
      verdict.give(Any?.none as Any)
    case .threw(let error): verdict.error = error
    case .running: break
    }
    verdict.fallback = event.fallback
    finish(&verdict, as: outcome, event, call)
    return verdict
  }

  /// The verdict on a nil of smart decoding in whose place a model holds a value.
  func standIn(_ kept: Any, _ event: Calls.Call) -> Verdict {
    var verdict = Verdict(.smartFallback(event.reason), event.reason)
    verdict.give(kept)
    verdict.fallback = event.type.flatMap { TypeTraits.of($0).wrapper?.fallbackOrigin }
    if verdict.fallback == nil {
      verdict.become(rule(ofStandIn: event.reason, event, isCaught: false), event.reason)
    }
    return verdict
  }

  /// Completes what a style said: with what stands in the payload, and with whom it blames.
  func finish(
    _ verdict: inout Verdict, as outcome: Outcome, _ event: Calls.Call, _ call: Int
  ) {
    // A transformer may leave a value as it is.
    if outcome == .converted, event.reason == .custom, let value = verdict.value,
      let sent = SentScalar(event.node, in: diagnosis.document), sent.likeness(of: value) == .same
    {
      (verdict.decidedBy, verdict.reason) = (.decodedAsIs, nil)
    }
    if let error = tree.swallowedErrors[call] {
      verdict.error = error
      verdict.guilty = tree.refusedCall(by: call)
    }
    if outcome == .default, let value = verdict.value, SwiftText.isNil(value) {
      verdict.decidedBy = rule(ofNil: verdict.reason, event, isCaught: true)
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
    verdict.decidedBy = rule(ofReported: verdict.outcome, verdict.reason, event, call)
    if verdict.outcome == .default, verdict.fallback == .defaultCase, isSomething(at: event) {
      verdict.decidedBy = .enumTookDefaultCase
    }
  }

  /// The verdict on a value that a style gives as sent, or as converted without a reason, where its type caught an
  /// error, or cut off digits.
  func examined(_ verdict: consuming Verdict, _ event: Calls.Call, _ call: Int) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted, event.reason == nil,
      let type = event.type, case .returned(let value) = event.result
    else { return verdict }
    if let text = event.text, verdict.outcome == .converted, verdict.guilty == nil,
      text.document.isContainer(event.innerNode)
    {
      (verdict.decidedBy, verdict.reason) = (.decodedAsIs, nil)
    }
    guard event.node >= 0 else { return verdict }
    let traits = TypeTraits.of(type)
    let isContainer = diagnosis.document.isContainer(event.node)
    guard traits.wrapper == nil else {
      // What became of the container follows from what is within it.
      if verdict.outcome == .converted, verdict.reason == nil, isContainer {
        verdict.decidedBy = .decodedAsIs
      }
      return verdict
    }
    if let failed = swallowedFailure(within: call) {
      return substituted(value, for: failed, of: event)
    }
    if isContainer {
      (verdict.decidedBy, verdict.reason, verdict.guilty, verdict.error) =
        (.decodedAsIs, nil, nil, nil)
    } else if let reason = mismatchedRawValue(SwiftText.bare(value), call) {
      verdict.become(.enumTookDefaultCase, reason)
      verdict.fallback = .defaultCase
    } else if verdict.outcome == .asSent, let reason = reasonOfRounding(value, event, traits) {
      verdict.become(rule(ofRounding: reason, event, as: traits.bare), reason)
    }
    return verdict
  }

  /// The call of a wrapper for the value that it wraps, where that came back, by code of that value's type:
  /// what was caught within it that code caught, and the wrapper had nothing to do.
  func wrappedCall(of event: Calls.Call, _ call: Int) -> Int? {
    guard let wrapper = event.type.flatMap({ TypeTraits.of($0).wrapper }) else { return nil }
    let wrapped = TypeTraits.of(wrapper.wrappedType).bare
    return tree.children(of: call).first { child in
      tree.isAtPlaceOfParent(child) && events[child].operation.decodesValue
        && events[child].state == .returned
        && events[child].type.map { TypeTraits.of($0) }
          .map { $0.bare == wrapped && !$0.isStandard } == true
    }
  }

  /// A value came back although the decode at its place had failed: something stands in.
  func substituted(_ value: Any, for failed: Int, of event: Calls.Call) -> Verdict {
    let traits = event.type.map { TypeTraits.of($0) }
    let reporting =
      traits?.wrapper == nil ? nil : TypeTraits.of(type(of: value)).wrapper?.wrapper(value)
    var verdict = Verdict(.wrapperCaughtError)
    verdict.give(value)
    let isNil = SwiftText.isNil(reporting?.reportedValue ?? verdict.value ?? value)
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
      return recovered(outcome, verdict, event)
    }
    verdict.fallback = traits?.wrapper?.fallbackOrigin
    verdict.evidence = verdict.fallback == nil ? .inferred : .reported
    if verdict.fallback == nil, !isNil, traits?.isRawRepresentable == true {
      verdict.fallback = .defaultCase
    }
    verdict.decidedBy =
      if isNil {
        rule(ofNil: verdict.reason, event, isCaught: true)
      } else if verdict.fallback == .defaultCase, isSomething(at: event) {
        .enumTookDefaultCase
      } else if verdict.evidence == .inferred {
        rule(ofCaught: verdict.reason, event)
      } else {
        rule(ofFallback: verdict.reason)
      }
    return verdict
  }

  /// What a wrapper did with a value that failed, by its own word: it didn't take its fallback.
  private func recovered(
    _ outcome: Outcome, _ verdict: Verdict, _ event: Calls.Call
  ) -> Verdict {
    var verdict = verdict
    verdict.decidedBy = outcome == .dropped ? .leftOut : rule(ofConversion: verdict.reason, event)
    if outcome == .dropped {
      verdict.value = nil
    } else {
      verdict.error = nil
    }
    return verdict
  }

  /// A call at the place of the call at `index`, or a container that was asked for there, that
  /// threw, although the call at `index` returned.
  func swallowedFailure(within index: Int) -> Int? {
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
  func mismatchedRawValue(_ value: Any, _ call: Int) -> Reason? {
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
  func firstThrown(within index: Int) -> Int? {
    if events[index].outcome == .converted { return nil }
    let thrown = tree.children(of: index).first {
      events[$0].operation.decodesValue && events[$0].outcome == .threw
    }
    return thrown.map { firstThrown(within: $0) ?? $0 }
  }

  /// The first failed call beneath the call at `index`, itself left out.
  package func firstFailure(within index: Int) -> Int? {
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
