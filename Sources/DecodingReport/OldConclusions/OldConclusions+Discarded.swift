import Foundation
import JSONSource

extension OldConclusions {
  /// The verdict on an element that code of a model's own read one by one and didn't keep, as far as
  /// that is plain: all that the model's array holds was read in other places. Also on a value of a
  /// dictionary that the model doesn't keep, where it keeps others.
  func discarded(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    // What was made of a placeholder would never have been there to be let go.
    guard verdict.outcome != .threw, verdict.outcome != .dropped, events[call].node >= 0,
      events[call].parent >= 0, !tree.holdsPlaceholder(call)
    else { return verdict }
    let parent = events[call].parent
    let owner = tree.owner(parent)
    if owner.keepsOneOfEqual, tree.overwrittenValues(of: parent).contains(call) {
      // What stands in for it made it equal.
      let reason = verdict.outcome == .default ? verdict.reason : nil
      var overwritten = Verdict(
        reason == nil ? judge.rule(ofEqual: call) : .leftOut, reason ?? .duplicateKey, .inferred)
      overwritten.error = reason == nil ? nil : verdict.error
      return overwritten
    }
    if let failed = tree.failureOfForm(with: call) {
      var dropped = Verdict(.containerFellBack, .badElement, .inferred)
      dropped.guilty = failed
      return dropped
    }
    guard isLeftOut(call, of: owner) else {
      return events[call].isForElement && verdict.outcome == .asSent && owner.mayDiscardElements
        ? changedElement(verdict, call) : verdict
    }
    let isOwn = verdict.outcome == .asSent || verdict.outcome == .converted
    if isOwn {
      let equal = ruleOfEqual(call)
      return Verdict(
        equal ?? .ownCodeKeptNothing, equal == nil ? .custom : .duplicateKey, .inferred)
    }
    let rule: Rule =
      switch verdict.reason {
      case .null where verdict.error == nil: .ownCodeSteppedOverNull
      case .custom: .ownCodeKeptNothing
      default: .leftOut
      }
    var dropped = Verdict(rule, verdict.reason, .inferred)
    (dropped.guilty, dropped.error) = (verdict.guilty, verdict.error)
    return dropped
  }

  /// Whether code of a model's own left out a value that was decoded for it.
  func isLeftOut(_ call: Int, of owner: CallTree.Owner) -> Bool {
    let (event, parent) = (events[call], events[call].parent)
    if owner.isReplaced {
      switch tree.change(of: call, in: diagnosis.document) {
      case .dropped?, .equal?, .overwritten?: return true
      case .kept?, nil: break
      }
    }
    if event.isByAnyKey {
      return tree.discardedMembers(of: event.container, within: parent).contains(call)
    }
    switch fate(of: call) {
    case .dropped?, .equal?: return true
    case .kept?, .made?, nil: return false
    }
  }

  /// Whether a model made nothing of the object among an array's elements that a call opened.
  func isPassedOver(_ call: Int) -> Bool {
    let event = events[call]
    if event.operation != .superDecoderValue,
      let others = tree.notTaken(from: event.container, within: event.parent)
    {
      return others.contains(event.node)
    }
    if case .dropped? = fate(of: call) { return true }
    return false
  }

  func isDropped(_ call: Int) -> Bool { discarded(Verdict(.decodedAsIs), call).outcome == .dropped }

  /// The rule of a value that was left out because an equal one is held, or another one under its key.
  private func ruleOfEqual(_ call: Int) -> Rule? {
    if case .equal? = fate(of: call) { return .equalElementDropped }
    return switch tree.change(of: call, in: diagnosis.document) {
    case .equal?: .equalElementDropped
    case .overwritten?: judge.rule(ofEqual: call)
    case .kept?, .dropped?, nil: nil
    }
  }
}

extension OldConclusions {
  /// The verdict on an element that code of a model's own read one by one, where the model holds another
  /// value for it.
  private func changedElement(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard case .made(let held)? = fate(of: call),
      let sent = SentScalar(event.node, in: diagnosis.document)
    else { return verdict }
    let kept = SwiftText.bare(held)
    return self.verdict(
      of: likeness(of: kept, to: sent, at: event), on: held, at: event, instead: verdict)
  }

  /// What a model holds for the element that a call was made for; `nil` where it holds nothing, or that isn't
  /// plain.
  func heldElement(_ call: Int) -> Any? {
    switch fate(of: call) {
    case .made(let held)?, .kept(let held)?: held
    case .dropped?, .equal?, nil: nil
    }
  }

