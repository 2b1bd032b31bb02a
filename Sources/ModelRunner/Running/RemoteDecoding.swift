import DecodingConclusions
import DecodingReport
import Foundation
import JSONSource
import Synchronization
import Workbench

/// A payload that is decoded in a model's process.
///
/// Where the model's code ends the process, that is the style's outcome: what is still to be had is
/// had from another process, without the code that did it.
///
/// A class: the values are there before the whys, and whoever waits for these shares them.
final class RemoteDecoding: PayloadDecoding {
  private struct State: Sendable {
    var efforts: [DecodingStyle: DecodeOrder.Effort]
    var finding: Report.PayloadFinding?
    var values: [DecodingStyle: StyleReport] = [:]
    var reports: [DecodingStyle: StyleReport] = [:]
    /// What happened to the process of a style whose values are there, when these were to be explained.
    var lossesOfWhys: [DecodingStyle: ModelLoss] = [:]
    /// Who says what own code did: no trials once they cost too much.
    var witness: Witness
    var began = ContinuousClock.now
    /// The trial that runs, and how many cost their process.
    var trial = 0
    var lostTrials = 0
    /// The order that is under way.
    var number: Int?
    var wasCancelled = false
    /// What the code of which style runs, and since when.
    var running: DecodeOrder.Part?
    var since = ContinuousClock.now
    /// What the code wanted of the system and wasn't given.
    var denials: [String] = []
    /// What one style's code may take; less when another's took all it had.
    var seconds: Int
  }

  /// How long a decode goes on that nobody waits for: a new process costs about as much.
  private static let grace = Duration.milliseconds(50)
  /// How often a cancellation is looked for, in milliseconds.
  private static let interval = 10

  /// How long code that doesn't end runs until its last call is taken to be where it stays.
  private static let timeForLastCall = Duration.milliseconds(500)

  /// So many trials of a style may cost their process; one that takes so long never ends.
  private static let mostLostTrials = 8
  private static let timeForTrial = Duration.seconds(1)
  /// All that one style's code may take, trials and all, of what it may take at once.
  private static let mostTimes = 12

  private let experiment: Experiment
  private let process: ModelProcess
  private let document: JSONDocument
  private let state: Mutex<State>

  init(_ experiment: Experiment, in process: ModelProcess) {
    self.experiment = experiment
    self.process = process
    document = experiment.parsed()
    state = Mutex(
      State(
        efforts: experiment.styles.reduce(into: [:]) { $0[$1] = .all },
        witness: experiment.witness,
        seconds: min(
          experiment.seconds ?? .max, process.limits.seconds(forBytes: experiment.bytes.count))))
  }

  func obtainValues(_ cancellation: Cancellation?) {
    advance(cancellation) { state in state.finding != nil }
  }

  var values: Report {
    state.withLock { state in report(state, state.values) }
  }

  var report: Report {
    obtainReport(nil)
    return state.withLock { state in report(state, state.reports) }
  }

  func report(_ cancellation: Cancellation) -> Report? {
    obtainReport(cancellation)
    return state.withLock { state in
      state.wasCancelled ? nil : report(state, state.reports)
    }
  }

  private func obtainReport(_ cancellation: Cancellation?) {
    let styles = experiment.styles
    advance(cancellation) { state in styles.allSatisfy { state.reports[$0] != nil } }
  }

  private func report(
    _ state: State, _ reports: [DecodingStyle: StyleReport]
  ) -> Report {
    var report = Report(
      model: experiment.model, modelSource: experiment.modelSource,
      payload: state.finding
        ?? Report.PayloadFinding(source: experiment.source, bytes: experiment.bytes.count),
      styles: experiment.styles.compactMap { reports[$0] }, of: document)
    report.denials = state.denials
    report.isTried = state.witness.tries
    if report.styles.contains(where: \.failsAtRoot) {
      report.typeThatFits = process.types.fitting(document, besides: experiment.model)
    }
    return report
  }
}

extension RemoteDecoding {
  /// Goes on until the goal is reached, or nobody waits for it any more.
  private func advance(_ cancellation: Cancellation?, until isReached: (State) -> Bool) {
    state.withLock { state in
      process.use { seat in
        let start = ContinuousClock.now
        defer {
          let denials = seat.takeDenials().map(\.words)
          state.denials += denials.filter { !state.denials.contains($0) }
        }
        while !state.wasCancelled, !isReached(state) {
          let isPatient = start.duration(to: .now) < Self.grace
          if let cancellation, cancellation.isCancelled, !isPatient {
            seat.vacate()
            state.wasCancelled = true
            return
          }
          do throws(ModelProblem) {
            try step(&state, &seat)
          } catch {
            lose(everything: .notLoaded(error.words.message), &state)
          }
        }
      }
    }
  }

