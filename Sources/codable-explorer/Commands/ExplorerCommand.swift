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
    let models = Self.models(arguments.operands)
    if models.isEmpty, arguments.decoder != nil { throw ArgumentProblem.decoderWithoutModel }
    var words = Array(arguments.operands.dropFirst(models.count))
    var chosen = 0
    if models.isEmpty { (chosen, words) = try sampleAndPayloads() }
    let isAlone = models.isEmpty && words.count == arguments.operands.count && !words.isEmpty
    // What is opened: of a folder the first payload.
    let files = words.map { word in
      SystemCall.isFolder(word)
        ? PayloadWatch.files(in: word).filter(SystemCall.isRegularFile) : [word]
    }
    let word = files.joined().first
    var opening = Opening()
    opening.options = arguments.decoding
    opening.greets = arguments.operands.isEmpty
    opening.isOfSeveral = words.count > 1 || words.contains(where: SystemCall.isFolder)
    var samples = SampleCatalogue.all
    if models.isEmpty {
      opening.sample = chosen
    } else {
      opening.sample = samples.count
      samples.append(try own(models, word, &opening))
    }
    // Before the terminal is touched: what can't be read is said where it can be read afterwards.
    for word in words.dropFirst() where Self.isAbsent(word, of: samples[opening.sample]) {
      console.complain(about: word, .notFound, sample: isAlone ? nil : samples[opening.sample])
      return .noInput
    }
    if let word {
      do throws(FileProblem) {
        opening.source = try source(word, of: samples[opening.sample], &opening)
      } catch {
        console.complain(about: word, error, sample: isAlone ? nil : samples[opening.sample])
        return .noInput
      }
    }
    if isAlone { infer(words, Array(files.joined().dropFirst()), &opening, &samples) }
    let payloads = PayloadWatch(FileWatch())
    if opening.isOfSeveral { watch(words, opening, samples[opening.sample], payloads) }
    return try open(samples, opening, watching: payloads)
  }

  /// The words that name Swift files. A folder without any is one of payloads, though none may be
  /// in it yet if there is a model.
  private static func models(_ words: [String]) -> [String] {
    let models = words.prefix { word in
      SystemCall.isFolder(word) ? ModelFiles.hasSwift(word) : OwnModel.isNamed(by: word)
    }
    guard models.isEmpty, let first = words.first, SystemCall.isFolder(first),
      PayloadWatch.files(in: first).isEmpty
    else { return Array(models) }
    return [first]
  }

  /// Whether a word names a file that isn't there.
  private static func isAbsent(_ word: String, of sample: SampleEntry) -> Bool {
    guard case .file(let path) = PayloadChoice(word, of: sample) else { return false }
    return !SystemCall.exists(path)
  }

  /// Has the payloads looked for that were named, and those of folders.
  private func watch(
    _ words: [String], _ opening: Opening, _ sample: SampleEntry, _ payloads: PayloadWatch
  ) {
    for word in words {
      guard case .file(let path) = PayloadChoice(word, of: sample) else { continue }
      var isOpen = false
      if case .file(let open, _) = opening.source { isOpen = open == PayloadFile.name(of: path) }
      payloads.add(path, isOpen: isOpen)
    }
  }

  /// The user's own model. It has no payloads yet: an empty object is what it opens with if none is
  /// named.
  private func own(
    _ paths: [String], _ word: String?, _ opening: inout Opening
  ) throws -> SampleEntry {
    let payload = OwnModel.firstPayload(word, besides: paths)
    // Read once: what is shown is what was compiled, and what is written meanwhile is compiled anew.
    let texts = try ModelFiles.read(paths, arguments)
    let model = try ownModel(paths, texts, payload, &opening)
    var entry = model?.entry ?? withoutModel(paths, texts)
    if word == nil, let literal = model?.literal, let path = entry.files.first?.path {
      // It is edited where it stands.
      entry.payloads.removeAll { $0 == literal }
      let part = PartReading(.literal(literal.name), bytes: literal.bytes)
      opening.source = .parts([part], of: .file(path: path))
      opening.subject = model?.subject
    } else if entry.payloads.isEmpty {
      entry.payloads = [Self.emptyPayload]
    }
    return entry
  }

  /// The model, or `nil` if it has to be mended first, which the explorer is for.
  private func ownModel(
    _ paths: [String], _ texts: [ModelText], _ payload: [UInt8]?, _ opening: inout Opening
  ) throws -> OwnModel? {
    do {
      return try OwnModel.make(of: paths, texts, for: payload, arguments, console: console)
    } catch let problem as OwnModelProblem {
      opening.refused = problem.refused(arguments)
      if opening.refused == nil { throw problem }
      return nil
    }
  }

  /// The files of a model that can't be had yet, in the form of a sample.
  private func withoutModel(_ paths: [String], _ texts: [ModelText]) -> SampleEntry {
    let path = paths.first ?? ""
    var entry = SampleEntry(
      own: PayloadChoice.baseName(of: path), modelSource: FileName.repaired(path), sources: [:],
      models: .elsewhere(NoModel()), payloads: ModelFiles.payloads(path))
    entry.files = texts
    return entry
  }

  /// Opens payloads that came alone with the model that is inferred for them.
  private func infer(
    _ words: [String], _ others: [String], _ opening: inout Opening, _ samples: inout [SampleEntry]
  ) {
    var documents: [[UInt8]]
    switch opening.source {
    case .file(_, let read), .standardInput(let read): documents = [read]
    case .parts(let parts, _): documents = parts.map(\.bytes)
    case .payload: return
    }
    for file in others.prefix(Self.mostObserved) {
      if SystemCall.isRegularFile(file), let read = try? PayloadFile.read(file) {
        documents.append(read)
      }
    }
    var name = words[0]
    if SystemCall.isFolder(name), let folder = try? SystemCall.resolve(name) { name = folder }
    do throws(ModelProblem) {
      guard var entry = try ModelOfPayloads.entry(for: documents, named: name, arguments) else {
        return
      }
      entry.payloads = [Self.emptyPayload]
      opening.sample = samples.count
      samples.append(entry)
    } catch {
      opening.notice = "no model is inferred: \(error.words.message)"
    }
  }

  /// Of so many payloads behind the first one a model is inferred.
  private static let mostObserved = 50

  /// What a model without payloads of its own opens with if none is named.
  private static let emptyPayload = Payload(
    name: "empty", fileName: "empty.json", bytes: Array("{}\n".utf8))

  /// The sample's place in the catalogue, and the words that name payloads.
  ///
  /// A first word that is no sample's name is a payload if it can be one.
  private func sampleAndPayloads() throws(ArgumentProblem) -> (Int, [String]) {
    guard let first = arguments.operands.first else { return (0, []) }
    let isPayload =
      first == "-" || SystemCall.exists(first)
      || arguments.operands.count == 1 && first.contains(".")
    if isPayload, SampleCatalogue.all.sample(named: first) == nil {
      return (0, arguments.operands)
    }
    let commands = Command.allCases.dropFirst().map(\.rawValue)
    let sample = try SampleChoice.sample(named: first, alsoMeaning: commands)
    let index = SampleCatalogue.all.firstIndex { $0.name == sample.name }
    return (index ?? 0, Array(arguments.operands.dropFirst()))
  }

  private func source(
    _ word: String, of sample: SampleEntry, _ opening: inout Opening
  ) throws(FileProblem) -> Opening.Source {
    switch PayloadChoice(word, of: sample) {
    case .builtIn(let index): .payload(index)
    case .file(let path):
      source(
        try NamedInput.read(path), .file(path: PayloadFile.name(of: path)), &opening)
    case .standardInput: source(try NamedInput.read("-"), .standardInput, &opening)
    }
  }

  /// What came from outside as a whole, or line by line.
  private func source(
    _ bytes: [UInt8], _ origin: TextOrigin, _ opening: inout Opening
  ) -> Opening.Source {
    if let lines = ListedLines(bytes, dialect: arguments.dialect) {
      opening.notice = lines.notice
      return .parts(lines.parts, of: origin)
    }
    guard let path = origin.path else { return .standardInput(bytes) }
    return .file(path: path, bytes: bytes)
  }

  /// Opens the screen, until it is left.
  func open(
    _ samples: [SampleEntry], _ opening: Opening,
    watching payloads: PayloadWatch = PayloadWatch(FileWatch())
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
    var environment = ScreenEnvironment(
      size: terminal.size, capabilities: capabilities,
      isProjector: arguments.isProjector || configuration.isProjector,
      foldsLists: RememberedText.foldedLists?.text != nil)
    environment.isOptimized = !UnoptimizedBuild.isThis
    var state = ExplorerState(
      samples: samples, opening: opening, environment: environment,
      configuration: configuration,
      mistakes: file.problems.map { "\($0.source): \($0.message)" })
    let effects = state.start()
    let journals = JournalFolder(environment: SystemCall.environment)
    guard
      let loop = try? EventLoop(
        terminal: terminal, state: state, journals: journals, payloads: payloads, arguments)
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

extension UnoptimizedBuild {
  /// Whether this program is one.
  static var isThis: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

extension TerminalError {
  /// What happened, and what to do: the message, and a hint where there is one.
  var words: (message: String, hint: String?) {
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

  var status: ExitStatus {
    switch self {
    case .cannotStart, .alreadyOpen: .internalFault
    default: .misused
    }
  }
}