  /// Whether code of a model's own read an element by itself: a standard collection keeps all.
  func mayBeDiscarded(_ call: Int, from owner: CallTree.Owner) -> Bool {
    let parent = events[call].parent
    guard parent >= 0 else { return false }
    if owner.keepsOneOfEqual, tree.overwrittenValues(of: parent).contains(call) { return true }
    if owner.isEnum, owner.sharesObject, tree.failureOfForm(with: call) != nil { return true }
    if events[call].isByAnyKey {
      return tree.discardedMembers(of: events[call].container, within: parent).contains(call)
    }
    return events[call].isForElement && (owner.mayDiscardElements || owner.takesApart != nil)
  }
}

extension CallTree {
  /// The calls for members under keys that their object brought whose values a model's dictionary
  /// doesn't hold, where each that it holds was read, be it under a key in another case.
  fileprivate func discardedMembers(of object: Int, within parent: Int) -> Set<Int> {
    if let known = discardedMembers[parent]?[object] { return known }
    let found = Set(findDiscardedMembers(of: object, within: parent))
    discardedMembers[parent, default: [:]][object] = found
    return found
  }

  private func findDiscardedMembers(of object: Int, within parent: Int) -> [Int] {
    guard !isDictionary(parent), var rest = allHeldMembers(of: object, within: parent) else {
      return []
    }
    var reads = children(of: parent).filter {
      events[$0].isByAnyKey && events[$0].container == object
        && events[$0].operation.decodesValue
        && (events[$0].state == .returned || events[$0].state == .returnedNil)
    }
    guard rest.count < reads.count, reads.count <= Self.maximumCompared else { return [] }
    func removeReads(that isHeld: (String, String) -> Bool) {
      reads.removeAll { read in
        guard let key = events[read].key, case .returned(let value) = events[read].result else {
          return false
        }
        let text = SwiftText.of(SwiftText.bare(value))
        let held = rest.first {
          isHeld($0.key, key) && SwiftText.of(SwiftText.bare($0.value)) == text
        }
        if let held { rest[held.key] = nil }
        return held != nil
      }
    }
    removeReads { $0 == $1 }
    removeReads { $0.caseInsensitiveCompare($1) == .orderedSame }
    // What is held under a key was made of what was read under it.
    reads.removeAll { read in events[read].key.map { rest.removeValue(forKey: $0) != nil } ?? false
    }
    guard rest.isEmpty else { return [] }
    let others = otherTexts(of: parent)
    return reads.filter { read in
      // No text tells whether a nil is held anywhere else.
      guard case .returned(let value) = events[read].result else { return others.isEmpty }
      return !Self.isWithin(others, value)
    }
  }

  /// The texts of what a model holds in properties that are no dictionary, where members of its object
  /// may be, too: `plugs = try keys.allKeys.map { try keys.decode(Plug.self, forKey: $0) }`.
  private func otherTexts(of model: Int) -> [String] {
    guard let value = held(by: model) else { return [] }
    return StoredProperties.of(type(of: value)).fields.compactMap { field in
      guard TypeTraits.of(field.bareType).dictionaryType == nil else { return nil }
      return KeptProperties.storage(field, in: value).map { Self.text($0) }
    }
  }

  /// The elements of the array that a model made of what it read one by one: of the property that is
  /// named as the key, or the only one that is an array.
  func heldElements(
    of array: Int, in model: Any, _ call: Int, upTo limit: Int = maximumCompared
  ) -> [Any]? {
    func elements(_ value: Any) -> [Any]? {
      let traits = TypeTraits.of(type(of: value))
      if let set = traits.set {
        let isLong = set.count(of: value) > limit
        return isLong ? nil : Mirror(reflecting: value).children.map(\.value)
      }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .tuple
        ? mirror.children.map(\.value)
        : traits.array?.elements(of: value, upTo: limit)
    }
    guard array != events[call].node else {
      if gathered.contains(call), let own = elements(model) { return own }
      // Beside another property nobody knows which of them an element is for.
      let stored = StoredProperties.of(type(of: model)).fields
      let wrapped = stored.first { $0.name == "wrappedValue" }
      guard let only = wrapped ?? (stored.count == 1 ? stored.first : nil) else { return nil }
      return KeptProperties.storage(only, in: model).flatMap(elements)
    }
    for child in children(of: call)
    where events[child].operation == .nestedUnkeyedContainer && events[child].node == array {
      let named = property(of: events[child]).flatMap { KeptProperties.storage(of: $0, in: model) }
      return (named ?? otherArray(in: model, call)).flatMap(elements)
    }
    return nil
  }

  /// The only array of a model that no key asked for is named after.
  private func otherArray(in model: Any, _ call: Int) -> Any? {
    let asked = Set(children(of: call).compactMap { property(of: events[$0]) })
    let arrays = StoredProperties.of(type(of: model)).fields.filter { field in
      (TypeTraits.of(field.type).array != nil || TypeTraits.of(field.type).set != nil)
        && !asked.contains(field.name)
    }
    return arrays.count == 1 ? KeptProperties.storage(arrays[0], in: model) : nil
  }
}
