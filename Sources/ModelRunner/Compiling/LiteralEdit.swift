import Foundation
package import ModelFacts

extension LiteralEdit {
  /// Asks the deriver, a program of its own.
  package func answer(
    in installation: Installation, environment: [String: String],
    limits: ProgramLimits = DerivedModel.limits
  ) throws(ModelProblem) -> Answer {
    try installation.askDeriver(
      for: "--literal", self, environment: environment, limits: limits)
  }

  /// The same beside the program that runs.
  package func answer() throws(ModelProblem) -> Answer {
    try answer(
      in: Installation.ofThisProgram(), environment: ProcessInfo.processInfo.environment)
  }
}
