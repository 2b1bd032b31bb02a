import Foundation
import ModelFacts

extension Installation {
  /// Asks the deriver, a program of its own, for one of the things that it does.
  func askDeriver<Request: Encodable, Answer: Decodable>(
    for option: String, _ request: Request, environment: [String: String], limits: ProgramLimits,
    stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> Answer {
    var command = Command(
      deriver, [option], environment: HostProcess.environment(from: environment), keeper: keeper)
    command.input = (try? JSONEncoder().encode(request)).map { Array($0) } ?? []
    command.limits = limits
    let result = try command.run(stop: stop)
    guard result.ending == .exited(0), !result.hasTimedOut,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
    else {
      throw .programFailed(ProgramFailure(.deriver, result, limits: limits))
    }
    return answer
  }
}
