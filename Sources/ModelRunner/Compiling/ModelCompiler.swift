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
    let recipe = self.recipe(of: module)
    if let kept = cache.folder(of: recipe) { return Self.library(in: kept) }
    let folder = try cache.begin(recipe)
    do {
      return try compile(module, in: folder, recipe: recipe, stop: stop)
    } catch {
      cache.abandon(folder)
      throw error
    }
  }

  private static func library(in kept: URL) -> Library {
    let text = (try? String(contentsOf: kept.appending(path: "remarks"), encoding: .utf8)) ?? ""
    return Library(
      path: kept.appending(path: libraryName).path, remarks: CompilerDiagnostic.parse(text))
  }

  static let libraryName = "model.library"

  /// The folders that the flags tell the compiler and the linker of.
  var folders: [String] {
    let options = ["-I", "-F", "-L"]
    let behind = zip(flags, flags.dropFirst()).filter { options.contains($0.0) }.map(\.1)
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

  private func compile(
    _ module: ModelModule, in folder: URL, recipe: String, stop: StopRequest
  ) throws(ModelProblem) -> Library {
    let sources = module.files + module.entries
    var paths: [String] = []
    for source in sources {
      let file = folder.appending(path: source.name)
      try FileCall.write(source.text.utf8, to: file.path)
      paths.append(file.path)
    }
    let library = folder.appending(path: Self.libraryName).path
    let made = folder.appending(path: "made")
    try FileCall.makeFolder(made.path)
    let commands =
      try plan(stop)?.commands(
        module: module.name, sources: paths, library: library, in: made.path)
      ?? [[toolchain.compiler] + arguments(module: module.name) + flags + paths + ["-o", library]]
    let result = try run(commands, stop)
    let text = String(decoding: result.errors + result.output, as: UTF8.self)
    let diagnostics = CompilerDiagnostic.parse(text)
    guard result.ending == .exited(0), !result.hasTimedOut else {
      throw problem(diagnostics, result, of: module)
    }
    try? FileManager.default.removeItem(at: made)
    try FileCall.write(text.utf8, to: folder.appending(path: "remarks").path)
    let kept = try cache.keep(folder, as: recipe)
    return Library(
      path: kept.appending(path: Self.libraryName).path, remarks: diagnostics)
  }

  /// How the driver makes a library: it is asked once for all models. `nil` for one that doesn't say.
  private func plan(_ stop: StopRequest) throws(ModelProblem) -> CompilerPlan? {
    let question = arguments(module: CompilerPlan.module) + flags + CompilerPlan.question
    let recipe = (["plan", toolchain.compiler, toolchain.version] + question)
      .joined(separator: "\n")
    if let plan: CompilerPlan = cache.value(of: recipe) { return plan }
    let answer = try run([[toolchain.compiler] + question], stop)
    guard answer.ending == .exited(0), !answer.hasTimedOut,
      let plan = CompilerPlan(printed: String(decoding: answer.output, as: UTF8.self))
    else { return nil }
    cache.keep(plan, as: recipe)
    return plan
  }

  /// Runs programs, each when the one before it has ended well; the result is that of the last one, with
  /// what all have said.
  func run(
    _ commands: [[String]], _ stop: StopRequest
  ) throws(ModelProblem) -> Command.Result {
    var all = Command.Result(ending: .exited(0), output: [], errors: [])
    for words in commands {
      var command = Command(
        words[0], Array(words.dropFirst()), environment: environment, keeper: installation.keeper)
      command.limits = limits
      let result = try command.run(stop: stop)
      (all.ending, all.hasTimedOut) = (result.ending, result.hasTimedOut)
      all.output += result.output
      all.errors += result.errors
      guard result.ending == .exited(0), !result.hasTimedOut else { break }
    }
    return all
  }

  private func arguments(module: String) -> [String] {
    let arguments = [
      "-Onone", "-wmo", "-parse-as-library", "-emit-library", "-module-name", module,
      // Of a package: else nothing in it could have `package` access.
      "-package-name", "model",
      // An expression that takes for ever is told with its place, before the compiler is stopped.
      "-Xfrontend", "-solver-expression-time-threshold=5",
      // What checks the compiler's own work says nothing of a model, and takes a fifth of the time.
      "-Xfrontend", "-disable-llvm-verify",
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", installation.modules,
    ]
    return arguments + Self.linking
  }

  /// How a library is linked: what it imports is in the host.
  package static var linking: [String] {
    #if canImport(Darwin)
      ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      ["-use-ld=lld"]
    #endif
  }

  /// What a failed compilation amounts to.
  private func problem(
    _ diagnostics: [CompilerDiagnostic], _ result: Command.Result, of module: ModelModule
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

extension CompilerDiagnostic {
  /// The module that isn't there, if that is what the finding says.
  fileprivate var missingModule: String? {
    guard message.hasPrefix("no such module '") else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init)
  }
}
