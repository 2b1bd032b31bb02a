import DecodingReport
import Foundation
import JSONSource
import Workbench

/// A running host: requests go in, answers come out, and what the model prints is kept, cut.
///
/// A class: it stands for a process.
final class HostProcess {
  /// What came of waiting for an answer.
  enum Event {
    case answer(HostAnswer)
    /// The process is gone, or of no use any more.
    case lost(ModelLoss)
    /// Nothing happened for the time that was given.
    case nothing
  }

  private let child: ChildProcess
  private let limits: ModelLimits
  private var unsent: ArraySlice<UInt8> = []
  private var answers = AnswerStream()
  private var printed: [Int32: PrintedText]
  private var open: Set<Int32> = [1, 2, Frame.answers]
  /// What the model's code is kept from, once it is loaded.
  private(set) var confinement: Confinement?
  /// Whether the code that runs is that of the expression which gives the model's own decoder.
  private var runsDecoder = false

  init(
    _ installation: Installation, _ order: LoadOrder, environment: [String: String]
  ) throws(ModelProblem) {
    child = try ChildProcess(
      installation.host, [], environment: Self.environment(from: environment),
      channels: Self.channels, keeper: installation.keeper, bounds: order.limits.bounds)
    limits = order.limits
    printed = [
      1: PrintedText(order.mark, keepsBeginning: true),
      2: PrintedText(order.mark, keepsBeginning: false),
    ]
    send(.load(order))
  }

  /// What joins a host with this process.
  static let channels: [ChildProcess.Channel] = [
    .fromChild(1), .fromChild(2), .toChild(Frame.requests), .fromChild(Frame.answers),
    .file(Frame.notes, byteCount: Frame.noteBytes),
  ]

