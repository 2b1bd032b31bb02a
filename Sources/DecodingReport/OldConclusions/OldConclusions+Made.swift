import Foundation
import JSONSource

extension OldConclusions {
  /// The verdict on the value of a model that tries one type after the other, and makes it of what
  /// it got in the end: `.text("two")`. `nil` where something else stands in.
  func madeOfAnother(_ value: Any, _ call: Int) -> Verdict? {
    let event = events[call]
    guard let type = event.type, TypeTraits.of(type).wrapper == nil, event.node >= 0,
      !SwiftText.isNil(ForeignWrapper.wrappedValue(of: value) ?? value),
      readScalar(at: call) != nil, let sent = SentScalar(event.node, in: diagnosis.document)
    else { return nil }
    let verdict = Verdict.asSent(value)
    switch sent.likeness(of: verdict.value ?? value) {
    case .same: return verdict
    case .none where trial(of: type).map { isNumber(value, madeOfTextAt: event, by: $0) } == true:
      return self.verdict(of: .form, on: value, at: event, instead: verdict)
    case .none where isMadeOfText(value, at: event):
      return self.verdict(of: .form, on: value, at: event, instead: verdict)
    case .none where !isComputed(value): return nil
    case let likeness: return self.verdict(of: likeness, on: value, at: event, instead: verdict)
    }
  }

  /// Whether a value of several parts was made of a text: with another one there would be another value,
  /// or none.
  private func isMadeOfText(_ value: Any, at event: Calls.Call) -> Bool {
    guard diagnosis.document.kind(of: event.node) == .string, HeldValue.hasParts(value),
      let trial = event.type.flatMap({ trial(of: $0) })
    else { return false }
    return likenessOfParts(SwiftText.bare(value), at: event, by: trial) == .same
  }

  /// The verdict on a value whose type reads one scalar, and holds something else of it: a wrapper
  /// that keeps a number within a range. A value of several parts has a form of its own in JSON.
  func madeAtItsPlace(_ verdict: consuming Verdict, _ value: Any, _ call: Int) -> Verdict {
    let event = events[call]
    if tree.isLeaf(call) { return ignored(verdict, verdict.value ?? value, call) }
    guard let type = event.type, !TypeTraits.of(type).isProbing,
      TypeTraits.of(type).wrapper == nil, !TypeTraits.of(TypeTraits.of(type).bare).isLeaf,
      TypeTraits.of(type).bare != UUID.self
    else { return verdict }
    let held = verdict.value ?? value
    switch diagnosis.document.kind(of: event.node) {
    case .object, .array: return madeOfContainer(verdict, held, value, call)
    case .key, .invalid: return verdict
    case .string, .number, .true, .false, .null: break
    }
    switch HeldValue(held) {
    case .parts where Mirror(reflecting: SwiftText.bare(held)).displayStyle == .collection: break
    case .nothing where Mirror(reflecting: SwiftText.bare(held)).displayStyle == .collection: break
    case .parts where diagnosis.document.kind(of: event.node) == .string:
      return madeOfParts(verdict, held, event)
    case .parts, .nothing, .name: return verdict
    default: break
    }
    var likeness: Likeness
    if diagnosis.document.kind(of: event.node) == .null {
      likeness = .none
    } else if readScalar(at: call) != nil,
      let sent = SentScalar(event.node, in: diagnosis.document)
    {
      likeness = sent.likeness(of: held)
    } else {
      return verdict
    }
    if likeness == .none, isKeptWithin(held, at: event) { likeness = .changed }
    if let trial = trial(of: type) {
      if likeness == .none, isList(held, madeOfNumberAt: event, by: trial) {
        likeness = .form
      } else if likeness == .none, isNumber(held, madeOfTextAt: event, by: trial) {
        likeness = self.likeness(ofNumber: held, madeOfTextAt: event, by: trial)
      } else if likeness == .changed,
        isComputed(held, at: event, by: trial)
          || SentScalar(event.node, in: diagnosis.document)?.isPart(of: held) == true
      {
        likeness = .form
      }
    }
    guard likeness != .same else { return verdict }
    var made = self.verdict(of: likeness, on: value, at: event, instead: verdict)
    // The number was read with all digits, and rounded then.
    if made.reason == .precision, let read = readScalar(at: call),
      Diagnosis.description(of: read) != nil,
      !diagnosis.lostPrecision(read, node: event.node)
    {
      made.become(.ownCodeMadeValue, .custom)
    }
    return made
  }

