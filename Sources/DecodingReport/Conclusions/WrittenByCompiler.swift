/// What there is to conclude where the compiler wrote the code, and the library's wrappers say what they did: nothing.
struct WrittenByCompiler: Conclusions {
  let judge: Judge

  func decisive(of attempts: [Int]) -> Int? { nil }
  func valuePlainlyAsSent(_ call: Int) -> Any? {
    judge.isOverwritten(call) ? nil : judge.scalarAsSent(call)
  }
  func verdict(on call: Int, of attempts: [Int]) -> Verdict? { nil }
  func shown(_ verdict: consuming Verdict, _ call: Int) -> Verdict { verdict }
  func outcome(ofCaught call: Int) -> Outcome? { nil }
  func caughtUnreached(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    verdict.value = judge.storage(of: judge.events[call])
    verdict.become(.caught(judge.outcome(ofCaught: call)), verdict.reason)
    return verdict
  }
  func standIn(forCaught call: Int) -> (value: Any?, type: (any Any.Type)?) {
    (judge.storage(of: judge.events[call]), nil)
  }
  func isTold(_ call: Int) -> Bool { false }
  func isVainQuestion(_ call: Int, _ outcome: Outcome) -> Bool { false }
  func isPassedOver(_ call: Int) -> Bool { false }
  func isDropped(_ call: Int) -> Bool { judge.isOverwritten(call) }
}
