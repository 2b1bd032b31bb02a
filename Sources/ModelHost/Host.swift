internal import DecodingReport
internal import ModelRunner
internal import Workbench

/// Carries out what the explorer asks for: one order after the other, each in this process.
///
/// Nothing here guards against the model's code: whatever that does to the process, the explorer
/// lives in another one.
final class Host {
  private let requests = HostSystem.hidden(Frame.requests)
  private let answers = HostSystem.hidden(Frame.answers)
  private let lastCall: UnsafeMutableRawBufferPointer?
  private let processID = HostSystem.processID
  private var models: Models?
  private var limits = ModelLimits()

  init() {
    let file = HostSystem.hidden(Frame.lastCall)
    lastCall = HostSystem.sharedBytes(file, count: Frame.lastCallBytes)
  }

  /// Serves until nobody asks any more.
  func serve() {
    while let request = nextRequest() {
      switch request {
      case .load(let order): load(order)
      case .decode(let order): decode(order)
      }
    }
  }

  private func nextRequest() -> HostRequest? {
    guard let head = HostSystem.read(requests, count: 4), let count = Frame.count(head[...]),
      let bytes = HostSystem.read(requests, count: count)
    else { return nil }
    var reader = TransportReader(bytes[...])
    return try? HostRequest(from: &reader)
  }

  private func answer(_ answer: HostAnswer, to number: Int) {
    HostSystem.flushOutput()
    // A copy of this process that the model's code made shares the pipe: it has nothing to say.
    guard HostSystem.processID == processID,
      HostSystem.write(Frame.bytes(NumberedAnswer(answer, to: number)), to: answers)
    else { HostSystem.leave(Frame.cannotAnswer) }
  }

  private func load(_ order: LoadOrder) {
    HostSystem.limit(order.limits)
    limits = order.limits
    do throws(LoadFailure) {
      let models = try ModelLibrary.models(order.libraries)
      self.models = models
      answer(.loaded(models.options), to: 0)
    } catch {
      answer(.refused(error.words), to: 0)
    }
  }

  private func begin(_ part: DecodeOrder.Part, _ order: DecodeOrder) {
    HostSystem.allowComputing(seconds: limits.seconds(forBytes: order.payload.count))
    answer(.begins(part), to: order.number)
  }

  private func decode(_ order: DecodeOrder) {
    guard let models, case .loaded(let types, _) = models else { return }
    let experiment = order.experiment(with: models)
    let efforts = order.parts.reduce(into: [:]) { $0[$1.style] = $1.effort }
    if let part = order.parts.first, part.effort == .lastCall {
      begin(part, order)
      Decoding(experiment, with: types, styles: []).follow(part.style, note)
    } else {
      let decoding = Decoding(experiment, with: types) { style in
        self.begin(DecodeOrder.Part(style, .values), order)
      }
      let values = decoding.values
      answer(.values(values.payload, values.styles), to: order.number)
      for part in order.parts where part.effort != .values {
        begin(part, order)
        let goesOn = efforts[part.style] == .all
        guard let report = decoding.report(of: part.style, goesOn: goesOn) else { continue }
        answer(.explained(report), to: order.number)
      }
    }
    answer(.done, to: order.number)
  }

  /// Keeps the call where the explorer finds it when this process is gone.
  private func note(_ event: DecodingEvent) {
    var writer = TransportWriter()
    LastCall(event).write(to: &writer)
    guard let lastCall, writer.bytes.count <= lastCall.count - 2 else { return }
    // The count comes last: half a call has none.
    lastCall.storeBytes(of: 0, as: UInt16.self)
    UnsafeMutableRawBufferPointer(rebasing: lastCall[2...]).copyBytes(from: writer.bytes)
    lastCall.storeBytes(of: UInt16(writer.bytes.count), as: UInt16.self)
  }
}
