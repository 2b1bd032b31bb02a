import DecodingRecord
import DecodingReport
import DecodingTrace
import JSONSource

/// The verdict on a value of which something was concluded: with what the model holds of it, the reason that the trace
/// knows, and the error that was caught.
struct ConcludedVerdict {
  let judge: Judge
  let call: Int
  let attempts: [Int]

  private var tree: CallTree { judge.tree }
  private var document: JSONDocument { judge.diagnosis.document }
  private var event: Calls.Call { judge.tree.events[call] }
  private var plain: Verdict { judge.verdict(on: call, of: attempts) }

  /// The first call for the value, where that threw, and another one came behind it.
  private var caught: Int? {
    attempts.first(where: tree.threw).flatMap { $0 < call ? $0 : nil }
  }

  /// `ofModel`: the call asked for the very model that code of its own decodes; `isMended`: that couldn't be made of what
  /// was sent, and what it holds is partly of other values.
  func verdict(_ found: Conclusion, ofModel: Bool, isMended: Bool) -> Verdict {
    let plain = plain
    var conclusion = found
    if found.outcome == .converted, let part = found.part, plain.error != nil,
      plain.outcome == .default || plain.outcome == .nil, document.isContainer(event.node)
    {
      // What failed within it was caught: nothing of it is left.
      conclusion = .standIn(part)
    }
    if conclusion.outcome == .asSent, let part = conclusion.part, document.isContainer(event.node),
      document.isEmptyContainer(event.node), tree.failure(within: call) != nil,
      !tree.isReadAtPlace(of: call)
    {
      // It lacked something.
      conclusion = .standIn(part)
    }
    switch (conclusion.row, conclusion.outcome) {
    case (.unknown, _):
      var verdict = plain
      if plain.outcome == .asSent { verdict.become(.notTold, nil) }
      return verdict
    // What failed within it was caught, and something stands in: the value decides that.
    case (.discriminator, .asSent)
    where plain.error != nil && plain.outcome != .asSent && !tree.isReadAtPlace(of: call):
      return plain
    case (.whole, _): return isMended ? plain : holding(conclusion.part, asSent: plain)
    case (_, .asSent):
      // What was cut off, or read as another date, it holds no better.
      if plain.outcome == .converted { return plain }
      var verdict = plain
      if plain.outcome != .asSent {
        (verdict.decidedBy, verdict.reason, verdict.error) = (.decodedAsIs, nil, nil)
      }
      if isKeyRenamed(in: conclusion) {
        verdict.become(.keyRenamedByStrategy, .custom)
        return verdict
      }
      return conclusion.row == .same && !ofModel && !isMended && judge.isSomething(at: event)
        ? holding(conclusion.part, asSent: verdict) : verdict
    default:
      if conclusion.outcome == plain.outcome,
        plain.evidence == .reported || plain.value != nil && plain.decidedBy != .ownCodeStoodIn
      {
        return plain
      }
      var verdict = changed(conclusion, plain, ofModel: ofModel)
      if isMended, conclusion.outcome == .converted { verdict.value = nil }
      return verdict
    }
  }

  /// The verdict of who says what it did, with what the model holds in the end; `nil` where that is the plain one.
  var told: Verdict? {
    guard event.isForKey, event.outcome != nil, let holder = tree.holder(for: event),
      tree.source.ownCode?.changesItself(TypeName.declared(type(of: holder.model)))
        ?? judge.isSmart,
      let held = judge.storage(of: event), let value = plain.value,
      SwiftText.of(SwiftText.bare(held)) != SwiftText.of(SwiftText.bare(value))
    else { return nil }
    var verdict = plain
    verdict.give(held)
    (verdict.fallback, verdict.evidence) = (nil, .inferred)
    return verdict
  }

  private func holding(_ part: Holding?, asSent plain: Verdict) -> Verdict {
    guard let part, plain.outcome == .asSent else { return plain }
    var verdict = plain
    verdict.give(part.value)
    if want(part.toldType, in: &verdict), !document.isContainer(event.node) {
      verdict.evidence = .inferred
    }
    return verdict
  }

  /// Has a verdict tell the type that a property has, where that is another one than was asked for.
  @discardableResult
  private func want(_ type: (any Any.Type)?, in verdict: inout Verdict) -> Bool {
    guard let type, event.type.map({ TypeTraits.of($0).bare }) != TypeTraits.of(type).bare else {
      return false
    }
    verdict.wrappedType = type
    return true
  }

  private func changed(_ conclusion: Conclusion, _ plain: Verdict, ofModel: Bool) -> Verdict {
    var verdict = plain
    let reason = reason(of: conclusion, plain)
    verdict.become(rule(of: conclusion, reason, isCaught: plain.error != nil), reason)
    verdict.value = nil
    if conclusion.outcome == .converted {
      (verdict.error, verdict.guilty, verdict.fallback) = (nil, nil, nil)
    } else {
      if verdict.guilty == nil, document.isContainer(event.node),
        let failed = tree.failure(within: call),
        !judge.isAtPlace(failed, of: call)
      {
        (verdict.reason, verdict.guilty) = (.badElement, failed)
        verdict.error = tree.error(of: failed)
        verdict.decidedBy = rule(of: conclusion, .badElement, isCaught: true)
      }
      verdict.error = verdict.error ?? caught.flatMap(tree.error)
      want(caught.flatMap { judge.wrappedType(of: $0) ?? tree.events[$0].type }, in: &verdict)
    }
    if ofModel, conclusion.outcome == .default, plain.outcome == .nil {
      // What a wrapper shows of it is nil.
      verdict.decidedBy = plain.decidedBy
      verdict.give(Any?.none as Any)
    } else if ofModel, let value = plain.value {
      verdict.value = value
    } else if let part = conclusion.part {
      if conclusion.outcome != .nil { verdict.give(part.value) }
      want(part.toldType, in: &verdict)
    }
    if conclusion.outcome == .nil, conclusion.row != .another { verdict.give(Any?.none as Any) }
    if takesCase(conclusion) || verdict.reason == .badEnum && ofModel {
      verdict.fallback = .defaultCase
    }
    verdict.losesValue = conclusion.outcome == .converted && conclusion.losesValue
    verdict.evidence = .tried
    return verdict
  }