  /// The verdict on a value of several parts whose type reads one text: that is its form in JSON, if it
  /// holds all of it.
  private func madeOfParts(
    _ verdict: consuming Verdict, _ held: Any, _ event: Calls.Call
  ) -> Verdict {
    guard let trial = event.type.flatMap({ trial(of: $0) }) else { return verdict }
    var likeness = likenessOfParts(SwiftText.bare(held), at: event, by: trial)
    // A list has all of its words.
    if likeness == .same, let list = HeldValue.content(of: held),
      Mirror(reflecting: list).displayStyle == .collection,
      SentScalar(event.node, in: diagnosis.document)?.likeness(of: list) == .changed
    {
      likeness = .changed
    }
    guard likeness != .same else { return verdict }
    let reason: Reason = diagnosis.document.stringIsEmpty(event.node) ? .empty : .custom
    verdict.become(rule(of: likeness, on: held, reason, event), reason)
    verdict.losesValue = likeness == .changed
    return verdict
  }

  /// The verdict on a value whose type reads an array or an object as a whole, and holds something else
  /// of it: a wrapper that leaves elements out, or keeps the first.
  private func madeOfContainer(
    _ verdict: consuming Verdict, _ held: Any, _ value: Any, _ call: Int
  ) -> Verdict {
    var read: Any?
    var inner = call
    for child in tree.children(of: call)
    where !events[child].hasStep && tree.isAtPlaceOfParent(child)
      && events[child].operation.decodesValue && !tree.asksForKeysAlone(child)
    {
      if case .returned(let value) = events[child].result { (read, inner) = (value, child) }
    }
    guard let read else { return gathered(verdict, held, call) }
    guard let content = HeldValue.content(of: held) else { return verdict }
    // A list that keeps none of its elements, since none could be decoded, is told by these.
    if Self.holdsNoElement(content), Self.isOfNothing(read) { return verdict }
    let likeness = HeldValue.likeness(of: content, to: read)
    guard likeness != .same else { return verdict }
    var made = self.verdict(of: likeness, on: value, at: events[call], instead: verdict)
    // What is within it says what was lost.
    tree.holdAtPlaceOfParent(inner)
    if tree.tellsChanges(in: inner, of: diagnosis.document) { made.losesValue = false }
    return made
  }

  private static func holdsNoElement(_ value: Any) -> Bool {
    let traits = TypeTraits.of(type(of: value))
    return traits.array?.count(of: value) == 0
      || traits.dictionaryType?.valuesByText(of: value)?.isEmpty == true
  }

  /// Whether none of the elements of an array or a dictionary, and there are some, holds anything.
  private static func isOfNothing(_ collection: Any) -> Bool {
    let collection = SwiftText.bare(collection)
    let traits = TypeTraits.of(type(of: collection))
    let elements =
      traits.array?.elements(of: collection, upTo: 1000)
      ?? traits.dictionaryType?.valuesByText(of: collection).map { Array($0.values) } ?? []
    return !elements.isEmpty && elements.allSatisfy { HeldValue.isEmptyHanded($0) }
  }

  /// The failed call for a member or an element that another type's `init(from:)` made, where code of
  /// the value's own called that, caught its error, and holds nothing: `try? Wrapped(from: decoder)`.
  func failureInstead(of value: Any, _ call: Int) -> Int? {
    var failed: Int?
    for child in tree.children(of: call) where events[child].hasStep {
      if !tree.threw(child) || events[child].stoodIn || isGoneOnWithout(child, call) { continue }
      failed = child
    }
    guard let failed else { return nil }
    if isOfAnotherDecode(value, call) { return failed }
    guard HeldValue.isEmptyHanded(value) || holdsNothingRead(value, call) else { return nil }
    let content = HeldValue.onlyAssociatedValue(of: value)
    let isMadeOfWhatWasRead = tree.children(of: call).contains { child in
      guard let property = tree.property(of: events[child]) else { return false }
      return KeptProperties.has(property, in: value)
        || content.map { KeptProperties.has(property, in: $0) } ?? false
    }
    return isMadeOfWhatWasRead ? nil : failed
  }