  /// Waits for one event and takes it in.
  private func step(_ state: inout State, _ seat: inout HostSeat) throws(ModelProblem) {
    let host = try seat.occupied()
    if state.number == nil || state.number != seat.number {
      state.running = nil
      state.since = .now
      if !seat.bearsTrials { state.witness = .old }
      var order = experiment
      order.witness = state.witness
      state.number = try seat.submit(order, parts(state))
    }
    guard let number = state.number else { return }
    switch host.next(of: number, milliseconds: Self.interval, document: document) {
    case .answer(let answer): take(answer, &state, &seat)
    case .lost(let loss):
      lose(loss, &state, &seat)
    case .nothing where isEndless(host.trial, &state):
      let loss = host.blamed(.timedOut(seconds: state.seconds))
      if state.trial == 0 {
        state.seconds = min(
          state.seconds, 1 + ModelLimits.moreSeconds(forBytes: experiment.bytes.count))
      }
      lose(loss, &state, &seat)
    case .nothing: break
    }
  }

  /// What is still to be had of each style.
  private func parts(_ state: State) -> [DecodeOrder.Part] {
    experiment.styles.compactMap { style in
      guard state.reports[style] == nil, let effort = state.efforts[style] else { return nil }
      return DecodeOrder.Part(style, effort)
    }
  }

  private func take(_ answer: HostAnswer, _ state: inout State, _ seat: inout HostSeat) {
    switch answer {
    case .loaded, .beginsDecoder, .written: break
    case .refused(let words):
      lose(everything: .notLoaded(words), &state)
      seat.vacate()
    case .begins(let part):
      state.running = part
      (state.since, state.began) = (.now, .now)
    case .values(var finding, let styles):
      (finding.source, finding.bytes) = (experiment.source, experiment.bytes.count)
      if state.finding == nil { state.finding = finding }
      for style in styles {
        state.values[style.style] = style
        guard state.efforts[style.style] == .values else { continue }
        state.reports[style.style] = style
        state.reports[style.style]?.unexplained = state.lossesOfWhys[style.style]?.words
      }
      state.running = nil
    case .explained(let style):
      state.values[style.style] = style
      state.reports[style.style] = style
      (state.running, state.lostTrials) = (nil, 0)
    case .done: state.number = nil
    }
  }

  /// Takes in that the process is of no use any more.
  private func lose(_ loss: ModelLoss, _ state: inout State, _ seat: inout HostSeat) {
    let isOfTrial = seat.vacateAfterTrial(loss)
    state.number = nil
    guard let part = state.running else { return lose(everything: loss, &state) }
    state.running = nil
    if part.effort == .values || state.values[part.style] == nil {
      let call = loss == .closedChannel ? nil : lastCall(in: part.style, &seat)
      let report = StyleReport(lost: loss, in: part.style, of: experiment, call, document)
      state.values[part.style] = report
      state.reports[part.style] = report
    } else if isOfTrial, state.lostTrials < Self.mostLostTrials, seat.mayLoseTrial {
      // The same once more, without that trial.
      state.lostTrials += 1
    } else if state.witness.tries {
      // What is told without trials is told.
      (state.witness, state.lostTrials) = (.old, 0)
      seat.bearsTrials = false
    } else {
      // The values are there; only looking for the whys ended the process.
      state.efforts[part.style] =
        switch part.effort {
        case .all: isOfTrial ? .withoutTrials : .untilFailure
        case .untilFailure where isOfTrial: .withoutTrials
        default: .values
        }
      state.lossesOfWhys[part.style] = loss
    }
  }

  /// Whether what runs takes too long. Each trial begins anew.
  private func isEndless(_ trial: Int, _ state: inout State) -> Bool {
    if trial != state.trial { (state.trial, state.since) = (trial, .now) }
    let limit = Duration.seconds(state.seconds)
    return state.since.duration(to: .now) > (trial == 0 ? limit : min(limit, Self.timeForTrial))
      || state.began.duration(to: .now) > limit * Self.mostTimes
  }

  /// Nothing can be had at all.
  private func lose(everything loss: ModelLoss, _ state: inout State) {
    for style in experiment.styles where state.reports[style] == nil {
      let report = StyleReport(lost: loss, in: style, of: experiment, nil, document)
      state.values[style] = report
      state.reports[style] = report
    }
    if state.finding == nil {
      state.finding = Report.PayloadFinding(
        source: experiment.source, bytes: experiment.bytes.count)
    }
  }

  /// Has the code run once more, with its calls noted; where it ends the process again, its last
  /// call is known.
  private func lastCall(in style: DecodingStyle, _ seat: inout HostSeat) -> LastCall? {
    guard let host = try? seat.occupied(),
      let number = try? seat.submit(experiment, [DecodeOrder.Part(style, .lastCall)])
    else { return nil }
    defer { seat.vacate() }
    var end =
      ContinuousClock.now + .seconds(process.limits.seconds(forBytes: experiment.bytes.count))
    while .now < end {
      switch host.next(of: number, milliseconds: Self.interval, document: document) {
      case .lost: return host.lastCall(in: document)
      case .answer(.done): return nil
      case .answer(.begins): end = .now + Self.timeForLastCall
      case .answer, .nothing: break
      }
    }
    return host.lastCall(in: document)
  }
}

extension StyleReport {
  /// Whether what it failed at is the document itself, or one of its members.
  fileprivate var failsAtRoot: Bool {
    failure?.path.map { $0.steps.count < 2 } ?? false
  }
}
