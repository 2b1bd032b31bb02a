package import DecodingReport
import JSONSource
package import Workbench

/// Two payloads, models or settings that are to be compared off the main thread: what B came to is
/// known.
package struct CompareRequest: Sendable {
  /// What is compared; answers bear it.
  package struct Subject: Hashable, Sendable {
    var base: CompareBase
    var sample: Int
    /// The revision of B, and the state of A where that is another payload.
    var revision: Int
    var state: MatrixRequest.PayloadState?
    var settings: DecodingChanges
    var model: Int
    /// Which payloads are looked through for one with other outcomes.
    var search: [TextOrigin] = []
  }

  package var subject: Subject
  /// A, as it is decoded.
  var a: ExplainRequest
  /// What A came to, where that is known already.
  var knownA: ExplainAnswer?
  /// The model that A is decoded by, where that is to be compiled first.
  package var model: ModelRequest?
  /// What A is decoded with, besides the settings of its model.
  var changes = DecodingChanges()
  var b: ExplainAnswer
  /// The model that B was decoded by.
  var modelOfB: ModelSource?
  /// In the place of B: the first of these counts that comes to other outcomes than A.
  var candidates: [(origin: TextOrigin, request: ExplainRequest)] = []
}

/// What A is.
package enum CompareBase: Hashable, Sendable {
  case payload(TextOrigin)
  /// The model as it was opened, for the same payload.
  case openedModel
  /// Another model, for the same payload.
  case model(ComparedModel)
  /// The settings that are the sample's own, for the same payload.
  case ownSettings
  /// Other settings, for the same payload: those before the last change.
  case formerSettings(DecodingChanges)
  /// A state that was noted, by its own model.
  case earlier(HistoryEntry)
}

/// What came of it.
package struct CompareAnswer: Sendable {
  package enum Event: Sendable {
    case compared(ComparedSides)
    /// A payload with other outcomes was found behind so many that have the same ones.
    case found(TextOrigin, passed: Int)
    case allAlike(Int)
    /// A's model was compiled; what it makes of the payload follows.
    case compiled(ModelAnswer.Compiled)
    /// A's model can't be had, and why.
    case failed(ModelFault)
  }

  package var subject: CompareRequest.Subject
  package var event: Event
}

extension CompareRequest {
  /// Decodes A, by a model that is compiled for that where there has to be one, and compares. Takes as
  /// long as that takes; ends soon once it is cancelled.
  ///
  /// - Parameter compile: What becomes of a model; `nil` once nobody wants it.
  package func run(
    _ cancellation: Cancellation, compile: (ModelRequest) -> ModelAnswer? = { _ in nil },
    post: (CompareAnswer) -> Void
  ) {
    var request = self
    if let model {
      guard let result = compile(model)?.result, !cancellation.isCancelled else { return }
      switch result {
      case .failure(let fault):
        return post(CompareAnswer(subject: subject, event: .failed(fault)))
      case .success(let compiled):
        post(CompareAnswer(subject: subject, event: .compiled(compiled)))
        request.take(compiled)
      }
    }
    request.compare(cancellation, post: post)
  }

  /// Has A decoded by a model that was compiled for that.
  mutating func take(_ compiled: ModelAnswer.Compiled) {
    model = nil
    a.sample.take(compiled)
    a.options = changes.applied(to: compiled.models.options)
    a.modelIndex = nil
  }

  private func compare(_ cancellation: Cancellation, post: (CompareAnswer) -> Void) {
    guard let own = knownA ?? a.run(cancellation, posting: { _ in }) else { return }
    guard !candidates.isEmpty else {
      let models = ModelComparison(a.sample.sources[.strict], modelOfB)
      let sides = ComparedSides(own, b, models)
      if !cancellation.isCancelled {
        post(CompareAnswer(subject: subject, event: .compared(sides)))
      }
      return
    }
    for (passed, candidate) in candidates.enumerated() {
      guard let other = candidate.request.run(cancellation, posting: { _ in }) else { return }
      guard !ComparedSides(own, other).fields.hasSameOutcomes else { continue }
      return post(
        CompareAnswer(subject: subject, event: .found(candidate.origin, passed: passed)))
    }
    post(CompareAnswer(subject: subject, event: .allAlike(candidates.count)))
  }
}
