import Synchronization

/// A program that is run to its end, with input and limits.
package struct ToolInvocation: Sendable {
  /// What a program left behind.
  package struct Result: Sendable {
    package var ending: ChildProcess.Ending
    package var output: [UInt8]
    package var errors: [UInt8]
    /// Whether it was ended since it took longer than it may.
    package var hasTimedOut = false
    /// Whether what it said was of use to who asked.
    package var isUnderstood = true
    /// What it took more of than it may, if it was ended for that.
    package var excess: ChildProcess.Excess?
    /// What its box kept it from; `nil` if it was in none.
    package var confinement: Confinement?
  }

  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  package var keeper: String
  /// What it may use; `nil` for as much as it likes.
  package var limits: ProgramLimits?
  /// What it has of the machine; `nil` for what the user has.
  package var box: Box?
  package var input: [UInt8] = []
  /// More output than this is read and thrown away.
  package var outputLimit = 8 << 20

  /// Describes a program that is started by the keeper at this path.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], keeper: String
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.keeper = keeper
  }

  /// Runs the program. Throws `overtaken`, with the program ended, as soon as `stop` is requested.
  package func run(stop: StopRequest = StopRequest()) throws(ModelProblem) -> Result {
    let child = try ChildProcess(
      program, arguments, environment: environment,
      channels: [.toChild(0), .fromChild(1), .fromChild(2)], keeper: keeper, bounds: bounds,
      box: box)
    let end = limits.map { ContinuousClock.now + .seconds($0.seconds) }
    var collected: [Int32: [UInt8]] = [:]
    let (ending, hasTimedOut) = try child.run(
      input: input, to: 0, from: [1, 2], until: end, stop
    ) { channel, bytes in
      let room = outputLimit - collected[channel, default: []].count
      collected[channel, default: []] += bytes.prefix(max(0, room))
    }
    return Result(
      ending: ending, output: collected[1] ?? [], errors: collected[2] ?? [],
      hasTimedOut: hasTimedOut, excess: child.excess, confinement: child.confinement)
  }

  /// The clock decides. A program that this one doesn't look at, since it is stopped, ends by the
  /// time that it computes.
  private var bounds: ChildProcess.Bounds {
    var bounds = ChildProcess.Bounds()
    guard let limits else { return bounds }
    bounds.seconds = 4 * limits.seconds
    bounds.data = limits.megabytes
    bounds.resident = limits.megabytes
    guard box != nil else { return bounds }
    bounds.descriptors = 64
    bounds.file = ProgramLimits.fileMegabytes
    bounds.files = ProgramLimits.fileMegabytes
    return bounds
  }
}

/// A wish that something be stopped, made on one thread and seen on another.
///
/// A class: both threads hold the same one.
package final class StopRequest: Sendable {
  private let requested = Atomic(false)

  package init() {}

  package var isRequested: Bool { requested.load(ordering: .relaxed) }

  package func request() { requested.store(true, ordering: .relaxed) }
}
