import JSONSource

/// What a model's own code made of a value that no property is plainly made of: the part of the model that is
/// another one for other values in its place.
enum Influence {
  /// The model is the same, whatever was sent.
  case none
  /// One part is another one.
  case part(ValueDifference)
  /// Several parts are, or it can't be tried.
  case unknown
}

extension OldConclusions {
  /// The verdict on a value of which it isn't plain what a model's own code made; of others, the one that is
  /// given.
  func influenced(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let event = events[call]
    guard mayBeElsewhere(verdict, call), let sent = SentScalar(event.node, in: diagnosis.document)
    else { return verdict }
    let decides = decidesAlone(call)
    switch influence(of: call) {
    case .unknown: return verdict
    case .none: return decides ? verdict : Self.leftOut
    case .part(let part):
      if decides { return lookedUp(verdict, call) }
      // With another value its element would be there.
      if part.lacksElements, isWithinElement(call) { return Self.leftOut }
      guard !part.isOfOtherForm, isOfVerdict(part, verdict, call), !isOfAnother(part, call) else {
        return verdict
      }
      let likeness = likeness(of: part.value, to: sent, at: event)
      guard likeness != .same,
        verdict.outcome != .asSent || !sent.isWithin(part.value) && !sent.isWritten(as: part.value)
      else { return verdict }
      verdict.losesValue = false
      verdict.isKeptElsewhere = false
      return self.verdict(of: likeness, on: part.value, at: event, instead: verdict)
    }
  }

  private static var leftOut: Verdict {
    return Verdict(.ownCodeKeptNothing, .custom, .inferred)
  }

  /// The verdict on a key that is missing, or null, and of which a model's own code would make a part of the
  /// model, or of another one that it makes of the one around the call; of others, the one that is given.
  func influencedByNothing(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    let (event, reader) = (events[call], reader(of: call))
    guard reader >= 0, tree.source.decoded != nil, event.text == nil, event.container >= 0 else {
      return verdict
    }
    switch verdict.outcome {
    case .nil:
      // Another key's value has its own row.
      guard verdict.value != nil, reader != event.parent || !tree.hasOwnProperty(event) else {
        return verdict
      }
    case .default:
      guard verdict.evidence == .inferred, verdict.value.map(isMadeOfParts) ?? true
      else { return verdict }
    case .asSent, .converted, .dropped, .threw, .notReached: return verdict
    }
    guard case .part(let part) = influence(of: call),
      !part.isOfOtherForm || event.type.map({ TypeTraits.of($0).bare }) == type(of: part.value),
      !isOfAnother(part, call), !isTextOfAnother(part.value, event)
    else { return verdict }
    let isNil = SwiftText.isNil(part.value)
    verdict.become(isNil ? .absence(verdict.reason) : judge.ruleOfFilledAbsence, verdict.reason)
    verdict.give(part.value)
    return verdict
  }

  private func isMadeOfParts(_ value: Any) -> Bool {
    HeldValue.hasParts(value)
      || TypeTraits.of(type(of: SwiftText.bare(value))).dictionaryType != nil
  }

  /// The part of a property of several parts that stands in for a value whose error a model's own code
  /// caught; `nil` where that isn't plain.
  func part(of kept: Any, standingInFor call: Int) -> Any? {
    guard events[call].state == .threw, tree.source.decoded != nil, events[call].text == nil,
      tree.decodesItself(events[call].parent), HeldValue.hasParts(kept),
      case .part(let part) = influence(of: call), !part.isOfOtherForm, part.path.count > 1
    else { return nil }
    return part.value
  }

  /// Whether a part is one of the value that the verdict gives, where that isn't what was sent.
  private func isOfVerdict(
    _ part: ValueDifference, _ verdict: borrowing Verdict, _ call: Int
  ) -> Bool {
    if verdict.outcome == .asSent { return true }
    guard let value = verdict.value, HeldValue.hasParts(value) else { return false }
    return tree.property(of: events[call]).map { $0 == part.path.first } ?? true
  }

  /// Whether a part is told of another value: it was made of both.
  private func isOfAnother(_ part: ValueDifference, _ call: Int) -> Bool {
    let (node, reader) = (events[call].node, reader(of: call))
    return tree.partsMade.contains {
      $0.key != node && $0.value.reader == reader && $0.value.path == part.path
    }
      || part.path.count == 1
        && tree.children(of: reader).contains { other in
          (events[other].node != node && events[other].node >= 0
            || other != call && events[other].key == part.path[0])
            && events[other].operation.decodesValue
            && tree.property(of: events[other]) == part.path[0]
        }
  }

  /// Whether a text is what was sent under another key.
  private func isTextOfAnother(_ value: Any, _ event: Calls.Call) -> Bool {
    guard case .text(let text) = HeldValue(value), !text.isEmpty else { return false }
    return tree.children(of: event.parent).contains { other in
      guard events[other].isForKey, events[other].node >= 0,
        case .returned(let value) = events[other].result
      else { return false }
      return SwiftText.bare(value) as? String == text
    }
  }

  /// Whether a model's own code may have made something else of a value than the verdict says.
  private func mayBeElsewhere(_ verdict: borrowing Verdict, _ call: Int) -> Bool {
    let event = events[call]
    guard tree.source.decoded != nil, event.node >= 0, event.text == nil else { return false }
    let reader = reader(of: call)
    guard reader >= 0 else { return false }
    switch verdict.outcome {
    case .asSent: return reader != event.parent || mayBeUnused(call) || decidesAlone(call)
    case .converted, .default:
      guard verdict.evidence == .inferred, verdict.error == nil, reader == event.parent else {
        return false
      }
      guard let property = tree.property(of: event) else { return true }
      if property == event.key { return false }
      return making(of: property, call) == .mixed || isNamedByAnother(property, than: event)
    case .nil, .dropped, .threw, .notReached: return false
    }
  }

