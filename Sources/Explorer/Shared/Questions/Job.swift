package import DecodingReport
package import Workbench

/// What a question has worked out: a newer one of its name takes its place.
package struct Job: Sendable {
  package let name: String
  package let number: Int
  /// Works until all is posted, or until the workshop says that nobody wants it.
  package let run: @Sendable (_ workshop: any Workshop, _ post: @escaping (Part) -> Void) -> Void
}

/// An answer, or what there is of it so far.
package struct Part: Sendable {
  package let name: String
  /// That of the job.
  let number: Int
  let answer: any Sendable
}

/// What a job may have done where the explorer reaches no files, processes and clocks.
package protocol Workshop: Sendable {
  /// Says that nobody wants the answer.
  var cancellation: Cancellation { get }
  /// Whether what is reached is enough.
  var isEnded: Bool { get }
  /// Whether it is time to tell how far the work has come; `true` not too often.
  func isTimeToTell() -> Bool
  /// Compiles a model; `nil` once nobody wants it.
  func compile(_ request: ModelRequest) -> ModelAnswer?
  /// The files of a model with what a why advises written into them; `nil` where that can't be.
  func files(of model: ModelRequest, with advice: TrialAdvice) -> [ModelText]?
  /// Compiles and runs a reproduction where it can do no harm; `nil` once nobody wants it.
  func run(_ source: String) -> ReproductionRun?
}
