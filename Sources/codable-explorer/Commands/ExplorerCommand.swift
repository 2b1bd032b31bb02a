internal import CursesTerminal
internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelRunner
internal import Samples
internal import TerminalCanvas
internal import Workbench

/// Without a command: the explorer, on the terminal.
struct ExplorerCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    let models = arguments.operands.prefix(while: OwnModel.isNamed)
    if models.isEmpty, arguments.decoder != nil { throw ArgumentProblem.decoderWithoutModel }
    let payload = arguments.operands.dropFirst(models.count).first
    // A model's root is chosen for its payload, and standard input can be read but once.
    let stored = models.isEmpty || payload != "-" ? nil : try? PayloadFile.readStandardInput()
    var opening = Opening()
    opening.options = arguments.decoding
    let (listed, index, word) =
      try models.isEmpty ? builtIn() : own(Array(models), payload, stored, &opening)
    var samples = listed
    opening.sample = index
    // Before the terminal is touched: what can't be read is said where it can be read afterwards.
    if let word {
      do throws(FileProblem) {
        if let stored {
          opening.source = source(stored, .standardInput, &opening)
        } else {
          opening.source = try source(word, of: samples[index], &opening)
        }
      } catch {
        console.complain(about: word, error, sample: samples[index])
        return .noInput
      }
    }
    if models.isEmpty { infer(&opening, &samples) }
    do throws(TerminalError) {
      return try explore(samples, opening)
    } catch {
      console.complain(error.words.message, hint: error.words.hint)
      return error.status
    }
  }

  private func builtIn() throws(ArgumentProblem) -> ([SampleEntry], Int, String?) {
    let (index, word) = try sampleAndPayload()
    return (SampleCatalogue.all, index, word)
  }

  /// The built-in samples and the user's own model behind them. It has no payloads yet: an empty
  /// object is what it opens with if none is named.
  private func own(
    _ paths: [String], _ word: String?, _ stored: [UInt8]?, _ opening: inout Opening
  ) throws -> ([SampleEntry], Int, String?) {
    let payload = OwnModel.firstPayload(word, besides: paths, standardInput: stored)
    let model = try OwnModel.make(of: paths, for: payload, arguments, console: console)
    var entry = model.entry
    if word == nil, let literal = model.literal, let path = entry.files.first?.path {
      // It is edited where it stands.
      entry.payloads.removeAll { $0 == literal }
      let part = PartReading(.literal(literal.name), bytes: literal.bytes)
      opening.source = .parts([part], of: .file(path: path))
    } else if entry.payloads.isEmpty {
      entry.payloads = [Self.emptyPayload]
    }
    return (SampleCatalogue.all + [entry], SampleCatalogue.all.count, word)
  }

  /// Opens a payload that came alone with the model that is inferred for it.
  private func infer(_ opening: inout Opening, _ samples: inout [SampleEntry]) {
    guard arguments.operands.count == 1, let word = arguments.operands.first else { return }
    let documents: [[UInt8]]
    switch opening.source {
    case .file(_, let read), .standardInput(let read): documents = [read]
    case .parts(let parts, _): documents = parts.map(\.bytes)
    case .payload: return
    }
    do throws(ModelProblem) {
      guard var entry = try InferredModel.entry(for: documents, named: word, arguments) else {
        return
      }
      entry.payloads = [Self.emptyPayload]
      opening.sample = samples.count
      samples.append(entry)
    } catch {
      opening.notice = "no model is inferred: \(error.words.message)"
    }
  }

  /// What a model without payloads of its own opens with if none is named.
  private static let emptyPayload = Payload(
    name: "empty", fileName: "empty.json", bytes: Array("{}\n".utf8))

  /// The sample's place in the catalogue, and the word that names the payload.
  ///
  /// A single word that is no sample's name is a payload for the first sample if it can be one.
  private func sampleAndPayload() throws(ArgumentProblem) -> (Int, String?) {
    guard let first = arguments.operands.first else { return (0, nil) }
    let rest = arguments.operands.dropFirst().first
    if rest == nil, SampleCatalogue.all.sample(named: first) == nil,
      first == "-" || SystemCall.exists(first) || first.contains(".")
    {
      return (0, first)
    }
    let commands = Command.allCases.dropFirst().map(\.rawValue)
    let sample = try SampleChoice.sample(named: first, alsoMeaning: commands)
    let index = SampleCatalogue.all.firstIndex { $0.name == sample.name }
    return (index ?? 0, rest)
  }

  private func source(
    _ word: String, of sample: SampleEntry, _ opening: inout Opening
  ) throws(FileProblem) -> Opening.Source {
    switch PayloadChoice(word, of: sample) {
    case .builtIn(let index): .payload(index)
    case .file(let path):
      source(
        try PayloadFile.read(path), .file(path: PayloadFile.name(of: path)), &opening)
    case .standardInput: source(try PayloadFile.readStandardInput(), .standardInput, &opening)
    }
  }

  /// What came from outside as a whole, or line by line.
  private func source(
    _ bytes: [UInt8], _ origin: TextOrigin, _ opening: inout Opening
  ) -> Opening.Source {
    if let lines = ListedLines(bytes, dialect: dialect) {
      opening.notice = lines.notice
      return .parts(lines.parts, of: origin)
    }
    guard let path = origin.path else { return .standardInput(bytes) }
    return .file(path: path, bytes: bytes)
  }

  private var dialect: JSONDialect { arguments.decoding.json5 == true ? .json5 : .rfc8259 }

  private func explore(
    _ samples: [SampleEntry], _ opening: Opening
  ) throws(TerminalError) -> ExitStatus {
    let file = ConfigurationFile.read(environment: SystemCall.environment)
    let configuration = file.configuration
    var options = CursesTerminalOptions(environment: SystemCall.environment)
    options.usesMouse = arguments.usesMouse && configuration.usesMouse
    let terminal = try CursesTerminal(options)
    defer { terminal.close() }
    var capabilities = terminal.capabilities
    if arguments.isASCII || configuration.isASCII { capabilities.isUnicode = false }
    let theme = arguments.theme.map { $0 == .light ? .light : .dark } ?? configuration.theme
    if let theme { capabilities.background = theme }
    var state = ExplorerState(
      samples: samples, opening: opening,
      environment: ScreenEnvironment(
        size: terminal.size, capabilities: capabilities,
        isProjector: arguments.isProjector || configuration.isProjector,
        foldsLists: ScreenHabits(environment: SystemCall.environment)?.foldsLists ?? false),
      configuration: configuration,
      mistakes: file.problems.map { "\($0.source): \($0.message)" })
    let effects = state.start()
    let journals = JournalFolder(environment: SystemCall.environment)
    guard var loop = try? EventLoop(terminal: terminal, state: state, journals: journals, arguments)
    else {
      throw .cannotStart(type: SystemCall.environment("TERM") ?? "")
    }
    let asks = theme == nil && capabilities.colors != .none
    let isOver = loop.run(effects, asksForBackground: asks)
    terminal.close()
    if isOver { loop.keptCopy.print() }
    return isOver ? .success : .terminalGone
  }
}

extension TerminalError {
  /// What happened, and what to do: the message, and a hint where there is one.
  fileprivate var words: (message: String, hint: String?) {
    let hint = "the explorer needs a terminal; 'codable-explorer decode' reports without one"
    return switch self {
    case .outputIsNotATerminal: ("standard output is no terminal", hint)
    case .noKeyboard: ("there is no terminal to read keys from", hint)
    case .typeNotSet:
      ("TERM is not set, so the terminal's kind is unknown", "set it: TERM=xterm-256color")
    case .unknownType(let type):
      ("the terminal's kind, TERM=\(type), is unknown", "set another one: TERM=xterm-256color")
    case .noDatabase(let type):
      (
        "there is no terminfo database to look TERM=\(type) up in",
        "install one: apt-get install ncurses-base"
      )
    case .tooSimple(let type):
      ("the cursor of this kind of terminal, TERM=\(type), can't be moved", hint)
    case .cannotStart(let type): ("the terminal, TERM=\(type), can't be set up", nil)
    case .alreadyOpen: ("the terminal is in use by this program already", nil)
    }
  }

  fileprivate var status: ExitStatus {
    switch self {
    case .cannotStart, .alreadyOpen: .internalFault
    default: .misused
    }
  }
}
