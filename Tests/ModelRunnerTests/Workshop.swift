import DecodingReport
import Foundation
import ModelFacts
import ModelRunner
import Testing
import Workbench

/// Compiles and runs models as the program does, with its parts from the build's folder and a cache
/// of the tests' own.
enum Workshop {
  struct NotFound: Error {}

  /// The folder of the built products, in which programs and modules lie.
  private static let products: URL? = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    var folder = bundles.first ?? Bundle.main.bundleURL
    while folder.pathComponents.count > 1 {
      let host = folder.appending(path: "model-host").path
      if FileManager.default.isExecutableFile(atPath: host) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// What is compiled here is thrown away with the tests' run.
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "codable-explorer-tests-\(ProcessInfo.processInfo.processIdentifier)")

  static func builder(flags: [String] = [], cache: URL? = nil) throws -> ModelBuilder {
    guard let products else { throw NotFound() }
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = (cache ?? Self.cache).path
    // The system's modules are those that the build made: in a cache of its own, the compiler would make
    // them anew.
    environment["CLANG_MODULE_CACHE_PATH"] = products.appending(path: "ModuleCache").path
    let installation = try Installation.find(executable: products.appending(path: "any").path)
    return ModelBuilder(
      ModelCompiler(
        toolchain: try Toolchain.find(environment: environment, keeper: installation.keeper),
        installation: installation,
        cache: ModelCache(folder: ModelCache.folder(environment)), flags: flags,
        environment: environment))
  }

  /// The program that tries to get out of a box.
  static func probe() throws -> URL {
    guard let products else { throw NotFound() }
    return products.appending(path: "BoxProbe")
  }

  /// Copies a program, by another process for the same reason as `writeScript`.
  static func copy(_ program: URL, to file: URL) throws {
    let command = ToolInvocation(
      "/bin/cp", [program.path, file.path], environment: [:],
      keeper: try builder().compiler.installation.keeper)
    _ = try command.run()
  }

  /// Writes a program of the shell's. Another process writes it: one that a test starts meanwhile
  /// would have this one's descriptor for a moment, and no program runs that is open for writing.
  static func writeScript(_ text: String, to file: URL) throws {
    var command = ToolInvocation(
      "/bin/sh", ["-c", "cat >\"$0\" && chmod 755 \"$0\"", file.path], environment: [:],
      keeper: try builder().compiler.installation.keeper)
    command.input = Array("#!/bin/sh\n\(text)\n".utf8)
    _ = try command.run()
  }

  static func build(
    _ files: KeyValuePairs<String, String>, type: String? = nil, flags: [String] = [],
    decoder: String? = nil, isStrictAlone: Bool = false
  ) throws -> CompiledModel {
    var builder = try builder(flags: flags)
    builder.isStrictAlone = isStrictAlone
    return try builder.build(
      files.map { ModelFile(name: $0.key, text: $0.value) }, type: type, decoder: decoder)
  }

  /// For tests that look at the strict style.
  static func buildStrict(_ text: String) throws -> CompiledModel {
    try build(["Root.swift": text], type: "Root", isStrictAlone: true)
  }

  static func process(
    _ model: CompiledModel, limits: ModelLimits = ModelLimits(), isConfined: Bool = true,
    environment: [String: String] = [:]
  ) throws -> ModelProcess {
    let builder = try builder()
    return try model.process(
      in: builder.compiler.installation, limits: limits,
      environment: builder.compiler.environment.merging(environment) { $1 }, isConfined: isConfined)
  }

  static func experiment(
    _ json: String, in process: ModelProcess, styles: [DecodingStyle] = DecodingStyle.allCases
  ) -> Experiment {
    Experiment(
      model: "Root", models: .elsewhere(process), source: "payload.json",
      bytes: Array(json.utf8), styles: styles)
  }

  /// Each field of each style on a line: `strict $.age threw wrong-type`; then what ended a style.
  static func lines(_ report: Report) -> [String] {
    report.styles.flatMap { style -> [String] in
      let fields = style.fields.map { field -> String in
        let words = ["\(style.style) \(field.path)", field.outcome.rawValue]
        let said = [field.reason?.rawValue, field.value].compactMap(\.self)
        return (words + said).joined(separator: " ")
      }
      guard let failure = style.failure else { return fields }
      return fields + ["\(style.style) \(failure.kind.rawValue): \(failure.message)"]
    }
  }
}
