package import JSONSource

/// The placeholders with which a decode that throws is repeated, to find out what comes behind its
/// first failure.
package final class Placeholders: PlaceholderSource {
  let recorder: DecodingRecorder
  private let document: JSONDocument
  /// What the models' source says.
  let source: SourceFacts
  /// How many calls may still be repeated.
  private var repeatableCalls: Int
  /// The places where a failed call gets a placeholder instead of throwing.
  private var standIns = StandIns()
  private var swallowed = SwallowedFailures()
  /// Values that came back and were refused; `nil` where nothing can stand in for these.
  private var refused: RefusedValues?
  /// Whether elements were looked at that no decode comes to.
  var looksForMore = false
  /// Values that were decoded well, by their types: where no placeholder can be made, they stand in.
  private var goodValues: [ObjectIdentifier: Any] = [:]

  /// `repeatableCalls`: the decode is repeated until so many calls were made in vain. `replacesRefused`:
  /// who decodes asks `replace` for each value that came back.
  package init(
    recorder: DecodingRecorder, document: JSONDocument, repeatableCalls: Int,
    replacesRefused: Bool = false, source: SourceFacts = .none
  ) {
    refused = replacesRefused ? RefusedValues(known: source.texts, document) : nil
    self.recorder = recorder
    self.source = source
    self.document = document
    self.repeatableCalls = repeatableCalls
  }

  package var isEmpty: Bool { standIns.isEmpty }

  /// Whether one stands in where a call threw.
  func contain(placeOf call: Int, _ calls: Calls) -> Bool {
    standIns.contain(placeOf: call, calls, in: document)
  }

  /// As `contain`, unless code of a model's own caught what the call threw.
  package func standIn(at call: Int) -> Bool {
    guard !standIns.isEmpty else { return false }
    return recorder.withCalls { calls in
      !swallowed.contain(calls[call]) && contain(placeOf: call, calls)
        && isTried(innermostFailure(of: call, calls), within: call, calls)
    }
  }

  /// Whether nothing can stand in for the call because of which another one threw: it's at the same place,
  /// or that was tried.
  private func isTried(_ inner: Int, within call: Int, _ calls: Calls) -> Bool {
    let node = calls[inner].node
    return inner == call || node == calls[call].node || swallowed.contain(calls[inner])
      || node >= 0 && document.kind(of: node) == .key || contain(placeOf: inner, calls)
  }

  /// The innermost of the calls within the last call that threw because of which it did, that call where
  /// there is none: of an array's and a dictionary's the first, of others the last.
  private func innermostFailure(of call: Int, _ calls: Calls) -> Int {
    var failed = call
    while failed + 1 < calls.count {
      func isFailure(_ inner: Int) -> Bool {
        calls[inner].parent == failed && calls[inner].state == .threw && !calls[inner].stoodIn
          && calls[inner].operation.decodesValue
      }
      let within = calls.indices[(failed + 1)...]
      let looksBehind =
        calls[failed].type.map {
          TypeTraits.of($0).isPlainSequence || TypeTraits.of($0).isTextDictionary
        } ?? false
      guard let inner = looksBehind ? within.first(where: isFailure) : within.last(where: isFailure)
      else { break }
      failed = inner
    }
    return failed
  }

  /// Gives another value instead of one that came back, where a model's own code refused it.
  @inline(never)
  package func replace<T>(_ value: inout T, at call: Int) {
    guard let other = recorder.withCalls({ refused?.replacement(of: value, at: $0[call]) }) else {
      return
    }
    recorder.refuse(call, other.refusal.error, readBehind: other.refusal.readBehind)
    value = other.value
  }

  /// As `replace`, for a call that found nothing.
  package func insteadOfNothing<T: Decodable>(at call: Int, as type: T.Type) -> T? {
    guard let other = recorder.withCalls({ refused?.value(for: $0[call], as: type) }) else {
      return nil
    }
    recorder.refuse(call, other.refusal.error, readBehind: other.refusal.readBehind)
    return other.value
  }

  /// Whether the error of a call may be about JSON in a text that was read within it.
  package func isAboutText(_ error: any Error, within call: Int) -> Bool {
    recorder.withCalls { calls in
      calls.mayBeAboutText(error, within: call)
        || refused?.mendsText(within: call, calls, for: error) == true
    }
  }

  /// Gives a value for a call that threw, where a model's own code caught that and threw another error.
  @inline(never)
  package func revive<T: Decodable>(_ call: Int, as type: T.Type) -> T? {
    let other = recorder.withCalls { calls in
      refused?.value(for: calls[call], as: type)
        ?? refused?.value(ofAttemptAt: call, calls, in: document, as: type)
    }
    guard let other else { return nil }
    recorder.revive(call, other.refusal.error, readBehind: other.refusal.readBehind)
    return other.value
  }

  /// A placeholder for a call that threw, where a model's own code refused the plain one.
  @inline(never)
  private func instead<T: Decodable>(at call: Int, as type: T.Type) -> T? {
    recorder.withCalls { refused?.placeholder(at: call, $0, as: type) }
  }

  package func make<T: Decodable>(
    _ type: T.Type, at call: Int, zero: @autoclosure () -> T?
  ) -> T? {
    if recorder.replacesRefused, let other = instead(at: call, as: type) { return other }
    return zero() ?? make(type)
  }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    StandIn.container(keyedBy: type)
  }

  package var unkeyedContainer: any UnkeyedDecodingContainer { StandIn.unkeyedContainer }

  /// A placeholder; `nil` where none can be made.
  private func make<T: Decodable>(_ type: T.Type) -> T? {
    (try? StandIn.make(type)) ?? goodValues[ObjectIdentifier(type)] as? T
  }

  /// The placeholder of a call that threw, where one stands in and can be made.
  package func placeholder<T: Decodable>(at call: Int, as type: T.Type) -> T? {
    guard standIn(at: call), let placeholder = make(type) else { return nil }
    recorder.standIn(at: call)
    return placeholder
  }

  /// Makes ready for the decode to be repeated with one placeholder more, where that may tell more.
  package func repeats() -> Bool {
    guard repeatableCalls > recorder.callCount else { return false }
    guard turnsBack() || (looksForMore || recorder.hasFailed) && repeatsWithMore() else {
      return false
    }
    looksForMore = false
    repeatableCalls -= recorder.callCount
    recorder.replacesRefused = refused?.isEmpty == false
    recorder.restart()
    return true
  }

  /// Whether something stood in that led a model's own code another way, and doesn't any more.
  private func turnsBack() -> Bool {
    guard refused?.hasSuspect == true else { return false }
    return recorder.withCalls { refused?.turnsBack(CallTree($0, digests: [:])) } == true
  }

  /// Whether something more stands in than did: for a value that came back and was refused, or at a
  /// place that failed.
  private func repeatsWithMore() -> Bool {
    recorder.withCalls { calls in
      let tree = CallTree(
        calls, digests: [:], swallowedErrors: refused == nil ? [:] : recorder.swallowedErrors)
      guard !calls.isEmpty else { return false }
      let ends = (tree.threw(0) ? [0] : tree.failedElements) + tree.failedAlone
      // Each other value takes a decode: something is left for what failed otherwise.
      if repeatableCalls > 8 * recorder.callCount, refused?.note(ends, of: tree) == true {
        return true
      }
      guard let place = placeToStandIn(calls, tree, ends) else { return false }
      standIns.insert(place)
      return true
    }
  }

  /// Where a placeholder would let the decode go on and none stands in yet: the place of the
  /// failure that ended it, else one around it, for values of which no placeholder can be made; or of
  /// a failure in an element that is looked at only for the record.
  private func placeToStandIn(
    _ calls: Calls, _ tree: CallTree, _ ends: [Int]
  ) -> StandInPlace? {
    guard !calls[0].stoodIn else { return nil }
    swallowed.add(from: tree)
    for failed in ends {
      var call = tree.culprit(of: failed)
      while call > 0, call >= failed {
        let node = calls[call].node
        // What a decoder of its own decodes is known only when it's over: what failed in it is a call.
        let isMade = calls[call].operation == .superDecoderValue
        let asked = isMade ? tree.innermostFailure(of: call) : call
        if !tree.isAtPlaceOfParent(call), tree.threw(asked),
          node < 0 || document.kind(of: node) != .key,
          !swallowed.contain(calls[asked]),
          !standIns.contain(placeOf: asked, calls, in: document)
        {
          keepGoodValue(like: asked, tree)
          return StandInPlace(of: asked, calls, in: document)
        }
        call = calls[call].parent
      }
    }
    return nil
  }

  /// Keeps a value of the type that a call asked for in vain, if one was decoded.
  private func keepGoodValue(like call: Int, _ tree: CallTree) {
    guard let type = tree.events[call].type, goodValues[ObjectIdentifier(type)] == nil else {
      return
    }
    for index in tree.events.indices
    where tree.events[index].type == type && tree.events[index].state == .returned {
      guard tree.events[index].operation.decodesValue, !tree.holdsPlaceholder(index),
        case .returned(let value) = tree.events[index].result
      else { continue }
      goodValues[ObjectIdentifier(type)] = value
      return
    }
  }
}
