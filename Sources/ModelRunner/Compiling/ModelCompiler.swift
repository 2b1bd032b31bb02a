import Foundation
import ModelFacts

/// Compiles models to libraries that the host loads, each kind of source once.
package struct ModelCompiler: Sendable {
  /// A compiled style, and what the compiler remarked on it.
  package struct Library: Sendable, Equatable {
    package var path: String
    package var remarks: [CompilerDiagnostic]
  }

  package var toolchain: Toolchain
  package var installation: Installation
  /// The folder in which compiled models are kept from one start to the next.
  package var cache: ModelCache
  /// Flags of the user's own, for search paths and the like.
  package var flags: [String]
  package var environment: [String: String]
  /// What one compiler may use: large models take it some seconds and half a gigabyte.
  package var limits = ProgramLimits(seconds: 60, megabytes: 2048)
  /// Whether the compiler and the linker are in a box; not for scripts in their place.
  var isConfined = true
  /// The modules of the system's headers.
  private var moduleCache: ModuleCache { ModuleCache(folder: ModuleCache.folder(environment)) }

  package init(
    toolchain: Toolchain, installation: Installation, cache: ModelCache, flags: [String],
    environment: [String: String]
  ) {
    self.toolchain = toolchain
    self.installation = installation
    self.cache = cache
    self.flags = flags
    self.environment = environment
  }

  /// The library of a module: kept from an earlier time, or compiled now.
  package func library(
    _ module: ModelModule, stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> Library {
    try library(
      of: module.files + module.entries, named: module.name, recipe: recipe(of: module), stop
    ) { problem($0, $1, of: module) }
  }

  /// The library of these sources: kept from an earlier time, or made now. `problem` is what it amounts to
  /// that the compiler ended otherwise than well.
  func library(
    of sources: [ModelFile], named name: String, isProgram: Bool = false, recipe: String,
    _ stop: StopRequest, problem: ([CompilerDiagnostic], ToolInvocation.Result) -> ModelProblem
  ) throws(ModelProblem) -> Library {
    if let kept = cache.folder(of: recipe) { return Self.library(in: kept) }
    let folder = try cache.begin(recipe)
    let lease = FileLease(folder.path)
    defer { withExtendedLifetime(lease) {} }
    do throws(ModelProblem) {
      let result = try make(sources, named: name, isProgram: isProgram, in: folder.path, stop)
      let text = String(decoding: result.errors + result.output, as: UTF8.self)
      guard result.isGood else { throw problem(CompilerDiagnostic.parse(text), result) }
      try FileCall.write(text.utf8, to: folder.appending(path: "remarks").path)
      return Self.library(in: try cache.keep(folder, as: recipe))
    } catch {
      cache.abandon(folder)
      throw error
    }
  }

  private static func library(in kept: URL) -> Library {
    let bytes = FileCall.ownBytes(kept.appending(path: "remarks").path) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return Library(
      path: kept.appending(path: libraryName).path, remarks: CompilerDiagnostic.parse(text))
  }

  static let libraryName = "model.library"

  /// The folders that the flags tell the compiler and the linker of, and the files to be linked.
  var folders: [String] {
    let options = ["-I", "-F", "-L"]
    let behind = zip(flags, flags.dropFirst()).filter { (options + ["-Xlinker"]).contains($0.0) }
      .map(\.1)
    let joined = flags.filter { flag in options.contains { flag.hasPrefix($0) } }.map {
      String($0.dropFirst(2))
    }
    return (behind + joined).filter { !$0.isEmpty && !$0.hasPrefix("-") }
      .map { URL(filePath: $0).path }
  }

  /// All that the library depends on, as one text.
  func recipe(of module: ModelModule) -> String {
    ([toolchain.compiler, toolchain.version, installation.stamp, module.name]
      + flags + module.entries.flatMap { ["\u{0}", $0.text] }
      + module.files.flatMap { ["\u{0}" + $0.name, $0.text] })
      .joined(separator: "\n")
  }

  /// Compiles and links the sources in a folder. The result is that of the compiler.
  private func make(
    _ sources: [ModelFile], named name: String, isProgram: Bool, in folder: String,
    _ stop: StopRequest
  ) throws(ModelProblem) -> ToolInvocation.Result {
    var paths: [String] = []
    for source in sources {
      // A name leads nowhere, whoever gave it.
      let path = "\(folder)/\(source.name.replacing("/", with: ":"))"
      paths.append(path)
      try FileCall.write(source.text.utf8, to: path)
    }
    let (plan, failed) = try plan(isProgram: isProgram, stop)
    guard let plan else { return failed }
    let made = "\(folder)/made"
    let (object, library) = ("\(made)/model.o", "\(made)/\(Self.libraryName)")
    try FileCall.makeFolder(made)
    func compile(by modules: String?) throws(ModelProblem) -> ToolInvocation.Result {
      let own = "\(made)/modules"
      if modules == nil { try FileCall.makeFolder(own) }
      return try run(
        plan.compiler(module: name, sources: paths, object: object, modules: modules ?? own),
        Box(
          readable: readable(plan) + [folder] + (modules.map { [$0] } ?? []), results: made,
          cache: modules == nil ? own : nil), stop)
    }
    let modules = try modules(plan, stop)
    var result = try compile(by: modules)
    // What the folder lacks, as the modules of headers that a flag leads to, is made for this model alone.
    if modules != nil, !result.isGood, result.lacksModule { result = try compile(by: nil) }
    guard result.isGood else { return result }
    if let order = ObjectFile.order(in: FileCall.ownBytes(object) ?? []) {
      throw .ordersLinker(section: order)
    }
    let linked = try link(plan, object, library, in: made, stop)
    guard linked.isGood else {
      guard linked.ending == .exited(1), !linked.hasTimedOut else {
        throw .programFailed(ProgramFailure(.linker, linked, limits: limits))
      }
      throw .doesNotLink(String(decoding: linked.errors, as: UTF8.self))
    }
    try FileCall.move(library, to: "\(folder)/\(Self.libraryName)")
    cache.abandon(URL(filePath: made))
    return result
  }

  private func link(
    _ plan: CompilerPlan, _ object: String, _ library: String, in made: String,
    _ stop: StopRequest
  ) throws(ModelProblem) -> ToolInvocation.Result {
    #if canImport(Darwin)
      // The system's linker wants to be told where the system is, which the driver does.
      let words =
        [toolchain.compiler, "-emit-library", object, "-o", library] + Self.linking + flags
      return try run(words, nil, stop)
    #else
      let words = plan.linker(object: object, library: library, flags: flags)
      return try run(words, Box(readable: readable(plan), results: made), stop)
    #endif
  }

  /// What the compiler and the linker read besides a model and the system's.
  private func readable(_ plan: CompilerPlan) -> [String] {
    [plan.toolchain, installation.modules] + folders
  }

  /// The folder with the modules of the system's headers; `nil` where it can't be had.
  private func modules(
    _ plan: CompilerPlan, _ stop: StopRequest
  ) throws(ModelProblem) -> String? {
    let recipe = ([toolchain.version, installation.stamp] + plan.words).joined(separator: "\n")
    return try moduleCache.folder(of: recipe) { modules throws(ModelProblem) in
      guard let work = try? cache.begin(recipe) else { return false }
      let lease = FileLease(work.path)
      defer { withExtendedLifetime(lease) { cache.abandon(work) } }
      let (source, object) = ("\(work.path)/Modules.swift", "\(work.path)/modules.o")
      let words = plan.compiler(
        module: "Modules", sources: [source], object: object, modules: modules)
      let box = Box(readable: readable(plan), results: work.path, cache: modules)
      do throws(ModelProblem) {
        try FileCall.write(ModuleCache.source.utf8, to: source)
        return try run(words, box, stop).isGood
      } catch {
        // Whoever asks the next time has more patience.
        if error == .overtaken { throw error }
        return false
      }
    }
  }

  /// How a compiler makes an object: its driver is asked once for all models. What it said where it doesn't
  /// tell.
  private func plan(
    isProgram: Bool, _ stop: StopRequest
  ) throws(ModelProblem) -> (CompilerPlan?, ToolInvocation.Result) {
    let question =
      arguments(module: CompilerPlan.module, isProgram: isProgram) + flags + CompilerPlan.question
    let recipe = (["plan", toolchain.compiler, toolchain.version, installation.stamp] + question)
      .joined(separator: "\n")
    let none = ToolInvocation.Result(ending: .exited(0), output: [], errors: [])
    if let plan: CompilerPlan = cache.value(of: recipe) { return (plan, none) }
    var answer = try run([toolchain.compiler] + question, nil, stop)
    guard answer.isGood else { return (nil, answer) }
    let host = try run([installation.host, Installation.librariesOption], nil, stop)
    let loaded = String(decoding: host.output, as: UTF8.self).split(separator: "\n")
    let plan = CompilerPlan(
      printed: String(decoding: answer.output, as: UTF8.self), loaded: loaded.map(String.init))
    if let plan { cache.keep(plan, as: recipe) }
    answer.isUnderstood = plan != nil
    return (plan, answer)
  }

  /// Runs a program with the limits of compilers: in a box, or as the user would.
  private func run(
    _ words: [String], _ box: Box?, _ stop: StopRequest
  ) throws(ModelProblem) -> ToolInvocation.Result {
    var command = ToolInvocation(
      words[0], Array(words.dropFirst()), environment: environment, keeper: installation.keeper)
    command.limits = limits
    command.box = isConfined ? box : nil
    let result = try command.run(stop: stop)
    if command.box != nil { ConfinementGaps.note(result.confinement) }
    if let box, !result.isGood, result.lacksRoom {
      throw .noCache(path: box.results, reason: ToolInvocation.Result.noRoom)
    }
    return result
  }

  /// A program's statements stand at the top level, and are a function that the host calls.
  private func arguments(module: String, isProgram: Bool) -> [String] {
    let form =
      isProgram
      ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", ModelEntry.program]
      // Of a package: else nothing in it could have `package` access.
      : ["-parse-as-library", "-package-name", "model"]
    return form + [
      "-Onone", "-module-name", module,
      // Nothing is linked on an object's word.
      "-Xfrontend", "-disable-all-autolinking",
      // An expression that takes for ever is told with its place, before the compiler is stopped.
      "-Xfrontend", "-solver-expression-time-threshold=5",
      // What checks the compiler's own work says nothing of a model, and takes a fifth of the time.
      "-Xfrontend", "-disable-llvm-verify",
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", installation.modules,
    ]
  }

  #if canImport(Darwin)
    /// How a library is linked: what it imports is in the host.
    private static let linking = [
      "-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup", "-Xlinker", "-ignore_auto_link",
    ]
  #endif

  /// What a failed compilation amounts to.
  private func problem(
    _ diagnostics: [CompilerDiagnostic], _ result: ToolInvocation.Result, of module: ModelModule
  ) -> ModelProblem {
    let diagnostics = diagnostics.map { module.located($0) }
    let errors = diagnostics.filter { $0.severity == .error }
    // What the driver says of a compiler that crashed is no finding; a finding says more than how the
    // compiler ended.
    let isFound = errors.contains { $0.place != nil || !$0.message.contains("command failed") }
    guard isFound, !result.hasTimedOut, let first = errors.first else {
      return .programFailed(ProgramFailure(.compiler, result, limits: limits))
    }
    if let place = first.place, let module = first.missingModule {
      return .missingModule(name: module, place: place)
    }
    if errors.allSatisfy({ $0.place?.file == ModelModule.decoderSource }) {
      return .decoderDoesNotCompile(diagnostics.filter { !ModelModule.isAboutEntry($0) })
    }
    // What stands in the entry, the user didn't write, but the root in it.
    if errors.allSatisfy({ $0.place?.file == module.entry.name }) {
      return .unusableType(name: module.roots.values.first ?? "", reason: first.message)
    }
    // A warning that comes with each line, as of a page's blanks, is said once.
    var told: Set<String> = []
    let own = diagnostics.filter { finding in
      finding.place?.file != module.entry.name
        && (finding.severity != .warning || told.insert(finding.message).inserted)
    }
    return .doesNotCompile(own.contains { $0.severity == .error } ? own : diagnostics)
  }
}

extension ToolInvocation.Result {
  fileprivate var isGood: Bool { ending == .exited(0) && !hasTimedOut && isUnderstood }

  /// What the system says of a full disk.
  fileprivate static let noRoom = "No space left on device"

  /// Whether it is what the program said, and no text of a model's.
  fileprivate var lacksRoom: Bool {
    String(decoding: errors, as: UTF8.self).split(separator: "\n").contains { line in
      (line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: ") || line.hasPrefix("ld.lld: "))
        && line.contains(Self.noRoom)
    }
  }

  /// Whether a module would have had to be made, and its folder is there to be read.
  fileprivate var lacksModule: Bool {
    String(decoding: errors, as: UTF8.self).contains("unable to open output file")
  }
}

extension CompilerDiagnostic {
  /// The module that isn't there, if that is what the finding says.
  fileprivate var missingModule: String? {
    guard message.hasPrefix("no such module '") else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init)
  }
}
