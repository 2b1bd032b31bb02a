import DecodingReport
import JSONSource
import Workbench

/// Two payloads, models or settings that are compared off the main thread: what B came to is known.
struct CompareRequest: Sendable {
  /// A, as it is decoded.
  var a: ExplainRequest
  /// What A came to, where that is known already.
  var knownA: ExplainAnswer?
  /// The model that A is decoded by, where that is to be compiled first.
  var model: ModelRequest?
  /// What A is decoded with, besides the settings of its model.
  var changes: DecodingChanges
  var b: ExplainAnswer
  /// The model that B was decoded by.
  var modelOfB: ModelSource?

  /// Has A decoded by a model that was compiled for that.
  mutating func take(_ compiled: ModelAnswer.Compiled) {
    model = nil
    a.sample.take(compiled)
    a.options = changes.applied(to: compiled.models.options)
    a.modelIndex = nil
  }

  /// Has A's model compiled, where there has to be one, and returns it; `nil` once nobody wants it, too.
  mutating func compile(in workshop: any Workshop) throws(ModelFault) -> ModelAnswer.Compiled? {
    guard let model, let result = workshop.compile(model)?.result else { return nil }
    let compiled = try result.get()
    take(compiled)
    return compiled
  }

  /// What A comes to; `nil` once nobody wants it.
  func decodeA(_ cancellation: Cancellation) -> ExplainAnswer? {
    // A model that wasn't compiled isn't wanted any more.
    guard model == nil, !cancellation.isCancelled else { return nil }
    return knownA ?? a.run(cancellation, posting: { _ in })
  }

  /// Both sides; `nil` once nobody wants them.
  func compare(_ cancellation: Cancellation) -> ComparedSides? {
    guard let own = decodeA(cancellation) else { return nil }
    let sides = ComparedSides(own, b, ModelComparison(a.sample.sources[.strict], modelOfB))
    return cancellation.isCancelled ? nil : sides
  }
}
