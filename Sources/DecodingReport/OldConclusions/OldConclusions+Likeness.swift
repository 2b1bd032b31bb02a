import Foundation
import JSONSource

/// Values that own code made of those that were sent: what they have of these, and what is said of it.
extension OldConclusions {
  /// What a value that a model keeps has of the one that was sent, by what its own code would make of
  /// others, too.
  func likeness(of kept: Any, to sent: SentScalar, at event: Calls.Call) -> Likeness {
    let likeness = sent.likeness(of: kept)
    guard likeness != .same, let trial = trial(of: event) else { return likeness }
    if let ofEmpty = likenessToEmpty(kept, at: event, by: trial) { return ofEmpty }
    if isStandIn(kept, at: event) { return .none }
    switch likeness {
    case .none where isKeptWithin(kept, at: event):
      return isComputed(kept, at: event, by: trial) ? .form : .changed
    case .none where isNumber(kept, madeOfTextAt: event, by: trial):
      return self.likeness(ofNumber: kept, madeOfTextAt: event, by: trial)
    case .none where isList(kept, madeOfNumberAt: event, by: trial): return .form
    case .changed where isComputed(kept, at: event, by: trial) || sent.isPart(of: kept):
      return .form
    case .form, .none:
      guard diagnosis.document.kind(of: event.node) == .string, HeldValue.hasParts(kept) else {
        return likeness
      }
      let ofParts = likenessOfParts(SwiftText.bare(kept), at: event, by: trial)
      return ofParts == .same ? .form : ofParts
    default: return likeness
    }
  }

  /// The verdict on a value that the model's own code made of what was sent at the place of a call.
  func verdict(
    of likeness: Likeness, on kept: Any, at event: Calls.Call, instead verdict: Verdict
  ) -> Verdict {
    var made = verdict
    made.evidence = .inferred
    made.give(kept)
    func become(_ likeness: Likeness, _ reason: Reason) {
      made.become(rule(of: likeness, on: kept, reason, event, made.error != nil), reason)
    }
    let isAnswer = (likeness == .none || likeness == .changed) && isAnswer(kept, at: event)
    if isAnswer
      || likeness == .none
        && (isComputed(kept) && !standsInForEmpty(kept, at: event) || isChosen(kept, at: event))
    {
      become(.changed, judge.isWritten(kept, at: event.node) ? .custom : .wrongType)
      // Of what was asked a question nobody can tell what it was.
      made.losesValue = isAnswer || isCut(kept, at: event)
      return made
    }
    switch likeness {
    case .same: break
    case .rounded:
      become(likeness, isReadExactly(event) ? .custom : .precision)
      made.losesValue = true
    case .form, .changed:
      become(
        likeness,
        judge.isWritten(kept, at: event.node) || isAskedAsContainer(event) ? .custom : .wrongType)
      made.losesValue = likeness == .changed
    case .none:
      become(likeness, reasonOfFallback(kept, at: event))
      // Code of another type than the enum's own may have looked it up.
      if kept is any RawRepresentable,
        event.type.map({ TypeTraits.of($0).isRawRepresentable }) == true
      {
        made.fallback = .defaultCase
        if made.outcome == .default { made.decidedBy = .enumTookDefaultCase }
      }
    }
    return made
  }

  /// The rule of what code of the model's own made of a value; `isCaught`: with an error that it caught.
  func rule(
    of likeness: Likeness, on kept: Any, _ reason: Reason, _ event: Calls.Call,
    _ isCaught: Bool = false
  ) -> Rule {
    switch likeness {
    case .same: .decodedAsIs
    case .none where SwiftText.isNil(kept): judge.rule(ofNil: reason, event, isCaught: isCaught)
    case .none: judge.rule(ofStandIn: reason, event, isCaught: isCaught)
    case .rounded where reason == .precision:
      judge.rule(ofRounding: reason, event, as: type(of: SwiftText.bare(kept)))
    case .form, .rounded, .changed:
      reason == .custom ? .ownCodeMadeValue : judge.rule(ofOtherType: event)
    }
  }

