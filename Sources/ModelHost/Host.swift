internal import DecodingConclusions
internal import DecodingReport
internal import Foundation
internal import ModelRunner
internal import Workbench

/// Carries out what the explorer asks for: one order after the other, each in this process.
///
/// Nothing here guards against the model's code: whatever that does to the process, the explorer
/// lives in another one.
// Unchecked: it is made on the main thread, and from then on used by the one that serves.
final class Host: @unchecked Sendable {
  private let requests: Int32
  private let answers: Int32
  private let notes: UnsafeMutableRawBufferPointer?
  private let processID = HostSystem.processID
  private let order: LoadOrder
  /// Whether the library is a program's, and not a model's.
  private let isForProgram: Bool
  private let confinement: Confinement
  private var models: Models?
  /// What is known of their sources.
  private let facts: [DecodingStyle: KnownFacts]

  /// Takes the first request, which says what is to be loaded, and takes from this process what
  /// that doesn't need; `nil` where nobody asks.
  init?() {
    requests = HostSystem.hidden(Frame.requests)
    answers = HostSystem.hidden(Frame.answers)
    let file = HostSystem.hidden(Frame.notes)
    notes = HostSystem.sharedBytes(file, count: Frame.noteBytes)
    switch Self.nextRequest(requests) {
    case .load(let order)?: (self.order, isForProgram) = (order, false)
    case .run(let order)?: (self.order, isForProgram) = (order, true)
    case .decode?, nil: return nil
    }
    facts = Dictionary(
      uniqueKeysWithValues: zip(DecodingStyle.allCases, order.facts.map(KnownFacts.init(json:))))
    HostSystem.writePrintsByLine()
    HostSystem.limit(order.limits)
    let denials = notes.map {
      UnsafeMutableRawBufferPointer(rebasing: $0[Frame.lastCallBytes..<Frame.trialPlace])
    }
    confinement = order.isConfined ? HostSystem.confine(order, notingDenials: denials) : []
  }

  /// Serves until nobody asks any more.
  func serve() {
    if isForProgram { return runProgram() }
    load()
    while case .decode(let order)? = Self.nextRequest(requests) { decode(order) }
  }

  private static func nextRequest(_ requests: Int32) -> HostRequest? {
    guard let head = HostSystem.readAll(requests, count: 4), let count = Frame.count(head[...]),
      let bytes = HostSystem.readAll(requests, count: count)
    else { return nil }
    var reader = TransportReader(bytes[...])
    return try? HostRequest(from: &reader)
  }

  private func answer(_ answer: HostAnswer, to number: Int) {
    HostSystem.flushOutput()
    // A copy of this process that the model's code made shares the pipe: it has nothing to say.
    guard HostSystem.processID == processID,
      HostSystem.writeAll(Frame.bytes(NumberedAnswer(answer, to: number)), to: answers)
    else { HostSystem.leave(Frame.cannotAnswer) }
  }

  private func load() {
    do throws(LoadFailure) {
      let models = try ModelLibrary.models(order.libraries)
      self.models = models
      answer(.loaded(try options(of: models), confinement), to: 0)
    } catch {
      answer(.refused(error.words), to: 0)
    }
  }

  /// Runs the program to its end, and ends with it.
  private func runProgram() {
    HostSystem.allowComputing(seconds: order.limits.seconds)
    HostSystem.joinOutputs()
    do throws(LoadFailure) {
      let status = try ModelLibrary.run(order.libraries.first ?? "")
      HostSystem.flushOutput()
      HostSystem.leave(status)
    } catch {
      answer(.refused(error.words), to: 0)
    }
  }

  /// The settings that the models are written for, or that their own decoder has.
  private func options(of models: Models) throws(LoadFailure) -> DecodingOptions {
    guard let expression = order.decoder, let decoder = try decoders(to: 0)[.strict] else {
      return models.options
    }
    let subclass = type(of: decoder) == JSONDecoder.self ? nil : TypeName.of(type(of: decoder))
    return models.options.replaced(
      by: DecodingOptions.OwnDecoder(expression: expression, subclass: subclass),
      DecoderSettings(of: decoder))
  }

  /// The model's own decoder, as each version of the model has it. It is made anew for each payload, as
  /// the code does that it is taken from.
  private func decoders(to number: Int) throws(LoadFailure) -> [DecodingStyle: JSONDecoder] {
    HostSystem.allowComputing(seconds: order.limits.seconds)
    answer(.beginsDecoder, to: number)
    return try ModelLibrary.decoders(order.libraries)
  }

  /// From here on what is printed is that of the part.
  private func begin(_ part: DecodeOrder.Part, _ order: DecodeOrder) {
    HostSystem.allowComputing(seconds: self.order.limits.seconds(forBytes: order.payload.count))
    HostSystem.flushOutput()
    let head = PrintMark.bytes(self.order.mark, part)
    for output in HostSystem.outputs { _ = HostSystem.writeAll(head, to: output) }
    answer(.begins(part), to: order.number)
  }

  private func decode(_ order: DecodeOrder) {
    guard let models, case .loaded(let types, _) = models else { return }
    var experiment = order.experiment(with: models, facts: facts)
    experiment.trialNotes.note = { [self] trial in
      // Each may take as long as a decode.
      if trial != 0 { HostSystem.allowComputing(seconds: self.order.limits.seconds) }
      notes?.storeBytes(of: trial, toByteOffset: Frame.trialPlace, as: Int.self)
    }
    if order.options.decoder != nil, let decoders = try? decoders(to: order.number) {
      experiment.decoders = decoders.mapValues(DecoderSettings.init(of:))
    }
    if let part = order.parts.first, part.effort == .lastCall {
      begin(part, order)
      Decoding(experiment, with: types, styles: []).follow(part.style, note)
    } else if let part = order.parts.first, part.effort == .writing {
      begin(part, order)
      let bench = RoundTripRuns(experiment, with: types)
      answer(.written(bench.encodings(in: part.style)), to: order.number)
    } else {
      let decoding = Decoding(experiment, with: types) { style in
        self.begin(DecodeOrder.Part(style, .values), order)
      }
      let values = decoding.values
      answer(.values(values.payload, values.styles), to: order.number)
      for part in order.parts where part.effort != .values {
        begin(part, order)
        let report = decoding.report(
          of: part.style, goesOn: part.effort == .all, makesTrials: part.effort != .withoutTrials)
        guard let report else { continue }
        answer(.explained(report), to: order.number)
      }
    }
    answer(.done, to: order.number)
  }

  /// Keeps the call where the explorer finds it when this process is gone.
  private func note(_ event: DecodingEvent) {
    var writer = TransportWriter()
    LastCall(event).write(to: &writer)
    guard let notes, writer.bytes.count <= Frame.lastCallBytes - 2 else { return }
    // The count comes last: half a call has none.
    notes.storeBytes(of: 0, as: UInt16.self)
    UnsafeMutableRawBufferPointer(rebasing: notes[2...]).copyBytes(from: writer.bytes)
    notes.storeBytes(of: UInt16(writer.bytes.count), as: UInt16.self)
  }
}
