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
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return try answer(
      in: Installation.find(executable: program),
      environment: ProcessInfo.processInfo.environment)
  }
}
