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
    let folder = library.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let lease = FileLease(ModelCache.leasePath(inFolder: folder.joined(separator: "/")))
    defer { withExtendedLifetime(lease) {} }
    try ModelCache.check(library)
    let child = try ChildProcess(
      installation.host, [], environment: HostProcess.environment(from: environment),
      channels: HostProcess.channels, keeper: installation.keeper, bounds: limits.bounds)
    var run = Run(child, limits)
    run.send(.run(LoadOrder(libraries: [library], limits: limits)))
    return try run.result(stop)
  }

  /// A program on its way.
  private struct Run {
    private let child: ChildProcess
    private let limits: ModelLimits
    private let end: ContinuousClock.Instant
    private var unsent: ArraySlice<UInt8> = []
    private var output: [UInt8] = []
    private var omittedBytes = 0
    /// The end of what it printed: a trap speaks last.
    private var last: [UInt8] = []
    private var answers: [UInt8] = []
    private var open: Set<Int32> = [1, 2, Frame.answers]

    init(_ child: ChildProcess, _ limits: ModelLimits) {
      self.child = child
      self.limits = limits
      end = .now + .seconds(limits.seconds)
    }

    mutating func send(_ request: HostRequest) {
      unsent += Frame.bytes(request)
    }

    mutating func result(_ stop: StopRequest) throws(ModelProblem) -> Result {
      var hasTimedOut = false
      while !open.isEmpty {
        if stop.isRequested {
          child.kill()
          _ = child.wait()
          throw .overtaken
        }
        if !hasTimedOut, .now > end {
          hasTimedOut = true
          child.kill()
        }
        PipeCall.wait(
          reading: open.map { child.end(of: $0) },
          writing: unsent.isEmpty ? [] : [child.end(of: Frame.requests)], milliseconds: 20)
        feed()
        for channel in open where !read(channel) { open.remove(channel) }
      }
      let ending = child.wait()
      return Result(
        output: String(decoding: output, as: UTF8.self), omittedBytes: omittedBytes,
        loss: hasTimedOut ? .timedOut(seconds: limits.seconds) : loss(ending),
        denials: HostProcess.denials(child))
    }

    private func loss(_ ending: ChildProcess.Ending) -> ModelLoss? {
      if case .refused(let words)? = refusal { return .notLoaded(words) }
      guard ending != .exited(0) else { return nil }
      return ModelLoss(
        child, ending, errors: String(decoding: last, as: UTF8.self), limits: limits)
    }

    private var refusal: HostAnswer? {
      guard let count = Frame.count(answers[...]), answers.count >= 4 + count else { return nil }
      var reader = TransportReader(
        answers[...].dropFirst(4).prefix(count), document: JSONDocument.parse(""))
      return try? NumberedAnswer(from: &reader).answer
    }

    private mutating func feed() {
      while !unsent.isEmpty {
        guard case .moved(let count) = PipeCall.write(unsent, to: child.end(of: Frame.requests))
        else { return }
        unsent = unsent.dropFirst(count)
      }
    }

    /// Reads what is there. Returns `false` at the end.
    private mutating func read(_ channel: Int32) -> Bool {
      // A program that floods its outputs mustn't keep the clock from being looked at.
      for _ in 0..<16 {
        var bytes: [UInt8] = []
        switch PipeCall.read(child.end(of: channel), into: &bytes, atMost: 1 << 16) {
        case .moved: take(bytes, from: channel)
        case .wouldBlock: return true
        case .ended: return false
        }
      }
      return true
    }

    private mutating func take(_ bytes: [UInt8], from channel: Int32) {
      guard channel != Frame.answers else {
        answers += bytes.prefix(max(0, PrintedText.limit - answers.count))
        return
      }
      last = (last + bytes).suffix(PrintedText.limit)
      let kept = bytes.prefix(max(0, PrintedText.limit - output.count))
      output += kept
      omittedBytes += bytes.count - kept.count
    }
  }
}
