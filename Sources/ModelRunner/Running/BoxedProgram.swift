import DecodingReport
import JSONSource

/// A program that was compiled to a library, run as models are: in a process of its own, without
/// terminal, network, other programs or the user's files.
package struct BoxedProgram: Sendable {
  /// What it left behind.
  package struct Result: Sendable {
    /// What it printed, on both outputs, in the order in which it came.
    package var output: String
    package var omittedBytes: Int
    /// How it came to an end otherwise than by its last statement.
    package var loss: ModelLoss?
    /// What it wanted and didn't get.
    package var denials: [ModelDenial]
  }

  private let library: String
  private let installation: Installation
  private let limits: ModelLimits
  private let environment: [String: String]

  package init(
    library: String, in installation: Installation, limits: ModelLimits,
    environment: [String: String]
  ) {
    self.library = library
    self.installation = installation
    self.limits = limits
    self.environment = environment
  }

  /// Runs it to its end. Throws `overtaken`, with the program ended, as soon as `stop` is requested.
  package func run(stop: StopRequest = StopRequest()) throws(ModelProblem) -> Result {
    let lease = ModelCache.lease(on: library)
    defer { withExtendedLifetime(lease) {} }
    try ModelCache.check(library)
    let child = try ChildProcess(
      installation.host, [], environment: HostProcess.environment(from: environment),
      channels: HostProcess.channels, keeper: installation.keeper, bounds: limits.bounds)
    let request = HostRequest.run(LoadOrder(libraries: [library], limits: limits))
    // Of what it printed, the end too: a trap speaks last.
    var (output, last, answers, printed) = ([] as [UInt8], [] as [UInt8], [] as [UInt8], 0)
    let (ending, hasTimedOut) = try child.run(
      input: Frame.bytes(request), to: Frame.requests, from: [1, 2, Frame.answers],
      until: .now + .seconds(limits.seconds), stop
    ) { channel, bytes in
      let limit = PrintedText.limit
      guard channel != Frame.answers else {
        answers += bytes.prefix(max(0, limit - answers.count))
        return
      }
      last = (last + bytes).suffix(limit)
      output += bytes.prefix(max(0, limit - output.count))
      printed += bytes.count
    }
    var loss: ModelLoss?
    if hasTimedOut {
      loss = .timedOut(seconds: limits.seconds)
    } else if case .refused(let words)? = Self.answer(answers) {
      loss = .notLoaded(words)
    } else if ending != .exited(0) {
      loss = ModelLoss(child, ending, errors: String(decoding: last, as: UTF8.self), limits: limits)
    }
    return Result(
      output: String(decoding: output, as: UTF8.self), omittedBytes: printed - output.count,
      loss: loss, denials: HostProcess.denials(child))
  }

  private static func answer(_ bytes: [UInt8]) -> HostAnswer? {
    guard let count = Frame.count(bytes[...]), bytes.count >= 4 + count else { return nil }
    var reader = TransportReader(
      bytes.dropFirst(4).prefix(count), document: JSONDocument.parse(""))
    return try? NumberedAnswer(from: &reader).answer
  }
}
