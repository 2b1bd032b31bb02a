import DecodingReport
import Explorer
import Synchronization
import Workbench

/// What stands for compilers and boxes where a test does a question's work.
struct PlayedWorkshop: Workshop {
  let cancellation = Cancellation()
  /// After so many tries of reducing what is reached is enough.
  var mostTries = Int.max
  private let asked = Counter()
  var compiled: @Sendable (ModelRequest) -> ModelAnswer? = { _ in nil }
  var advised: @Sendable (ModelRequest, TrialAdvice) -> [ModelText]? = { _, _ in nil }
  var ran: @Sendable (String) -> ReproductionRun? = { _ in nil }

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  var isEnded: Bool {
    asked.value.withLock {
      $0 += 1
      return $0 > mostTries
    }
  }

  func isTimeToTell() -> Bool { false }
  func compile(_ request: ModelRequest) -> ModelAnswer? { compiled(request) }
  func files(of model: ModelRequest, with advice: TrialAdvice) -> [ModelText]? {
    advised(model, advice)
  }
  func run(_ source: String) -> ReproductionRun? { ran(source) }
}

/// What a workshop was asked for.
final class Noted<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  func note(_ value: Value) { values.withLock { $0.append(value) } }
  var all: [Value] { values.withLock { $0 } }
}
