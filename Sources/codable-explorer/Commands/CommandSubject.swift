internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Samples
internal import Workbench

/// What a command is about: the model, the payloads and the options that the command line names.
struct CommandSubject {
  let arguments: Arguments
  let console: Console
  /// What decodes: a built-in sample, or the user's own model in the form of one.
  let sample: SampleEntry
  /// The user's own model, if it is one.
  let own: OwnModel?

  init(_ arguments: Arguments, _ console: Console) throws {
    let words = arguments.modelWords
    // A model's root is chosen for its first payload.
    func made() throws -> OwnModel {
      let payload = OwnModel.firstPayload(arguments.payloadWords.first, besides: words)
      let texts = try ModelFiles.read(words, arguments)
      return try OwnModel.make(of: words, texts, for: payload, arguments, console: console)
    }
    own = words.isEmpty ? nil : try made()
    sample = try own?.entry ?? Self.sample(named: arguments.operands.first ?? "", arguments)
    (self.arguments, self.console) = (arguments, console)
  }

  private static func sample(
    named name: String, _ arguments: Arguments
  ) throws(ArgumentProblem) -> SampleEntry {
    if SampleCatalogue.all.sample(named: name) == nil,
      name == "-" || name.hasSuffix(".json") || SystemCall.isFile(name)
    {
      throw .missingModelFor(name)
    }
    let sample = try SampleChoice.sample(named: name)
    if arguments.typeName != nil { throw .typeOfSample(name) }
    if arguments.decoder != nil { throw .decoderWithoutModel }
    return sample
  }

  var options: DecodingOptions { arguments.decoding.applied(to: sample.models.options) }

  func experiment(_ part: DecodedPayload, styles: [DecodingStyle]) -> Experiment {
    Experiment(
      entry: sample, source: FileName.repaired(part.payload.fileName), bytes: part.payload.bytes,
      options: options, styles: styles)
  }

  // MARK: Payloads

  /// The payload of a word, without one the sample's first; `nil` where it can't be read, which is said.
  func payload(_ word: String?) throws(ArgumentProblem) -> Payload? {
    guard let word else {
      if let first = sample.payloads.first { return first }
      throw .missingPayloadFor(arguments.operands.first ?? "")
    }
    do throws(FileProblem) {
      let payload = try PayloadChoice(word, of: sample).load(from: sample)
      if let words = UnoptimizedBuild.words(forBytes: payload.bytes.count), UnoptimizedBuild.isThis
      {
        console.note(words)
      }
      return payload
    } catch {
      console.complain(about: word, error, sample: sample)
      return nil
    }
  }

  /// Does something with each payload, or line of one, that can be read. The status is the gravest.
  func forEachPayload(
    _ body: (DecodedPayload, _ isOnlyOne: Bool) throws -> ExitStatus
  ) throws -> ExitStatus {
    let words = arguments.payloadWords
    var status = ExitStatus.success
    for word in words.isEmpty ? [nil] : words.map(Optional.some) {
      guard let payload = try payload(word) else {
        status = max(status, .noInput)
        continue
      }
      let parts = DecodedPayload.all(of: payload, dialect: options.dialect)
      // Reports that follow each other stand on a line each.
      let isOnlyOne = words.count < 2 && parts.count == 1 && !arguments.watches
      for part in parts {
        status = max(status, try body(part, isOnlyOne))
        tellOutput()
      }
    }
    return status
  }

  /// Decodes the one payload that there may be in these styles, and leaves the rest to `body`. What can't
  /// be decoded is told.
  func decode(
    in styles: [DecodingStyle], _ body: (Experiment, Report) throws -> ExitStatus
  ) throws -> ExitStatus {
    defer { tellOutput() }
    let words = arguments.payloadWords
    guard words.count < 2 else {
      throw ArgumentProblem.unexpectedOperand(words[1], arguments.command)
    }
    guard let payload = try payload(words.first) else { return .noInput }
    let part = DecodedPayload(payload: payload)
    var experiment = experiment(part, styles: styles)
    let start = ContinuousClock.now
    let report = experiment.run()
    experiment.seconds = Self.seconds(forOneLike: start.duration(to: .now))
    guard report.payload.foundationAccepts else {
      complain(about: report, of: part)
      return .badData
    }
    return try body(experiment, report)
  }

  /// What a decode may take of a payload that is made of one which took so long: else a model that loops
  /// on some of them would cost its whole limit each time.
  private static func seconds(forOneLike first: Duration) -> Int {
    max(1, Int((first * 10 + .milliseconds(999)).components.seconds))
  }

  // MARK: What is told

  /// Says why a payload isn't JSON to Foundation.
  func complain(about report: Report, of part: DecodedPayload) {
    let document = JSONDocument.parse(part.payload.bytes)
    let moved = part.line.map(report.moved(toLine:)) ?? report
    moved.diagnostics { document.lineText($0 - (part.line ?? 1) + 1) }.forEach(console.complain)
  }

  /// Passes on what the model printed.
  func tellOutput() { own?.tellOutput(console, arguments) }
}

extension Arguments {
  /// The words that name Swift files.
  var modelWords: [String] { Array(operands.prefix(while: OwnModel.isNamed)) }

  /// The words that name payloads.
  var payloadWords: [String] { Array(operands.dropFirst(max(1, modelWords.count))) }
}