  /// What decoding depends on, and nothing else that the user keeps there: tokens and the like.
  static func environment(from all: [String: String]) -> [String: String] {
    let names: Set = ["TZ", "TZDIR", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    var few = all.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
    // The runtime would stop for a second to draw a backtrace of each crash.
    few["SWIFT_BACKTRACE"] = "enable=no"
    return few
  }

  /// What the model has printed since it was last asked for, on both outputs.
  func takePrinted() -> ModelOutput {
    for channel: Int32 in [1, 2] where open.contains(channel) && !read(channel) {
      open.remove(channel)
    }
    var output = ModelOutput()
    for style in DecodingStyle.allCases {
      let (prints, errors) = (printed[1]?.take(style), printed[2]?.take(style))
      output[style] = ModelOutput.Printed(
        text: String(decoding: prints?.bytes ?? [], as: UTF8.self)
          + ModelLoss.withoutTrap(String(decoding: errors?.bytes ?? [], as: UTF8.self)),
        omittedBytes: (prints?.omitted ?? 0) + (errors?.omitted ?? 0))
    }
    return output
  }

  /// What the model's code wanted and didn't get since this was last asked for, as far as it was
  /// noted.
  func takeDenials() -> [ModelDenial] {
    defer {
      PipeCall.clear(
        child.end(of: Frame.notes), count: ModelDenial.countBytes, at: Frame.lastCallBytes)
    }
    return Self.denials(child)
  }

  /// What is noted of the code in a host.
  static func denials(_ child: ChildProcess) -> [ModelDenial] {
    let bytes = PipeCall.contents(child.end(of: Frame.notes), count: Frame.trialPlace)
    return ModelDenial.all(in: Array(bytes.dropFirst(Frame.lastCallBytes)))
  }

  /// The number of the trial that runs, or in which the process ended; 0 for none.
  var trial: Int {
    let bytes = PipeCall.contents(child.end(of: Frame.notes), count: Frame.noteBytes)
    guard bytes.count == Frame.noteBytes else { return 0 }
    return bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: Frame.trialPlace, as: Int.self)
    }
  }

  /// Has a request sent while answers are waited for.
  func send(_ request: HostRequest) {
    answers.expect(request)
    unsent += Frame.bytes(request)
  }

  /// The call that the model made last, if it decoded this document with recording.
  func lastCall(in document: JSONDocument) -> LastCall? {
    let bytes = PipeCall.contents(child.end(of: Frame.notes), count: Frame.lastCallBytes)
    guard bytes.count > 2 else { return nil }
    let count = Int(bytes[0]) | Int(bytes[1]) << 8
    guard count > 0, count + 2 <= bytes.count else { return nil }
    var reader = TransportReader(bytes[2..<(2 + count)], document: document)
    return try? LastCall(from: &reader)
  }

  /// The settings that the models are written for, or have by their own decoder, once they are loaded.
  func options() throws(ModelLoss) -> DecodingOptions {
    let end = ContinuousClock.now + .seconds(limits.seconds)
    let nothing = JSONDocument.parse("")
    while .now < end {
      switch next(of: 0, milliseconds: 100, document: nothing) {
      case .answer(.loaded(let options, _)): return options
      case .answer(.beginsDecoder), .nothing: break
      case .answer(.refused(let words)): throw .notLoaded(words)
      case .answer: throw .closedChannel
      case .lost(let loss): throw loss
      }
    }
    throw blamed(.timedOut(seconds: limits.seconds))
  }

  /// The loss with whose code it is that did it.
  func blamed(_ loss: ModelLoss) -> ModelLoss {
    guard runsDecoder else { return loss }
    if case .trapped(let message, let place) = loss {
      let place = place.map(ModelModule.placeInDecoder(ofTrapAt:))
      return .inDecoder(.trapped(message: message, place: place))
    }
    return .inDecoder(loss)
  }

  func end() {
    child.kill()
    _ = child.wait()
  }

  /// Waits for the next answer to the order of this number, at most for so long. Answers to others
  /// are thrown away.
  func next(
    of number: Int, milliseconds: Int, document: JSONDocument
  ) -> Event {
    if let event = take(number, document) { return event }
    let reading = open.map { child.end(of: $0) }
    PipeCall.wait(
      reading: reading, writing: unsent.isEmpty ? [] : [child.end(of: Frame.requests)],
      milliseconds: milliseconds)
    feed()
    for channel in open where !read(channel) { open.remove(channel) }
    if let event = take(number, document) { return event }
    if let ending = child.endingSoFar {
      // What it wrote before is in the pipes.
      for channel in open where !read(channel) { open.remove(channel) }
      return take(number, document)
        ?? .lost(blamed(ModelLoss(child, ending, errors: errors, limits: limits)))
    }
    guard open.contains(Frame.answers) else { return lostChannel() }
    return .nothing
  }

  private var errors: String { String(decoding: printed[2]?.last ?? [], as: UTF8.self) }

  /// A channel closes a moment before the process that ends is gone.
  private func lostChannel() -> Event {
    for _ in 0..<20 {
      if let ending = child.isOver ? child.wait() : child.endingSoFar {
        return .lost(blamed(ModelLoss(child, ending, errors: errors, limits: limits)))
      }
      PipeCall.wait(reading: [], writing: [], milliseconds: 5)
    }
    end()
    return .lost(.closedChannel)
  }

  private func take(_ number: Int, _ document: JSONDocument) -> Event? {
    do throws(TransportProblem) {
      while let answer = try answers.next(of: number, document: document) {
        if case .beginsDecoder = answer { runsDecoder = true } else { runsDecoder = false }
        if case .loaded(_, let confinement) = answer {
          self.confinement = confinement
          ConfinementGaps.note(confinement)
        }
        // What becomes of loading, few ask for by itself; without it there is no other answer.
        switch answer {
        case .loaded where number != 0, .beginsDecoder where number != 0: continue
        default: return .answer(answer)
        }
      }
      return nil
    } catch {
      // The model wrote into the pipe itself.
      end()
      return .lost(.closedChannel)
    }
  }

  private func feed() {
    while !unsent.isEmpty {
      guard case .moved(let count) = PipeCall.write(unsent, to: child.end(of: Frame.requests))
      else { return }
      unsent = unsent.dropFirst(count)
    }
    unsent = []
  }

  /// Reads what is there. Returns `false` at the end.
  private func read(_ channel: Int32) -> Bool {
    // A model that floods its outputs mustn't keep the answers from being looked at.
    for _ in 0..<16 {
      var bytes: [UInt8] = []
      switch PipeCall.read(child.end(of: channel), into: &bytes, atMost: 1 << 16) {
      case .moved where channel == Frame.answers: answers.append(bytes)
      case .moved: printed[channel]?.append(bytes)
      case .wouldBlock: return true
      case .ended: return false
      }
    }
    return true
  }
}
