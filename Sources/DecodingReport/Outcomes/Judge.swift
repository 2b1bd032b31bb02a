import Foundation
import JSONSource

/// Judges values by the calls that were made for them, and by what their types say of themselves: all that there is
/// to know where the compiler wrote the code, and where a wrapper or smart decoding says what it did.
///
///     decode(Int.self, forKey: "age")  threw typeMismatch  at "42"   →  ✗ wrong-type
///     decodeIfPresent(…, forKey: "nick")  returned nil     at null   →  ∅ null
///
/// What code of a model's own did with what it read, ``Conclusions`` say.
package struct Judge {
  package let tree: CallTree
  package let diagnosis: Diagnosis

  var events: Calls { tree.events }

  /// Of all calls for a value, in order, the one that decided what became of it: the last that returned a value; or
  /// the one whose error was thrown, else the first.
  func decisive(of attempts: [Int], isPassing: (Int) -> Bool = { _ in false }) -> Int {
    if attempts.count == 1 { return attempts[0] }
    // What stood in would have ended the decode.
    if let stoodIn = attempts.first(where: { events[$0].stoodIn }) { return stoodIn }
    if let returned = attempts.last(where: { !tree.threw($0) && !isPassing($0) }) {
      return returned
    }
    let parent = events[attempts[0]].parent
    let thrown = parent < 0 ? nil : tree.error(of: parent).map { ErrorFacts($0) }
    let matching = thrown.flatMap { thrown in
      attempts.last { tree.error(of: $0).map { ErrorFacts($0).isSame(as: thrown) } ?? false }
    }
    return matching ?? attempts[0]
  }

  /// What became of the value of a call; `attempts` are all calls for it.
  package func verdict(on call: Int, of attempts: [Int]) -> Verdict {
    let event = events[call]
    if keepsNothing(call) { return Verdict(.ownCodeKeptNothing, .custom, .inferred) }
    var verdict: Verdict
    if let outcome = event.outcome {
      verdict = examined(reported(outcome, event, call), event, call)
    } else {
      switch event.result {
      case .returned(let value) where event.operation.decodesValue:
        verdict = returned(value, event, call)
      case .returnedNil: return absent(event)
      case .returned:
        // Who asked whether it is there went on without.
        var verdict = absent(event)
        verdict.evidence = .inferred
        if verdict.outcome == .default { verdict.decidedBy = ruleOfFilledAbsence }
        verdict.wrappedType = verdict.wrappedType ?? storage(of: event).map { type(of: $0) }
        return verdict
      case .threw(let error): return failed(error, call)
      case .running: return threw(.custom, call)
      }
    }
    verdict = overwritten(verdict, call)
    if verdict.outcome == .default, verdict.error == nil {
      verdict.error = attempts.lazy.compactMap { tree.error(of: $0) }.first
    }
    if isRoundedText(verdict, at: event.node) {
      (verdict.decidedBy, verdict.reason) = (.textRounded, .precision)
    }
    return verdict
  }

  /// The value of a call that asked for a scalar and got it as it is: most calls are so. `nil` where that takes a
  /// closer look.
  package func scalarAsSent(_ call: Int) -> Any? {
    guard isPlain(call), let asked = tree.isLeaf(call) ? call : onlyPlainCall(within: call),
      let type = events[asked].type, diagnosis.holds(events[call].node, asItIs: type),
      case .returned(let value) = events[call].result
    else { return nil }
    return value
  }

  /// Whether a call returned something for what stands in the payload, and nobody says more of it.
  func isPlain(_ call: Int) -> Bool {
    events[call].state == .returned && events[call].node >= 0 && events[call].reason == nil
      && events[call].outcome ?? .asSent == .asSent
  }

  /// The one call that a wrapper made, for the very type that it wraps.
  private func onlyPlainCall(within call: Int) -> Int? {
    guard let type = events[call].type, let only = tree.onlyChild(of: call),
      TypeTraits.of(type).wrapper != nil, tree.isLeaf(only), isPlain(only),
      tree.isAtPlaceOfParent(only), events[only].operation == .decode,
      events[only].type == TypeTraits.of(type).bare
    else { return nil }
    return only
  }

  // MARK: A value came back

  private func returned(_ value: Any, _ event: Calls.Call, _ call: Int) -> Verdict {
    if let inner = wrappedCall(of: event, call), case .returned(let own) = events[inner].result {
      return returned(own, events[inner], inner)
    }
    if let failed = swallowedFailure(within: call) {
      return substituted(value, for: failed, of: event)
    }
    var verdict = Verdict.asSent(value)
    if event.node >= 0 { compare(&verdict, value, event, call) }
    return verdict
  }

  /// Compares a value that came back with what stands in the payload.
  private func compare(_ verdict: inout Verdict, _ value: Any, _ event: Calls.Call, _ call: Int) {
    guard let traits = (verdict.wrappedType ?? event.type).map({ TypeTraits.of($0) }) else {
      return
    }
    if traits.isRawRepresentable, let reason = mismatchedRawValue(SwiftText.bare(value), call) {
      verdict.become(.enumTookDefaultCase, reason)
      verdict.fallback = .defaultCase
    } else if let reason = reasonOfRounding(value, event, traits) {
      verdict.become(rule(ofRounding: reason, event, as: traits.bare), reason)
    } else if diagnosis.document.kind(of: event.node) == .null, SwiftText.isNil(value) {
      (verdict.decidedBy, verdict.reason) = (.nullMakesNil, .null)
    }
    doubtDate(&verdict, event)
  }

  /// Why a number or a URL isn't the one that was sent; `nil` where it is.
  func reasonOfRounding(
    _ value: Any, _ event: Calls.Call, _ traits: TypeTraits
  ) -> Reason? {
    if traits.isNumber, !diagnosis.isShortNumber(event.node, for: traits.bare),
      diagnosis.lostPrecision(SwiftText.bare(value), node: event.node),
      event.type.map({ TypeTraits.of($0).isLeaf }) == true || isRounded(value, at: event.node)
    {
      return .precision
    }
    return traits.bare == URL.self && isEncoded(value, at: event) ? .badURL : nil
  }

  /// The verdict on a value that the dictionary or the set around it doesn't hold, since it has an equal one, or
  /// another one under its key.
  private func overwritten(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    guard verdict.outcome != .threw, verdict.outcome != .dropped, isOverwritten(call) else {
      return verdict
    }
    // What stands in for it made it equal.
    let reason = verdict.outcome == .default ? verdict.reason : nil
    var dropped = Verdict(
      reason == nil ? rule(ofEqual: call) : .leftOut, reason ?? .duplicateKey, .inferred)
    dropped.error = reason == nil ? nil : verdict.error
    return dropped
  }

  package func isOverwritten(_ call: Int) -> Bool {
    let parent = events[call].parent
    return parent >= 0 && events[call].node >= 0 && tree.owner(parent).keepsOneOfEqual
      && !tree.holdsPlaceholder(call) && tree.overwrittenValues(of: parent).contains(call)
  }

  /// Whether of a dictionary's or a set's values some took the place of equal ones.
  package func isAmongEqual(_ call: Int) -> Bool {
    let parent = events[call].parent
    return parent >= 0 && events[call].node >= 0 && tree.owner(parent).keepsOneOfEqual
      && !tree.overwrittenValues(of: parent).isEmpty
  }

  /// Whether a call decoded a type that has no properties and asked for nothing, of a value that has something:
  /// `struct Empty: Decodable {}` of `{"id": 1}`.
  func keepsNothing(_ call: Int) -> Bool {
    let (event, document) = (events[call], diagnosis.document)
    guard event.state == .returned, event.node >= 0, let type = event.type,
      TypeTraits.of(TypeTraits.of(type).bare).isContentless,
      !tree.children(of: call).contains(where: { events[$0].operation.decodesValue })
    else { return false }
    if document.isContainer(event.node) { return !document.isEmptyContainer(event.node) }
    return document.kind(of: event.node) != .null
  }

  // MARK: Nothing was there

  /// `decodeIfPresent` found nothing. Who asked may have something else stand in.
  private func absent(_ event: Calls.Call) -> Verdict {
    let reason: Reason = event.node >= 0 ? .null : .missing
    let kept = storage(of: event)
    if reason == .null, let kept, SwiftText.isSomeOfNil(kept) { return .asSent(kept) }
    if let wrapper = event.type.flatMap({ TypeTraits.of($0).wrapper }),
      let origin = wrapper.fallbackOrigin, let value = wrapper.fallbackValue(),
      !SwiftText.isNil(value), kept.map({ !SwiftText.isNil($0) }) ?? true
    {
      var verdict = Verdict(.wrapperFilledAbsence, reason)
      // A provider may make another one each time that it is asked.
      verdict.give(kept ?? value)
      verdict.fallback = origin
      return verdict
    }
    guard let kept, !SwiftText.isNil(kept) else { return .absent(reason) }
    var verdict = Verdict(ruleOfFilledAbsence, reason, .inferred)
    verdict.give(kept)
    return verdict
  }

  // MARK: An error was thrown

  private func failed(_ error: any Error, _ call: Int) -> Verdict {
    var verdict = Verdict(.elementFailed, .badElement)
    // Where something stood in within it, the error came of that.
    let placeholder = tree.firstPlaceholder(within: call).flatMap { $0 == call ? nil : $0 }
    let culprit = tree.culprit(of: placeholder ?? call)
    verdict.error = placeholder.flatMap { tree.error(of: $0) } ?? error
    verdict.wrappedType = wrappedType(of: call)
    if culprit == call || isAtPlace(culprit, of: call) {
      let reason = reasonOfFailure(culprit)
      verdict.reason = reason
      verdict.decidedBy = rule(ofFailure: reason, of: call, as: verdict.wrappedType)
    } else {
      verdict.guilty = culprit
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

  /// Whether a call within another one is for the same place, as those within it up to that are.
  package func isAtPlace(_ inner: Int, of outer: Int) -> Bool {
    var call = inner
    while call > outer, tree.isAtPlaceOfParent(call) { call = events[call].parent }
    return call == outer
  }

  /// The type that a wrapper which knows nothing of reports wraps; `nil` for any other type.
  package func wrappedType(of call: Int) -> (any Any.Type)? {
    guard let type = events[call].type, TypeTraits.of(type).wrapper == nil else { return nil }
    let stored = StoredProperties.of(TypeTraits.of(type).bare)
    return stored.holdsWrappedValue ? stored["wrappedValue"]?.type : nil
  }

  /// Whether a key that its object brought was asked for by another name than the payload has.
  package func isKeyRenamed(_ event: Calls.Call) -> Bool {
    guard event.isByAnyKey, event.node > 0, event.text == nil,
      diagnosis.document.kind(of: event.node - 1) == .key, let key = event.key
    else { return false }
    return diagnosis.document.string(event.node - 1) != key
  }

  /// What became of a value whose error was caught: of a property what it holds, and nothing of an element.
  package func outcome(ofCaught call: Int) -> Outcome {
    if events[call].isForElement { return .dropped }
    return storage(of: events[call]).map { SwiftText.isNil($0) ? .nil : .default } ?? .dropped
  }

  /// What a model holds in the property that a call was made for, with the wrapper that stores it.
  package func storage(of event: Calls.Call) -> Any? {
    tree.holder(for: event).flatMap { KeptProperties.storage(of: $1, in: $0) }
  }
}
