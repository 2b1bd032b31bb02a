import Foundation
import ModelFacts

extension Installation {
  /// Asks the deriver, a program of its own, for one of the things that it does.
  func askDeriver<Answer: Decodable>(
    for option: String, _ request: some Encodable, environment: [String: String],
    limits: ProgramLimits, stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> Answer {
    let bytes = try? JSONEncoder().encode(request)
    return try askDeriver(
      [option], Array(bytes ?? Data()), environment: environment, limits: limits, stop: stop)
  }

  /// The same of a request that is written out.
  func askDeriver<Answer: Decodable>(
    _ options: [String], _ request: [UInt8], environment: [String: String], limits: ProgramLimits,
    stop: StopRequest
  ) throws(ModelProblem) -> Answer {
    var command = ToolInvocation(
      deriver, options, environment: HostProcess.environment(from: environment), keeper: keeper)
    command.input = request
    command.limits = limits
    // A type of a line is told in forty.
    command.outputLimit = 64 * DerivedModel.mostBytes
    let result = try command.run(stop: stop)
    guard result.ending == .exited(0), !result.hasTimedOut,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
    else {
      throw .programFailed(ProgramFailure(.deriver, result, limits: limits))
    }
    return answer
  }
}
