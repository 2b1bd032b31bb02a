package import DecodingReport
import JSONSource
import Workbench

/// Two payloads, models or settings that are to be compared off the main thread: what B came to is known.
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
  var b: ExplainAnswer
  /// In the place of B: the first of these counts that comes to other outcomes than A.
  var candidates: [(origin: TextOrigin, request: ExplainRequest)] = []
}

/// What A is.
package enum CompareBase: Hashable, Sendable {
  case payload(TextOrigin)
  /// The model as it was opened, for the same payload.
  case openedModel
  /// The settings that are the sample's own, for the same payload.
  case ownSettings
  /// A state that was noted, of the same model.
  case earlier(HistoryEntry)
}

/// What came of it.
package struct CompareAnswer: Sendable {
  package enum Event: Sendable {
    case compared(ComparedSides)
    /// A payload with other outcomes was found behind so many that have the same ones.
    case found(TextOrigin, passed: Int)
    case allAlike(Int)
  }

  package var subject: CompareRequest.Subject
  package var event: Event
}

/// Two sides with what became of them.
package struct ComparedSides: Sendable {
  let a: ExplainAnswer
  let b: ExplainAnswer
  let json: JSONComparison
  let fields: ReportComparison

  init(_ a: ExplainAnswer, _ b: ExplainAnswer) {
    self.a = a
    self.b = b
    json = JSONComparison(a.document, b.document)
    fields = ReportComparison(a.report, b.report, json)
  }

  func side(_ side: JSONComparison.Side) -> ExplainAnswer { side == .a ? a : b }
}

extension CompareRequest {
  /// Decodes A and compares. Takes as long as decoding takes; ends soon once that is cancelled.
  package func run(_ cancellation: Cancellation, post: (CompareAnswer) -> Void) {
    guard let a = knownA ?? a.run(cancellation, postingValues: { _ in }) else { return }
    guard !candidates.isEmpty else {
      let sides = ComparedSides(a, b)
      if !cancellation.isCancelled {
        post(CompareAnswer(subject: subject, event: .compared(sides)))
      }
      return
    }
    for (passed, candidate) in candidates.enumerated() {
      guard let other = candidate.request.run(cancellation, postingValues: { _ in }) else { return }
      guard !ComparedSides(a, other).fields.hasSameOutcomes else { continue }
      return post(
        CompareAnswer(subject: subject, event: .found(candidate.origin, passed: passed)))
    }
    post(CompareAnswer(subject: subject, event: .allAlike(candidates.count)))
  }
}
