import Foundation
import JSONSource

/// Conclusions from what came back, what was thrown within, what the types say of themselves and the source of them.
struct OldConclusions: Conclusions {
  let judge: Judge

  var tree: CallTree { judge.tree }
  var diagnosis: Diagnosis { judge.diagnosis }
  var events: Calls { judge.events }

  func decisive(of attempts: [Int]) -> Int? {
    judge.decisive(of: attempts) { isStepOver($0, in: attempts) }
  }

  /// The verdict on a field from the call that decided; `attempts` are all calls for its value.
  func verdict(on call: Int, of attempts: [Int]) -> Verdict? {
    if let plain = containerPlainlyAsSent(call) { return plain }
    if let unasked = unaskedWrapper(call) { return unasked }
    if judge.keepsNothing(call) { return Verdict(.ownCodeKeptNothing, .custom, .inferred) }
    var verdict = judged(call, of: attempts)
    if judge.isRoundedText(verdict, at: events[call].node) {
      (verdict.decidedBy, verdict.reason) = (.textRounded, .precision)
    }
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
      let kept = lookedUp(remade(fallenBack(examine(value, of: event, call), event), call), call)
      var verdict = keyRenamed(influenced(discarded(kept, call), call), call)
      if verdict.outcome == .default, verdict.error == nil {
        verdict.error = attempts.lazy.compactMap { tree.error(of: $0) }.first
        if verdict.error != nil, verdict.decidedBy == .ownCodeStoodIn {
          verdict.decidedBy = judge.rule(ofCaught: verdict.reason, event)
        }
      }
      return verdict
    case .returnedNil: return influencedByNothing(verdictOnAbsence(at: event, call), call)
    case .threw(let error): return failure(error, of: event, call)
    case .running: return judge.threw(.custom, call)
    }
  }

  /// The verdict on a value of a property wrapper that may stop the program when its wrapped value is asked for:
  /// nobody knows what the property holds.
  private func unaskedWrapper(_ call: Int) -> Verdict? {
    guard let type = events[call].type, TypeTraits.of(type).bare is any StoppingWrapper.Type,
      case .returned(let value) = events[call].result, !SwiftText.isNil(value)
    else { return nil }
    var verdict = Verdict(.wrapperMayStop, .custom, .inferred)
    verdict.give(value)
    return verdict
  }

  /// The verdict on a value as sent that a model holds under another key than the payload has: a key
  /// strategy had renamed it before the model's own code saw it.
  private func keyRenamed(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard verdict.outcome == .asSent, judge.isKeyRenamed(event), tree.heldMember(for: event) != nil
    else { return verdict }
    verdict.become(.keyRenamedByStrategy, .custom)
    verdict.losesValue = false
    return verdict
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
    var verdict = Verdict(
      judge.rule(ofReported: outcome, event.reason, event, call), event.reason)
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
        return judge.standIn(kept, event)
      }
      if outcome == .nil, isFilledIn(event) {
        return Verdict(judge.rule(ofCaught: event.reason, event), event.reason, .inferred)
      }
      verdict.give(Any?.none as Any)
    case .threw(let error): verdict.error = error
    case .running: break
    }
    verdict.fallback = event.fallback
    judge.finish(&verdict, as: outcome, event, call)
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
      return examine(value, of: event, call)
    }
    guard event.reason == nil else { return verdict }
    if let text = event.text, verdict.outcome == .converted, verdict.guilty == nil,
      text.document.isContainer(event.innerNode)
    {
      (verdict.decidedBy, verdict.reason) = (.decodedAsIs, nil)
    }
    guard event.node >= 0 else { return verdict }
    let traits = TypeTraits.of(type)
    guard traits.wrapper == nil else {
      // A wrapper of an enum takes a case for the numbers that it doesn't know.
      if verdict.outcome == .converted, verdict.reason == nil,
        diagnosis.document.isContainer(event.node)
      {
        verdict.decidedBy = .decodedAsIs
        return verdict
      }
      let isFallback =
        traits.isRawRepresentable && judge.mismatchedRawValue(SwiftText.bare(value), call) != nil
      return isFallback ? examine(value, of: event, call) : verdict
    }
    if judge.swallowedFailure(within: call) != nil || failureInstead(of: value, call) != nil {
      return examine(value, of: event, call)
    }
    if diagnosis.document.isContainer(event.node) {
      if holdsNothing(value, call) { return examine(value, of: event, call) }
      // What became of the container follows from what is within it.
      (verdict.decidedBy, verdict.reason, verdict.guilty, verdict.error) =
        (.decodedAsIs, nil, nil, nil)
      return madeAtItsPlace(verdict, value, call)
    }
    if verdict.outcome == .converted {
      return judge.mismatchedRawValue(SwiftText.bare(value), call) == nil
        ? verdict : examine(value, of: event, call)
    }
    if traits.bare == Decimal.self || traits.isNumber && traits.isStandard && !traits.isLeaf,
      diagnosis.lostPrecision(SwiftText.bare(value), node: event.node)
    {
      verdict.become(judge.rule(ofRounding: .precision, event, as: traits.bare), .precision)
      return verdict
    }
    if traits.bare == URL.self, judge.isEncoded(value, at: event) {
      verdict.become(.urlEncoded, .badURL)
      return verdict
    }
    if isFoundationsNumber(event) { return verdict }
    return traits.isRawRepresentable
      ? examine(value, of: event, call) : madeAtItsPlace(verdict, value, call)
  }

  private func examine(_ value: Any, of event: Calls.Call, _ call: Int) -> Verdict {
    if let inner = judge.wrappedCall(of: event, call),
      case .returned(let own) = events[inner].result
    {
      return examine(own, of: events[inner], inner)
    }
    if let swallowed = judge.swallowedFailure(within: call) {
      return madeOfAnother(value, call) ?? judge.substituted(value, for: swallowed, of: event)
    }
    if let failed = failureInstead(of: value, call) {
      return judge.substituted(value, for: failed, of: event)
    }
    if isOfAnotherDecode(value, call) {
      var verdict = Verdict(.ownCodeStoodIn, .custom, .inferred)
      verdict.give(value)
      return verdict
    }
    var verdict = Verdict.asSent(value)
    guard event.node >= 0,
      let traits = (verdict.wrappedType ?? event.type).map({ TypeTraits.of($0) })
    else { return verdict }
    if traits.isRawRepresentable, let reason = judge.mismatchedRawValue(SwiftText.bare(value), call)
    {
      if SentCase(event.node, in: diagnosis.document)
        .isUnderstood(value, of: event.type, by: tree.source)
      {
        verdict.become(.ownCodeMadeValue, .custom)
      } else {
        // A wrapper may choose a case by itself.
        let isOfWrapper = verdict.wrappedType.map {
          tree.source.ownCode?.decodesItself(TypeName.declared($0)) == false
        }
        verdict.become(isOfWrapper == true ? .ownCodeStoodIn : .enumTookDefaultCase, reason)
        verdict.fallback = isOfWrapper == true ? nil : .defaultCase
      }
    } else if traits.isNumber, !diagnosis.isShortNumber(event.node, for: traits.bare),
      diagnosis.lostPrecision(SwiftText.bare(value), node: event.node),
      event.type.map({ TypeTraits.of($0).isLeaf }) == true || judge.isRounded(value, at: event.node)
    {
      verdict.become(judge.rule(ofRounding: .precision, event, as: traits.bare), .precision)
    } else if diagnosis.document.kind(of: event.node) == .null, SwiftText.isNil(value) {
      (verdict.decidedBy, verdict.reason) = (.nullMakesNil, .null)
    } else if traits.bare == URL.self, judge.isEncoded(value, at: event) {
      verdict.become(.urlEncoded, .badURL)
    } else if !traits.isLeaf, holdsNothing(value, call) {
      let isNil = SwiftText.isNil(ForeignWrapper.wrappedValue(of: value) ?? value)
      verdict.become(isNil ? .ownCodeMadeNil : .ownCodeStoodIn, reasonOfNothing(in: value, call))
    } else if verdict.outcome == .asSent, !isFoundationsNumber(event) {
      verdict = madeAtItsPlace(verdict, value, call)
    }
    judge.doubtDate(&verdict, event)
    return verdict
  }

  /// Whether a call asked for a number of a type that is no model's, as CGFloat: a strategy may have made
  /// it of a text.
  private func isFoundationsNumber(_ event: Calls.Call) -> Bool {
    event.type.map { TypeTraits.of($0) }.map { $0.isNumber && $0.holdsStandard } ?? false
  }

  private func failure(_ error: any Error, of event: Calls.Call, _ call: Int) -> Verdict {
    // Code of the model's own read it in another way.
    if case .kept(let held)? = fate(of: call) {
      var verdict = Verdict.asSent(held)
      verdict.evidence = .inferred
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
    var verdict = Verdict(.elementFailed, .badElement)
    verdict.error = error
    // Where something stood in within, the model's own code threw because of that.
    let placeholder = tree.firstPlaceholder(within: call).flatMap { $0 == call ? nil : $0 }
    let culprit = tree.culprit(of: placeholder ?? call)
    if let placeholder { verdict.error = tree.error(of: placeholder) }
    verdict.error = tree.errorInstead(of: placeholder ?? call) ?? verdict.error
    if culprit == call || judge.isAtPlace(culprit, of: call) {
      let reason = judge.reasonOfFailure(culprit)
      verdict.wrappedType = wrappedType(askedAt: call)
      verdict.reason = reason
      verdict.decidedBy = judge.rule(ofFailure: reason, of: call, as: verdict.wrappedType)
    } else {
      verdict.guilty = culprit
    }
    return verdict
  }
}