  /// Whether a number or a text that says nothing of what was sent is none that the source writes: it
  /// was made of that, and doesn't stand in for it.
  func isComputed(_ kept: Any) -> Bool {
    guard let writes = tree.source.writes else { return false }
    switch HeldValue(kept) {
    case .number(let text):
      guard let number = Double(text), number != 0, number.isFinite else { return false }
      return !Self.extremes.contains(abs(number)) && !writes(.number(abs(number)))
    case .text(let text): return !text.isEmpty && !writes(.part(text))
    default: return false
    }
  }

  /// What a text that isn't empty has of an empty one: all, where another one would be added to it, and
  /// nothing, where another one would be held without it, and it is held where there is none, too, or is part
  /// of another key's value. `nil` where neither is plain.
  private func likenessToEmpty(
    _ kept: Any, at event: Calls.Call, by trial: Trial
  ) -> Likeness? {
    guard isEmptyText(event.node), case .text(let held) = HeldValue(kept), !held.isEmpty,
      case .text(let other)? = trial.value(madeOfText: "x").map({ HeldValue($0) }), other != held
    else { return nil }
    if other.contains(held) { return .form }
    if case .text(held)? = trial.value(madeOf: "null").map({ HeldValue($0) }) {
      return Likeness.none
    }
    return isWithinOther(held, event) ? Likeness.none : nil
  }

  private func standsInForEmpty(_ kept: Any, at event: Calls.Call) -> Bool {
    guard isEmptyText(event.node), let trial = trial(of: event) else { return false }
    return likenessToEmpty(kept, at: event, by: trial) == Likeness.none
  }

  /// Whether a text is part of one that was sent under another key, in capitals or not.
  private func isWithinOther(_ text: String, _ event: Calls.Call) -> Bool {
    let document = diagnosis.document
    return tree.children(of: event.parent).contains { call in
      let node = events[call].node
      return node >= 0 && node != event.node && document.kind(of: node) == .string
        && document.string(node).lowercased().contains(text.lowercased())
    }
  }

  private func isEmptyText(_ node: Int) -> Bool {
    diagnosis.document.kind(of: node) == .string && diagnosis.document.stringIsEmpty(node)
  }

  /// The numbers that have names.
  private static let extremes: Set<Double> = [
    .greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude), .leastNormalMagnitude,
    .leastNonzeroMagnitude, Double(Int.max), Double(UInt.max), Double(Int32.max),
    Double(UInt32.max), Double(Int16.max), Double(UInt16.max), Double(Int8.max),
    Double(UInt8.max), -Double(Int32.min), -Double(Int16.min), -Double(Int8.min), .pi,
  ]

  /// Whether a model's code asked for what was sent, an array or an object, as such.
  private func isAskedAsContainer(_ event: Calls.Call) -> Bool {
    guard diagnosis.document.isContainer(event.node), let type = event.type else { return false }
    let traits = TypeTraits.of(type)
    return traits.wrapper == nil && !StoredProperties.of(type).holdsWrappedValue
      && !TypeTraits.of(traits.bare).isLeaf
  }

  /// Whether a date was made of a number: from what it is counted nobody knows, but that it is.
  static func isCounted(_ kept: Any, from value: Any) -> Bool {
    SwiftText.bare(kept) is Date && TypeTraits.of(Swift.type(of: value)).isNumber
  }

  private func reasonOfFallback(_ kept: Any, at event: Calls.Call) -> Reason {
    let kind = diagnosis.document.kind(of: event.node)
    if kind == .null { return .null }
    let type = TypeTraits.of(type(of: kept)).bare
    // It was read as what it is, and had nothing in it for the property.
    if kind == .object || kind == .array, SwiftText.isNil(kept), TypeTraits.of(type).isLeaf {
      return .custom
    }
    if isEmptyText(event.node)
      || kind == .array && diagnosis.document.isEmptyContainer(event.node)
    {
      return .empty
    }
    guard judge.isWritten(kept, at: event.node) else {
      // Its digits were read, and something else was made of the number.
      return Self.number(kept) != nil && kind == .string
        && Double(diagnosis.document.string(event.node)) != nil ? .custom : .wrongType
    }
    // Such a number, text or boolean could be read; it was the model's own code that did otherwise.
    let reason = diagnosis.corruption(of: type)
    return reason == .notANumber && kind == .number ? .custom : reason
  }
}