  /// Whether a dictionary holds a value under the key that a strategy made of the one that was sent.
  private func isKeyRenamed(in conclusion: Conclusion) -> Bool {
    guard conclusion.row == .same, let part = conclusion.part, judge.isKeyRenamed(event) else {
      return false
    }
    return part.around?.form == .dictionary && part.name == event.key
  }

  /// Whether a case of the very enum that was asked for stands in.
  private func takesCase(_ conclusion: Conclusion) -> Bool {
    guard conclusion.outcome == .default, let part = conclusion.part, let type = event.type,
      TypeTraits.of(type).isPlainEnum, judge.isSomething(at: event)
    else { return false }
    return TypeTraits.of(type).bare == Swift.type(of: part.value)
  }

  /// Where no trial can be made: of nothing, a property that can't be nil gets something else.
  var filledIn: Verdict? {
    guard event.state == .returnedNil, event.parent >= 0,
      tree.culprit(of: event.parent) != event.parent, tree.culprit(of: event.parent) != call,
      judge.isNeverNil(event)
    else { return nil }
    return Verdict(judge.ruleOfFilledAbsence, event.node < 0 ? .missing : .null, .inferred)
  }

  /// Where no trial tells: a scalar came back, and the property that is named as its key holds another one.
  var heldOtherwise: Verdict? {
    var verdict = plain
    guard verdict.outcome == .asSent, event.isForKey, event.node >= 0,
      !document.isContainer(event.node), case .returned(let value) = event.result,
      let held = judge.storage(of: event), !tree.holdsPlaceholder(event.parent),
      SwiftText.of(SwiftText.bare(held)) != SwiftText.of(SwiftText.bare(value)),
      SentScalar(event.node, in: document)?.likeness(of: SwiftText.bare(held)) != .same
    else { return nil }
    let isNil = SwiftText.isNil(held)
    verdict.become(
      isNil ? judge.rule(ofNil: .custom, event, isCaught: false) : .ownCodeMadeValue, .custom)
    verdict.give(held)
    return verdict
  }

  /// Where no trial can be made: of what was read after another type was asked for in vain, own code makes that.
  var madeOfAnotherType: Verdict? {
    guard let caught, event.state == .returned, event.node >= 0, !document.isContainer(event.node),
      let asked = tree.events[caught].type, let read = event.type,
      TypeTraits.of(asked).bare != TypeTraits.of(read).bare
    else { return nil }
    var verdict = plain
    guard verdict.outcome == .asSent else { return nil }
    verdict.become(
      judge.rule(ofOtherType: event), judge.verdict(on: caught, of: [caught]).reason)
    return verdict
  }

  // MARK: The rule and the reason

  private func rule(of conclusion: Conclusion, _ reason: Reason?, isCaught: Bool) -> Rule {
    switch conclusion.outcome {
    case .nil:
      conclusion.row == .another
        ? .otherKeyTaken : judge.rule(ofNil: reason, event, isCaught: isCaught)
    case .default where takesCase(conclusion) && !isCaught: .enumTookDefaultCase
    case .default:
      !judge.isSomething(at: event)
        ? judge.ruleOfFilledAbsence : isCaught ? .ownCodeCaughtError : .ownCodeStoodIn
    case .dropped where conclusion.row == .repeated: .equalElementDropped
    case .dropped where reason == .null: .ownCodeSteppedOverNull
    case .dropped where isCaught: .leftOut
    case .dropped: event.node < 0 ? .ownCodeWentOnWithout : .ownCodeKeptNothing
    case .converted where reason != .custom: judge.rule(ofOtherType: event)
    case .asSent, .converted, .threw, .notReached: .caught(conclusion.outcome)
    }
  }

  private func reason(of conclusion: Conclusion, _ plain: Verdict) -> Reason? {
    guard event.node >= 0 else { return .missing }
    let kind = document.kind(of: event.node)
    if kind == .null { return .null }
    if plain.outcome != .asSent, let reason = plain.reason,
      conclusion.outcome != .converted || reason != .badEnum
    {
      return reason
    }
    if let caught, let reason = judge.verdict(on: caught, of: [caught]).reason { return reason }
    guard let part = conclusion.part else {
      return conclusion.row == .repeated ? .duplicateKey : .custom
    }
    let isWritten = judge.isWritten(part.value, at: event.node)
    if conclusion.outcome == .converted { return isWritten ? .custom : .wrongType }
    if document.isContainer(event.node) { return .custom }
    let type = TypeTraits.of(part.type).bare
    if kind == .string, document.string(event.node).isEmpty { return .empty }
    guard isWritten else { return .wrongType }
    if TypeTraits.of(type).isPlainEnum { return .badEnum }
    let reason = judge.diagnosis.corruption(of: type)
    return reason == .notANumber && kind == .number ? .custom : reason
  }
}
