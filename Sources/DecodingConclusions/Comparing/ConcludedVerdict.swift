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
    switch (conclusion.row, conclusion.outcome) {
    case (.unknown, _):
      var verdict = plain
      if plain.outcome == .asSent { verdict.become(.notTold, nil) }
      return verdict
    case (.whole, _): return isMended ? plain : holding(conclusion.part, asSent: plain)
    case (_, .asSent):
      // What was cut off, or read as another date, it holds no better.
      if plain.outcome == .converted { return plain }
      var verdict = plain
      if plain.outcome != .asSent {
        (verdict.decidedBy, verdict.reason, verdict.error) = (.decodedAsIs, nil, nil)
      }
      return conclusion.row == .same && !ofModel && !isMended
        ? holding(conclusion.part, asSent: verdict) : verdict
    default:
      if conclusion.outcome == plain.outcome, plain.evidence == .reported { return plain }
      var verdict = changed(conclusion, plain, ofModel: ofModel)
      if isMended, conclusion.outcome == .converted { verdict.value = nil }
      return verdict
    }
  }

  private func holding(_ part: Holding?, asSent plain: Verdict) -> Verdict {
    guard let part, plain.outcome == .asSent else { return plain }
    var verdict = plain
    verdict.give(part.value)
    if want(part.type, in: &verdict), !document.isContainer(event.node) {
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
      (verdict.error, verdict.guilty) = (nil, nil)
    } else {
      if verdict.guilty == nil, document.isContainer(event.node), let failed = failure {
        (verdict.reason, verdict.guilty) = (.badElement, failed)
        verdict.error = tree.error(of: failed)
        verdict.decidedBy = rule(of: conclusion, .badElement, isCaught: true)
      }
      verdict.error = verdict.error ?? caught.flatMap(tree.error)
      want(caught.flatMap { tree.events[$0].type }, in: &verdict)
    }
    if ofModel, conclusion.outcome == .default, plain.outcome == .nil {
      // What a wrapper shows of it is nil.
      verdict.decidedBy = plain.decidedBy
      verdict.give(Any?.none as Any)
    } else if ofModel, let value = plain.value {
      verdict.value = value
    } else if let part = conclusion.part {
      if conclusion.outcome != .nil { verdict.give(part.value) }
      want(part.type, in: &verdict)
    }
    if conclusion.outcome == .nil, conclusion.row != .another { verdict.give(Any?.none as Any) }
    if verdict.reason == .badEnum, ofModel { verdict.fallback = .defaultCase }
    verdict.losesValue = conclusion.outcome == .converted && conclusion.losesValue
    verdict.evidence = .tried
    return verdict
  }

  /// The innermost call within a container that failed.
  private var failure: Int? {
    var inner = call + 1
    while inner < tree.events.count, tree.isAncestor(call, of: inner) {
      if tree.threw(inner) { return tree.culprit(of: inner) }
      inner += 1
    }
    return nil
  }

  /// Where no trial can be made: of nothing, a property that can't be nil gets something else.
  var filledIn: Verdict? {
    guard event.state == .returnedNil, event.parent >= 0,
      tree.culprit(of: event.parent) != event.parent, judge.isNeverNil(event)
    else { return nil }
    return Verdict(judge.ruleOfFilledAbsence, event.node < 0 ? .missing : .null, .inferred)
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
    if plain.outcome != .asSent, let reason = plain.reason { return reason }
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