  /// Whether another key that a model asked for is named as a property.
  private func isNamedByAnother(_ property: String, than event: Calls.Call) -> Bool {
    tree.children(of: event.parent).contains {
      events[$0].key == property && events[$0].node != event.node && events[$0].node >= 0
    }
  }

  /// Whether a model that is no enum compares a value with some that it knows, and has no property of it.
  func decidesAlone(_ call: Int) -> Bool {
    let event = events[call]
    return tree.property(of: event) == nil && tree.decodesItself(event.parent)
      && !tree.owner(event.parent).isEnum
      && tree.isLookedUp(event)
  }

  /// The call for the model whose own code read a call's value, itself or within another model that it made
  /// something else of; −1 where there is none, or the value is plainly held.
  func reader(of call: Int) -> Int {
    let event = events[call]
    guard event.isForKey, !event.isByAnyKey, event.parent >= 0 else { return -1 }
    if tree.decodesItself(event.parent) {
      return tree.holdsPlaceholder(event.parent) ? -1 : event.parent
    }
    return tree.owner(event.parent).remakingModel
  }

  /// What becomes of the model around a value with other values in its place.
  private func influence(of call: Int) -> Influence {
    let (event, reader) = (events[call], reader(of: call))
    guard reader >= 0, let type = events[reader].type, let key = event.key,
      let held = tree.held(by: reader),
      tree.source.lines.mayTry(
        type, under: tree.path(to: event.parent, within: reader) + [key, ""])
    else { return .unknown }
    var parts: [ValueDifference]?
    for json in otherValues(than: event).prefix(Self.maximumTried) {
      guard let model = model(reader, with: json, insteadOf: event) else { continue }
      guard let other = ValueDifference.all(of: SwiftText.bare(held), from: model) else {
        return .unknown
      }
      // Of one of another form it says less what is made of it.
      if other.allSatisfy({ !$0.isOfOtherForm }), !other.isEmpty {
        parts = other
        break
      }
      if parts?.isEmpty ?? true { parts = other }
    }
    guard let parts else { return .unknown }
    if parts.isEmpty { return .none }
    guard let part = mostAlike(parts, at: event), !isOfMany(part, call) else { return .unknown }
    if event.node >= 0 {
      tree.partsMade[event.node] = CallTree.PartMade(reader: reader, path: part.path)
    }
    return .part(part)
  }

  /// The part that is made of a value, of those that hang on it: one that is the same, or the only one whose
  /// place is as like the value's as can be.
  private func mostAlike(_ parts: [ValueDifference], at event: Calls.Call) -> ValueDifference? {
    if let sent = SentScalar(event.node, in: diagnosis.document),
      let same = parts.first(where: { sent.likeness(of: $0.value) == .same })
    {
      return same
    }
    if parts.count == 1 { return parts[0] }
    let steps = diagnosis.document.path(of: event.container).steps.map { step in
      switch step {
      case .key(let key): Spelling.folded(key)
      case .index(let index): "\(index)"
      }
    }
    let counts = parts.map { part in part.path.count { steps.contains(Spelling.folded($0)) } }
    guard let most = counts.max(), counts.count(where: { $0 == most }) == 1 else { return nil }
    return zip(parts, counts).first { $0.1 == most }?.0
  }

  /// Whether a part is made of the values of several elements, as a sum is.
  private func isOfMany(_ part: ValueDifference, _ call: Int) -> Bool {
    !part.isOfOtherForm && isWithinElement(call) && !part.path.contains { Int($0) != nil }
  }

  /// Whether a value stands in an element of an array, of which the reader makes something else.
  private func isWithinElement(_ call: Int) -> Bool {
    let reader = reader(of: call)
    var around = call
    while around > reader {
      if case .index? = events[around].step { return true }
      around = events[around].parent
    }
    return false
  }

  private static var maximumTried: Int { 24 }
}

extension CallTree {
  /// The part of a model that its own code made of a value alone.
  struct PartMade {
    let reader: Int
    let path: [String]
  }

  /// The call for the model whose own code read another model, and holds none of its type; −1 where there
  /// is none.
  func modelRemaking(_ call: Int) -> Int {
    guard let type = events[call].type.map({ TypeTraits.of($0).bare }),
      !TypeTraits.of(type).isStandard
    else { return -1 }
    var reader = events[call].parent
    while reader >= 0, events[reader].type.map({ TypeTraits.of($0).isStandard }) ?? true {
      reader = events[reader].parent
    }
    guard reader >= 0 else { return -1 }
    if !decodesItself(reader) { reader = modelRemaking(reader) }
    guard reader >= 0, !holdsPlaceholder(reader), let model = held(by: reader) else { return -1 }
    let place = ObjectIdentifier(type)
    if let known = heldTypes[reader]?[place] { return known ? -1 : reader }
    let isHeld = ValueDifference.holds(type, in: model)
    heldTypes[reader, default: [:]][place] = isHeld
    return isHeld ? -1 : reader
  }

  /// The keys from a model to the object of another one within it, elements as such.
  func path(to call: Int, within model: Int) -> [String] {
    var keys: [String] = []
    var call = call
    while call > model {
      switch events[call].step {
      case .key(let key)?: keys.append(key)
      case .index?: keys.append(elementKey)
      case nil: break
      }
      keys += outerKeys(of: events[call]).reversed()
      call = events[call].parent
    }
    return keys.reversed()
  }
}