  /// Whether a container wasn't there, and the code that asked for it read other values then:
  /// `let a = try? keys.nestedContainer(…)`.
  private func isGoneOnWithout(_ child: Int, _ call: Int) -> Bool {
    events[child].operation.opensContainer
      && tree.siblings(behind: child).contains {
        events[$0].hasStep && events[$0].operation.decodesValue
      }
  }

  /// Whether a value is partly nil, or a wrapper's, and nothing in it was read at its place.
  private func holdsNothingRead(_ value: Any, _ call: Int) -> Bool {
    let parts: [Any]
    if let content = ForeignWrapper.wrappedValue(of: value) {
      let content = SwiftText.bare(content)
      if Self.holdsNoElement(content) { return endedBehindElement(call) }
      let values = TypeTraits.of(type(of: content)).dictionaryType?.valuesByText(of: content)
      parts =
        values.map { Array($0.values) }
        ?? SwiftText.fields(of: Mirror(reflecting: content)).map(\.value)
    } else {
      parts = SwiftText.fields(of: Mirror(reflecting: SwiftText.bare(value))).map(\.value)
      guard parts.contains(where: { SwiftText.isNil($0) }) else { return false }
    }
    let texts = Set(parts.flatMap(Self.texts))
    return !parts.isEmpty
      && !tree.children(of: call).contains { child in
        guard events[child].hasStep, case .returned(let read) = events[child].result else {
          return false
        }
        return Self.texts(of: read).contains(where: texts.contains)
      }
  }

  /// The text of a value, and that of what is within types around it.
  private static func texts(of value: Any) -> [String] {
    [SwiftText.of(SwiftText.bare(value)), SwiftText.of(HeldValue.kernel(of: value))]
  }

  /// Whether an array's reader came to an element that failed, and read no other, although it had read
  /// some before.
  private func endedBehindElement(_ call: Int) -> Bool {
    tree.endedWithFailedElement(call)
      && tree.children(of: call).contains {
        events[$0].isForElement && events[$0].operation.decodesValue
          && events[$0].state == .returned
      }
  }

  /// Whether a wrapper of another library holds something else than its wrapped type's `init(from:)`
  /// read at its place: that failed, and its error was caught.
  func isOfAnotherDecode(_ value: Any, _ call: Int) -> Bool {
    guard StoredProperties.of(type(of: value)).holdsWrappedValue,
      let content = ForeignWrapper.wrappedValue(of: value).map({ SwiftText.bare($0) }),
      !SwiftText.isNil(content)
    else { return false }
    var (holdsRead, isOther) = (false, false)
    for child in tree.children(of: call) {
      guard events[child].isForKey, events[child].operation.decodesValue,
        let property = tree.property(of: events[child]), KeptProperties.has(property, in: content)
      else { continue }
      switch events[child].result {
      case .returned(let read):
        if !KeptProperties.holds(read, in: property, of: content) { return true }
        holdsRead = true
      case .threw:
        // What a wrapper of that property caught, the decode went on behind.
        let kept = KeptProperties.storage(of: property, in: content)
        if let kept, !SwiftText.isNil(kept) { isOther = true }
      case .returnedNil, .running: break
      }
    }
    return isOther && !holdsRead
  }

  /// The verdict on a case of an enum whose own code takes it for any text or number that it doesn't
  /// know, unless it is what was sent by its name.
  func fallenBack(_ verdict: consuming Verdict, _ event: Calls.Call) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted,
      let type = event.type, let value = verdict.value,
      SentCase(event.innerNode, in: event.text?.document ?? diagnosis.document)
        .isFallback(value, of: type, by: tree.source)
    else { return verdict }
    let isEmpty = event.text == nil && diagnosis.document.stringIsEmpty(event.innerNode)
    verdict.become(.enumTookDefaultCase, isEmpty ? .empty : .badEnum)
    verdict.fallback = .defaultCase
    return verdict
  }

  /// The last standard scalar that was read at the place of a call.
  func readScalar(at call: Int) -> Any? {
    var scalar: Any?
    for child in tree.children(of: call)
    where tree.isAtPlaceOfParent(child) && events[child].operation.decodesValue {
      guard case .returned(let value) = events[child].result else { continue }
      let isLeaf = events[child].type.map { TypeTraits.of($0).isLeaf } ?? false
      scalar = isLeaf ? value : readScalar(at: child) ?? scalar
    }
    return scalar
  }
}
