import Foundation
import JSONSource

/// Rules that hang on what was asked for, and on what stands there.
extension Judge {
  /// Whether the decoder says itself what it did: smart decoding.
  package var isSmart: Bool { events.first?.outcome != nil }

  /// The rule of a failure; `type`: what was to be decoded, where the call asked for a wrapper of it.
  func rule(ofFailure reason: Reason, of call: Int, as type: (any Any.Type)? = nil) -> Rule {
    if isSmart, call == 0 { return .rootIrreplaceable }
    let rule = diagnosis.rule(
      ofFailure: reason, of: events[call], as: type ?? events[call].type)
    return isSmart && rule == .typeMismatch ? .noCounterpart : rule
  }

  /// The verdict on a value that failed for a reason; `type` as for the rule.
  func threw(_ reason: Reason, _ call: Int, as type: (any Any.Type)? = nil) -> Verdict {
    var verdict = Verdict(rule(ofFailure: reason, of: call, as: type), reason)
    verdict.wrappedType = type
    return verdict
  }

  /// The rule of a number that wasn't held as it was sent, and of a URL that wasn't.
  func rule(ofRounding reason: Reason, _ event: Calls.Call, as type: any Any.Type) -> Rule {
    if reason == .badURL { return .urlEncoded }
    if event.node >= 0, diagnosis.document.kind(of: event.node) == .string { return .textRounded }
    return TypeTraits.of(type).bare is any BinaryInteger.Type ? .fractionCutOff : .digitsRounded
  }

  /// The rule of an element or a member that an equal one took the place of.
  func rule(ofEqual call: Int) -> Rule {
    let isOfSet = events[events[call].parent].type.map { TypeTraits.of($0).set != nil } ?? false
    if isOfSet { return .equalElementDropped }
    return events[call].isForElement ? .equalKeyDropped : .keysMadeEqual
  }

  /// The rule of what stands in for nothing, and no wrapper's type tells of it.
  package var ruleOfFilledAbsence: Rule { isSmart ? .ownCodeGaveValue : .ownCodeFilledAbsence }

  /// The rule of a wrapper's default, or of what smart decoding falls back to.
  func rule(ofFallback reason: Reason?) -> Rule {
    if isSmart { return .smartFallback(reason) }
    return switch reason {
    case .missing, .null: .wrapperFilledAbsence
    case .badElement: .wrapperReplacedWhole
    default: .wrapperCaughtError
    }
  }

  /// The rule of what code stood in for an error that it caught, at a place where something is or isn't.
  func rule(ofCaught reason: Reason?, _ event: Calls.Call) -> Rule {
    guard isSomething(at: event) else { return ruleOfFilledAbsence }
    return isSmart ? .smartFallback(reason) : .ownCodeCaughtError
  }

  /// The rule of what a model holds that says nothing of what was sent; `isCaught`: that failed.
  func rule(ofStandIn reason: Reason?, _ event: Calls.Call, isCaught: Bool) -> Rule {
    isCaught || !isSomething(at: event) ? rule(ofCaught: reason, event) : .ownCodeStoodIn
  }

  /// The rule of a nil that stands for a value; `isCaught`: for one that failed.
  package func rule(ofNil reason: Reason?, _ event: Calls.Call, isCaught: Bool) -> Rule {
    if isSmart, reason == .missing || reason == .null { return .smartMadeNil }
    if !isCaught, reason != .null, isSomething(at: event) { return .ownCodeMadeNil }
    return .absence(reason)
  }

  /// Whether something other than null stands at a call's place.
  package func isSomething(at event: Calls.Call) -> Bool {
    event.innerNode >= 0
      && (event.text?.document ?? diagnosis.document).kind(of: event.innerNode) != .null
  }

  /// The rule of what smart decoding says that it did.
  func rule(
    ofReported outcome: Outcome, _ reason: Reason?, _ event: Calls.Call, _ call: Int
  ) -> Rule {
    switch outcome {
    case .asSent, .notReached: .decodedAsIs
    case .nil: reason == .unknownKey ? .unaskedIsNil : rule(ofNil: reason, event, isCaught: true)
    case .default: .smartFallback(reason)
    case .dropped: .leftOut
    case .threw: rule(ofFailure: reason ?? .wrongType, of: call)
    case .converted: rule(ofConversion: reason, event)
    }
  }

  /// The rule of a value that is held in another form, by a wrapper or by smart decoding.
  func rule(ofConversion reason: Reason?, _ event: Calls.Call) -> Rule {
    let kind = event.node < 0 ? .null : diagnosis.document.kind(of: event.node)
    let isWithin = reason == .badElement || kind == .array || kind == .object
    guard isSmart else { return isWithin ? .changedWithin : .wrapperConverted }
    switch reason {
    case .precision, .badURL:
      return rule(ofRounding: reason ?? .precision, event, as: event.type ?? Any.self)
    case .badDate: return kind == .string ? .dateOfOtherDay : .dateOfOtherEpoch
    case .custom: return .smartTransformed
    default: if isWithin { return .changedWithin }
    }
    guard event.type.map({ TypeTraits.of($0).bare == Date.self }) == true else {
      return .smartConverted
    }
    return kind == .number ? .smartReadDateNumber : .smartReadDateText
  }

  /// The rule of a value of which the model's own code made one of another type.
  package func rule(ofOtherType event: Calls.Call) -> Rule {
    let isWithin = event.node >= 0 && diagnosis.document.isContainer(event.node)
    return isSmart || isWithin ? rule(ofConversion: .wrongType, event) : .ownCodeAskedOtherType
  }
}

extension Rule {
  /// The rule of an optional's nil.
  static func absence(_ reason: Reason?) -> Rule {
    switch reason {
    case .missing: .missingKeyMakesNil
    case .null: .nullMakesNil
    default: .errorMakesNil
    }
  }

  /// The rule of a failure that was caught, as far as it's known what became of the value.
  package static func caught(_ outcome: Outcome) -> Rule {
    switch outcome {
    case .asSent, .notReached, .threw: .decodedAsIs
    case .converted: .ownCodeMadeValue
    case .default: .ownCodeCaughtError
    case .nil: .errorMakesNil
    case .dropped: .leftOut
    }
  }

  /// The rule of what smart decoding falls back to.
  static func smartFallback(_ reason: Reason?) -> Rule {
    switch reason {
    case .unknownKey: .declaredToIgnore
    case .missing, .null: .smartFilledAbsence
    case .badElement: .smartReplacedWhole
    default: .smartReplacedValue
    }
  }
}
