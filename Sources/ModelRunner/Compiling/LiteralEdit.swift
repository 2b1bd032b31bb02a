import Foundation
package import ModelFacts

extension LiteralEdit {
  /// Asks the deriver, a program of its own.
  package func answer(
    in installation: Installation, environment: [String: String],
    limits: ProgramLimits = DerivedModel.limits
  ) throws(ModelProblem) -> Answer {
    var command = Command(
      installation.deriver, ["--literal"], environment: environment, keeper: installation.keeper)
    command.input = (try? JSONEncoder().encode(self)).map { Array($0) } ?? []
    command.limits = limits
    let result = try command.run()
    guard result.ending == .exited(0), !result.hasTimedOut,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
    else {
      throw .programFailed(ProgramFailure(.deriver, result, limits: limits))
    }
    return answer
  }

  /// The same beside the program that runs.
  package func answer() throws(ModelProblem) -> Answer {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return try answer(
      in: Installation.find(executable: program),
      environment: ProcessInfo.processInfo.environment)
  }
}
