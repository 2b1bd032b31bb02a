import DecodingReport
import JSONSource
import Workbench

/// A payload that is decoded and written back in a model's process, one style after the other: code that
/// ends the process costs its own style alone.
struct RemoteRoundTrip {
  private let experiment: Experiment
  private let process: ModelProcess

  /// How often a cancellation is looked for, in milliseconds.
  private static let interval = 10
  /// A style is decoded, and what is written by each of two encoders is decoded again.
  private static let decodes = 3

  init(_ experiment: Experiment, in process: ModelProcess) {
    self.experiment = experiment
    self.process = process
  }

  /// What is written in each style; nothing of those that a cancellation left.
  func encodings(_ cancellation: Cancellation?) -> [StyleEncoding] {
    process.use { seat in
      experiment.styles.flatMap { style in
        cancellation?.isCancelled == true ? [] : encodings(in: style, &seat, cancellation)
      }
    }
  }

  private func encodings(
    in style: DecodingStyle, _ seat: inout HostSeat, _ cancellation: Cancellation?
  ) -> [StyleEncoding] {
    do throws(ModelProblem) {
      let host = try seat.occupied()
      let number = try seat.submit(experiment, [DecodeOrder.Part(style, .writing)])
      return wait(for: number, in: style, host, &seat, cancellation)
    } catch {
      return [StyleEncoding(unable: .notLoaded(error.words.message), in: style)]
    }
  }

  private func wait(
    for number: Int, in style: DecodingStyle, _ host: HostProcess, _ seat: inout HostSeat,
    _ cancellation: Cancellation?
  ) -> [StyleEncoding] {
    let seconds = process.limits.seconds(forBytes: experiment.bytes.count)
    let nothing = JSONDocument.parse("")
    var end = ContinuousClock.now + .seconds(seconds)
    var written: [StyleEncoding] = []
    while true {
      switch host.next(of: number, milliseconds: Self.interval, document: nothing) {
      case .answer(.written(let encodings)): written = encodings
      case .answer(.done): return written
      case .answer(.begins): end = .now + .seconds(seconds * Self.decodes)
      case .answer(.refused(let words)):
        seat.vacate()
        return [StyleEncoding(unable: .notLoaded(words), in: style)]
      case .lost(let loss):
        seat.vacate()
        return [StyleEncoding(unable: loss, in: style)]
      case .answer, .nothing:
        if cancellation?.isCancelled == true {
          seat.vacate()
          return []
        }
        if .now > end {
          let loss = host.blamed(.timedOut(seconds: seconds))
          seat.vacate()
          return [StyleEncoding(unable: loss, in: style)]
        }
      }
    }
  }
}

extension StyleEncoding {
  /// That nothing could be written, because of what became of the model's process.
  init(unable loss: ModelLoss, in style: DecodingStyle) {
    self.init(style, by: Encoder(name: "", isMirrored: true, dates: ""), .lost(loss.words))
  }
}
