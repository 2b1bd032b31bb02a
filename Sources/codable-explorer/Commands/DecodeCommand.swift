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
    let options = arguments.decoding.applied(to: model.sample.models.options)
    return try forEachPayload(of: model) { part, isOnlyOne in
      try report(part, of: model.sample, options, isOnlyOne: isOnlyOne)
    }
  }

  /// Does something with each payload, or line of one, that can be read. The status is the gravest.
  func forEachPayload(
    of model: Model, _ body: (DecodedPayload, _ isOnlyOne: Bool) throws -> ExitStatus
  ) throws -> ExitStatus {
    let words = payloadWords
    let sample = model.sample
    if words.isEmpty, sample.payloads.isEmpty {
      throw ArgumentProblem.missingPayloadFor(arguments.operands.first ?? "")
    }
    let options = arguments.decoding.applied(to: sample.models.options)
    var status = ExitStatus.success
    for word in words.isEmpty ? [sample.payloads[0].fileName] : words {
      // The sample's first payload is meant even if a file bears its name.
      let choice = words.isEmpty ? PayloadChoice.builtIn(0) : PayloadChoice(word, of: sample)
      let payload: Payload
      do throws(FileProblem) {
        payload = try choice.load(from: sample)
      } catch {
        console.complain(about: word, error, sample: sample)
        status = max(status, .noInput)
        continue
      }
      let parts = DecodedPayload.all(of: payload, dialect: options.json5 ? .json5 : .rfc8259)
      // Reports that follow each other stand on a line each.
      let isOnlyOne = words.count < 2 && parts.count == 1 && !arguments.watches
      for part in parts {
        status = max(status, try body(part, isOnlyOne))
        model.own?.tellOutput(console, arguments)
      }
    }
    return status
  }
}
