internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Samples
internal import Workbench

/// `decode`: a report for each payload on standard output.
struct DecodeCommand {
  let arguments: Arguments
  let console: Console

  /// Reports on every payload that can be read. The status is the gravest of all.
  func run() throws -> ExitStatus {
    if arguments.watches { return try watch() }
    return try report(with: try model())
  }

  /// What decodes: a sample, and what of it is the user's own.
  typealias Model = (sample: SampleEntry, own: OwnModel?)

  func model() throws -> Model {
    let words = modelWords
    guard !words.isEmpty else {
      return (try sample(named: arguments.operands.first ?? ""), nil)
    }
    // A model's root is chosen for its first payload.
    let payload = OwnModel.firstPayload(payloadWords.first, besides: words)
    let own = try OwnModel.make(of: words, for: payload, arguments, console: console)
    return (own.entry, own)
  }

  private func sample(named name: String) throws(ArgumentProblem) -> SampleEntry {
    do throws(ArgumentProblem) {
      let sample = try SampleChoice.sample(named: name)
      if arguments.typeName != nil { throw .typeOfSample(name) }
      if arguments.decoder != nil { throw .decoderWithoutModel }
      return sample
    } catch {
      guard case .unknownSample = error,
        name == "-" || name.hasSuffix(".json") || SystemCall.isFile(name)
      else { throw error }
      throw .missingModelFor(name)
    }
  }

  /// The arguments that name Swift files.
  var modelWords: [String] { Array(arguments.operands.prefix(while: OwnModel.isNamed)) }

  /// The arguments that name payloads.
  var payloadWords: [String] { Array(arguments.operands.dropFirst(max(1, modelWords.count))) }

  func report(with model: Model) throws -> ExitStatus {
    try forEachPayload(of: model) { part, isOnlyOne in
      try report(part, of: model.sample, isOnlyOne: isOnlyOne)
    }
  }

  /// Does something with each payload, or line of one, that can be read. The status is the gravest.
  func forEachPayload(
    of model: Model, _ body: (DecodedPayload, _ isOnlyOne: Bool) throws -> ExitStatus
  ) throws -> ExitStatus {
    let words = payloadWords
    let dialect = arguments.decoding.applied(to: model.sample.models.options).dialect
    var status = ExitStatus.success
    for word in words.isEmpty ? [nil] : words.map(Optional.some) {
      guard let payload = try payload(word, of: model.sample) else {
        status = max(status, .noInput)
        continue
      }
      let parts = DecodedPayload.all(of: payload, dialect: dialect)
      // Reports that follow each other stand on a line each.
      let isOnlyOne = words.count < 2 && parts.count == 1 && !arguments.watches
      for part in parts {
        status = max(status, try body(part, isOnlyOne))
        model.own?.tellOutput(console, arguments)
      }
    }
    return status
  }

  /// A payload, without a word the sample's first; `nil` where it can't be read, which is said.
  func payload(_ word: String?, of sample: SampleEntry) throws(ArgumentProblem) -> Payload? {
    guard let word else {
      if let first = sample.payloads.first { return first }
      throw .missingPayloadFor(arguments.operands.first ?? "")
    }
    do throws(FileProblem) {
      return try PayloadChoice(word, of: sample).load(from: sample)
    } catch {
      console.complain(about: word, error, sample: sample)
      return nil
    }
  }

  func experiment(
    _ part: DecodedPayload, of sample: SampleEntry, styles: [DecodingStyle]
  ) -> Experiment {
    Experiment(
      entry: sample, source: FileName.repaired(part.payload.fileName), bytes: part.payload.bytes,
      options: arguments.decoding.applied(to: sample.models.options), styles: styles)
  }

  /// Says why a payload isn't JSON to Foundation.
  func complain(about report: Report, of part: DecodedPayload) {
    let document = JSONDocument.parse(part.payload.bytes)
    let moved = part.line.map(report.moved(toLine:)) ?? report
    moved.diagnostics { document.lineText($0 - (part.line ?? 1) + 1) }.forEach(console.complain)
  }
}
