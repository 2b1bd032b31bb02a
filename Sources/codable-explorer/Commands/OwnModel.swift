internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// A model of the user's own: compiled from Swift files, run in a process of its own.
struct OwnModel {
  /// What is shown and decoded as if it were a sample.
  var entry: SampleEntry
  var process: ModelProcess
  let compiled: CompiledModel
  let builder: ModelBuilder
  /// The name of the model in messages.
  var path: String
  /// The payload that is written in the model's file, if it is code as people paste it.
  var literal: Payload?
  /// What the file is about, where it is a reproduction.
  private(set) var subject: Opening.Subject?

  /// Whether an argument names Swift sources: a `.swift` file, or a folder.
  static func isNamed(by word: String) -> Bool {
    word.hasSuffix(".swift") || SystemCall.isFolder(word)
  }

  /// The payload that a model is opened with: the one that the word names, else the folder's first;
  /// `nil` where there is none, or it can't be read.
  static func firstPayload(_ word: String?, besides paths: [String]) -> [UInt8]? {
    let own = ModelFiles.payloads(paths.first ?? "")
    guard let word else { return own.first?.bytes }
    return (try? NamedInput.read(word))
      ?? own.first { $0.name == word || $0.fileName == word }?.bytes
  }

  /// Compiles the texts that were read at the paths: what these hold by now counts later. The root is the type
  /// that fits the payload, unless it is asked for.
  static func make(
    of paths: [String], _ texts: [ModelText], for payload: [UInt8]?, _ arguments: Arguments,
    console: Console
  ) throws -> OwnModel {
    let name = paths.first ?? ""
    if arguments.command != .explorer { console.tellGaps() }
    let files = texts.map { ModelFile(name: $0.name, text: $0.text) }
    let expression = arguments.decoder.map {
      [ModelFile(name: ModelModule.decoderSource, text: $0)]
    }
    do throws(ModelProblem) {
      var builder = try ModelBuilder.find(flags: arguments.compilerFlags)
      builder.isStrictAlone = isStrictAlone(arguments)
      let options = arguments.decoding.applied(to: DecodingOptions())
      // Of JSON Lines the first one counts.
      let first = payload.map { bytes in
        JSONLines(bytes, dialect: options.dialect)?.lines.first.map { Array(bytes[$0.range]) }
          ?? bytes
      }
      let model = try builder.build(
        files, type: arguments.typeName,
        for: first.map { RootChoice.Payload(bytes: $0, options: options) },
        decoder: arguments.decoder)
      tell(of: model, in: name, arguments, console)
      if arguments.command == .decode { tellNotes(on: model, files, arguments, console) }
      let remarks = model.remarks(on: files, in: name)
      remarks.forEach(console.complain)
      // What is compiled later, as of what a model is reduced to, is wanted in all styles.
      builder.isStrictAlone = false
      var own = try OwnModel(model, builder, path: name, arguments)
      own.tellDecoder(of: model, arguments, console)
      own.entry.remarks = remarks
      own.entry.files = texts
      own.entry.root = model.root
      own.entry.roots = model.roots
      own.entry.decoders = model.decoders
      return own
    } catch {
      throw OwnModelProblem(problem: error, path: name, files: files + (expression ?? []))
    }
  }

  /// Whether the command decodes in no other style.
  private static func isStrictAlone(_ arguments: Arguments) -> Bool {
    switch arguments.command {
    case .decode, .roundtrip, .redact: arguments.styles == [.strict]
    case .reduce: (arguments.givenStyles ?? [.strict]) == [.strict]
    default: false
    }
  }

  private init(
    _ model: CompiledModel, _ builder: ModelBuilder, path: String, _ arguments: Arguments
  ) throws(ModelProblem) {
    compiled = model
    self.builder = builder
    process = try builder.process(of: model, limits: arguments.limits)
    let written = model.snippet?.literal?.payload(in: path)
    entry = SampleEntry(
      own: model.root, modelSource: FileName.repaired(path), sources: model.sources,
      models: .elsewhere(process),
      payloads: (written.map { [$0] } ?? []) + ModelFiles.payloads(path))
    self.path = path
    self.literal = written
    subject = model.snippet?.subject.flatMap { subject in
      DecodingStyle(rawValue: subject.style).map { style in
        Opening.Subject(path: subject.path.flatMap { JSONPath(reading: $0) }, style: style)
      }
    }
  }

  /// Says what decoders the model's files have, where none is asked for, and what isn't told of one of a
  /// class of its own.
  private func tellDecoder(
    of model: CompiledModel, _ arguments: Arguments, _ console: Console
  ) {
    if let decoder = process.options.decoder {
      guard let subclass = decoder.subclass else { return }
      return console.note(
        about: path,
        "\(decoder.expression) is a \(subclass): a JSONDecoder with its strategies and its userInfo "
          + "decodes; what \(subclass) overrides is not told")
    }
    // The explorer offers them among its options; who gives strategies has chosen.
    guard arguments.command == .decode, let first = model.decoders.first,
      arguments.decoding.isWithoutStrategies
    else { return }
    let names = model.decoders.prefix(Self.mostSubjects)
    let more = model.decoders.count - names.count
    let all = names.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    console.note(
      about: path, "the model's files have \(all): --decoder '\(first)' decodes with it")
  }

