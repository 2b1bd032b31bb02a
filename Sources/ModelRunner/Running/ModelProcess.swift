package import DecodingReport
import JSONSource
import Synchronization
package import Workbench

/// Decodes with a compiled model, in a process of its own that is replaced when it is lost.
///
/// A class: its users share the process. One decode after the other has it.
package final class ModelProcess: ExperimentRunner {
  package let options: DecodingOptions
  package let limits: ModelLimits
  /// The types that the model could be decoded as.
  let types: RootTypes
  private let seat: Mutex<HostSeat>
  /// The libraries stay where they are, since a process that is lost is replaced.
  private let leases: [FileLease]

  /// The seat's libraries are the compiled models, in the order of the styles.
  init(
    _ seat: consuming sending HostSeat, options: DecodingOptions = DecodingOptions(),
    types: RootTypes = RootTypes(candidates: [])
  ) {
    self.options = options
    self.types = types
    limits = seat.order.limits
    leases = seat.order.libraries.compactMap(ModelCache.lease)
    self.seat = Mutex(seat)
  }

  package func decode(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> any PayloadDecoding {
    let decoding = RemoteDecoding(experiment, in: self)
    decoding.obtainValues(cancellation)
    return decoding
  }

  package func write(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> [StyleEncoding] {
    RemoteRoundTrip(experiment, in: self).encodings(cancellation)
  }

  /// What the model has printed since this was last asked for.
  package func takeOutput() -> ModelOutput {
    seat.withLock { $0.takeOutput() }
  }

  /// What the model's code is kept from; `nil` before it was loaded.
  package var confinement: Confinement? {
    seat.withLock { $0.confinement }
  }

  /// Ends the process; the next decode starts another.
  package func end() {
    seat.withLock { $0.vacate() }
  }

  /// Gives the process to one decode for as long as that needs it.
  func use<Result: Sendable>(_ body: (inout HostSeat) -> Result) -> Result {
    seat.withLock { body(&$0) }
  }
}

/// The place of the process that runs a model: empty, or taken by the one that lives now.
// Unchecked: a seat is used under its owner's lock, and never leaves it.
struct HostSeat: @unchecked Sendable {
  let installation: Installation
  let order: LoadOrder
  let environment: [String: String]
  private var process: HostProcess?
  private var output = ModelOutput()
  private var denials: [ModelDenial] = []
  /// How many are kept of what nobody asks for.
  private static let keptDenials = 64
  private var knownConfinement: Confinement?
  /// The trials in which a process was lost.
  private var fatalTrials: Set<Int> = []
  /// How many of them never ended, and how many may: each takes a second.
  private var endlessTrials = 0
  private static let mostEndlessTrials = 12
  /// Whether what its code did is asked of trials: not once these cost too much.
  var bearsTrials = true
  /// The number of the newest order; answers to others are of no use.
  private(set) var number = 0

  /// What the model's code is kept from; `nil` before it was loaded.
  var confinement: Confinement? { process?.confinement ?? knownConfinement }

  init(installation: Installation, order: LoadOrder, environment: [String: String]) {
    self.installation = installation
    self.order = order
    self.environment = environment
  }

  /// The process that lives, or a new one.
  mutating func occupied() throws(ModelProblem) -> HostProcess {
    if let process { return process }
    for library in order.libraries { try ModelCache.check(library) }
    let new = try HostProcess(installation, order, environment: environment)
    process = new
    return new
  }

  /// Hands an order to the process, and returns its number.
  mutating func submit(
    _ experiment: Experiment, _ parts: [DecodeOrder.Part]
  ) throws(ModelProblem) -> Int {
    let process = try occupied()
    number += 1
    let order = DecodeOrder(
      experiment, number: number, parts: parts, without: fatalTrials)
    process.send(.decode(order))
    return number
  }

  /// Ends a process that was lost; whether that was in a trial which is never made again.
  mutating func vacateAfterTrial(_ loss: ModelLoss) -> Bool {
    defer { vacate() }
    let trial = process?.trial ?? 0
    guard trial != 0, fatalTrials.insert(trial).inserted else { return false }
    if case .timedOut = loss { endlessTrials += 1 }
    return true
  }

  /// Whether there may be one more.
  var mayLoseTrial: Bool { endlessTrials <= Self.mostEndlessTrials }

  /// Ends the process, if there is one, and keeps what its model printed.
  mutating func vacate() {
    guard let process else { return }
    note(process)
    process.end()
    self.process = nil
  }

  private mutating func note(_ process: HostProcess) {
    output.append(process.takePrinted())
    denials = (denials + process.takeDenials()).suffix(Self.keptDenials)
    knownConfinement = confinement
  }

  mutating func takeOutput() -> ModelOutput {
    if let process { note(process) }
    defer { output = ModelOutput() }
    return output
  }

  /// What the model's code wanted and didn't get since this was last asked for, each once.
  mutating func takeDenials() -> [ModelDenial] {
    if let process { note(process) }
    defer { denials = [] }
    var told: Set<ModelDenial> = []
    return denials.filter { told.insert($0).inserted }
  }
}
