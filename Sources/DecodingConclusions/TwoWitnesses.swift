package import DecodingReport

/// The old conclusions and those by trial, side by side: which of them answers is decided here, by
/// what both say. `WitnessTests` measures each.
///
/// The old ones know what a model's code passes over, catches and fills in. Where they know of
/// nothing that was done with a value, or take it for absent or for lost, a trial may show what
/// was made of it: that answers then.
package final class TwoWitnesses: Conclusions {
  private let judge: Judge
  private let old: any Conclusions
  private let trial: OwnCode
  /// The calls whose verdict is by trial.
  private var tried: Set<Int> = []

  package init(judge: Judge, old: any Conclusions) {
    (self.judge, self.old) = (judge, old)
    trial = OwnCode(judge: judge)
  }

  package func decisive(of attempts: [Int]) -> Int? { old.decisive(of: attempts) }

  package func valuePlainlyAsSent(_ call: Int) -> Any? {
    trial.isWithinOwnCode(call) ? nil : old.valuePlainlyAsSent(call)
  }

  package func verdict(on call: Int, of attempts: [Int]) -> Verdict? {
    let told = old.verdict(on: call, of: attempts) ?? judge.verdict(on: call, of: attempts)
    guard let shown = trial.verdict(on: call, of: attempts), answers(shown, told, call) else {
      return told
    }
    tried.insert(call)
    return shown
  }

  /// Whether what a trial shows goes before what is told without it.
  private func answers(_ shown: Verdict, _ told: Verdict, _ call: Int) -> Bool {
    switch told.decidedBy {
    case .decodedAsIs: answers(shown, asSent: told)
    case .missingKeyMakesNil, .nullMakesNil:
      shown.decidedBy == judge.ruleOfFilledAbsence && isNamedAsKey(call)
    case .ownCodeAskedOtherType, .ownCodeMadeValue:
      shown.decidedBy == .decodedAsIs && trial.isScalarAsSent(call)
    case .ownCodeStoodIn, .ownCodeCaughtError:
      told.outcome == .default && shown.outcome == .converted && trial.isTextAsSent(call)
    default: false
    }
  }

  /// As above, of a value that is told to be as sent: without a source nobody knows whether a wrapper let it go.
  private func answers(_ shown: Verdict, asSent told: Verdict) -> Bool {
    switch shown.outcome {
    case .converted: true
    case .default: isKnown || shown.decidedBy == .ownCodeStoodIn
    case .nil:
      isKnown || shown.decidedBy == .ownCodeStoodIn
        || told.value.map { SwiftText.isNil($0) } ?? true
    case .dropped: isKnown
    case .asSent, .threw, .notReached: false
    }
  }

  private var isKnown: Bool { judge.tree.source.isKnown }

  /// Whether the property that is made of a key's value bears the key's name.
  private func isNamedAsKey(_ call: Int) -> Bool {
    let event = judge.tree.events[call]
    return judge.tree.hasOwnProperty(event) && judge.tree.property(of: event) == event.key
  }

  package func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    tried.contains(call) ? verdict : old.shown(verdict, call)
  }

  package func outcome(ofCaught call: Int) -> Outcome? { old.outcome(ofCaught: call) }

  package func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    old.caughtUnreached(verdict, call)
  }

  package func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?) {
    old.standIn(forCaught: call)
  }

  package func isTold(_ call: Int) -> Bool { old.isTold(call) }

  package func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool {
    old.isVainQuestion(call, outcome)
  }

  package func isPassedOver(_ call: Int) -> Bool { old.isPassedOver(call) }

  package func isDropped(_ call: Int) -> Bool { old.isDropped(call) }
}