  /// Says which type was taken where another would do as well.
  private static func tell(
    of model: CompiledModel, in path: String, _ arguments: Arguments, _ console: Console
  ) {
    if let reason = model.reasonForRoot {
      let usual = model.usualRoot.map { ["--type \($0) decodes that one"] } ?? []
      return console.note(
        about: path, "'\(model.root)' is decoded: \(reason)", hints: usual)
    }
    let others = model.otherRoots
    guard arguments.typeName == nil, model.snippet?.type == nil, !others.isEmpty else { return }
    console.note(
      about: path,
      "'\(model.root)' is decoded; no type refers to \(others.joined(separator: ", ")) either",
      hints: ["--type \(others[0]) decodes that one"])
  }

  /// So many places are named of those that are left as they are for one reason.
  private static let mostSubjects = 4

  /// Says what of the derived versions is as strict as the model itself, and why: else a failure in
  /// their columns would be a puzzle. What two styles say is said once. The explorer shows it in the
  /// model.
  private static func tellNotes(
    on model: CompiledModel, _ files: [ModelFile], _ arguments: Arguments, _ console: Console
  ) {
    let all = arguments.styles.flatMap { style in
      model.notes(style).map { (style: style, note: $0) }
    }
    var told: Set<String> = []
    for (_, note) in all where told.insert(note.message).inserted {
      let same = all.filter { $0.note.message == note.message }
      let styles = arguments.styles.filter { style in same.contains { $0.style == style } }
      let names = same.map(\.note.subject).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let more = names.count - mostSubjects
      let subjects = names.prefix(mostSubjects) + (more > 0 ? ["\(more) more"] : [])
      let head = "[\(styles.map(\.rawValue).joined(separator: ", "))] "
      console.complain(
        Diagnostic(
          source: note.place.file, position: files.position(of: note.place), severity: .note,
          message: head + "\(subjects.joined(separator: ", ")): \(note.message)",
          line: note.kind == .left ? files.line(of: note.place) : nil))
    }
  }

  /// Passes on what the model printed to standard error: standard output is the answer alone.
  func tellOutput(_ console: Console, _ arguments: Arguments) {
    for (printed, styles) in process.takeOutput().texts {
      let lines = printed.text.split(separator: "\n").map(String.init)
      let more = printed.omittedBytes > 0 ? ["and \(printed.omittedBytes) bytes more"] : []
      let names = styles.map(\.rawValue).joined(separator: ", ")
      let subject = styles == arguments.styles ? "the model" : "[\(names)] the model"
      console.note(
        about: path, "\(subject) printed \(lines.count) line\(lines.count == 1 ? "" : "s")",
        hints: lines.prefix(Self.mostLines) + (lines.count > Self.mostLines ? ["…"] : []) + more)
    }
  }

  /// So many lines of what a model printed are passed on.
  private static let mostLines = 20
}

/// Why the user's model can't be used, with the files that it was to be made of.
struct OwnModelProblem: Error {
  var problem: ModelProblem
  var path: String
  var files: [ModelFile]

  /// What the explorer is to show of it; `nil` where nothing in the files could mend it.
  func refused(_ arguments: Arguments) -> RefusedModel? {
    switch problem {
    case .doesNotCompile, .missingModule, .noModel, .undeclaredType, .hiddenType, .genericType,
      .ordersLinker, .doesNotLink, .notLoaded:
      break
    default: return nil
    }
    let findings = problem.diagnostics(in: files, source: files.first?.name ?? path)
    return RefusedModel(
      ModelFault(findings: findings), root: arguments.typeName, decoder: arguments.decoder)
  }

  /// Says it on standard error, and returns the exit status that it means.
  func tell(_ console: Console) -> ExitStatus {
    for var diagnostic in problem.diagnostics(in: files, source: path) {
      if diagnostic.position != nil, !files.contains(where: { $0.name == diagnostic.source }) {
        // A place in the library's declarations can't be looked up.
        diagnostic.source = path
        diagnostic.position = nil
      }
      console.complain(diagnostic)
    }
    return switch problem {
    case .noCompiler: .noCompiler
    case .unknownType, .unusableType: .misused
    case .unreadable, .noSwiftFile: .noInput
    case .programFailed(let failure) where failure.isDueToModel: .badData
    case .noCache: .cannotCreate
    case .notInstalled, .cacheChanged, .programFailed, .cannotStart, .overtaken:
      .internalFault
    case .noModel, .undeclaredType, .hiddenType, .genericType, .missingModule, .doesNotCompile,
      .ordersLinker, .doesNotLink, .notLoaded, .noDecoderExpression, .decoderDoesNotCompile,
      .decoderEnded, .tooLarge:
      .badData
    }
  }
}
