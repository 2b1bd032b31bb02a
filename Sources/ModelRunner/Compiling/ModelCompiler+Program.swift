import Foundation
package import ModelFacts

/// A file whose statements stand at its top level, as `swift FILE` runs it, compiled to a library: the
/// host calls it where it can do no harm.
extension ModelCompiler {
  /// The library of the program in a file: kept from an earlier time, or compiled now.
  package func library(
    ofProgram file: ModelFile, stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> String {
    let recipe =
      ([toolchain.compiler, toolchain.version, installation.stamp, "program"] + flags
      + [file.name, file.text]).joined(separator: "\n")
    if let kept = cache.folder(of: recipe) {
      return kept.appending(path: Self.libraryName).path
    }
    let folder = try cache.begin(recipe)
    do {
      let (source, object) = (
        folder.appending(path: file.name).path, folder.appending(path: "program.o").path
      )
      try FileCall.write(file.text.utf8, to: source)
      try make(programArguments + flags + [source, "-o", object], stop)
      // The driver takes a library for one without statements, where it compiles it itself.
      let library = folder.appending(path: Self.libraryName).path
      try make(["-emit-library"] + Self.linking + flags + [object, "-o", library], stop)
      return try cache.keep(folder, as: recipe).appending(path: Self.libraryName).path
    } catch {
      cache.abandon(folder)
      throw error
    }
  }

  private var programArguments: [String] {
    [
      "-Onone", "-wmo", "-c", "-module-name", "Reproduction",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", ModelEntry.program,
      "-Xfrontend", "-solver-expression-time-threshold=5",
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", installation.modules,
    ]
  }

  private func make(_ arguments: [String], _ stop: StopRequest) throws(ModelProblem) {
    let result = try run([[toolchain.compiler] + arguments], stop)
    guard result.ending != .exited(0) || result.hasTimedOut else { return }
    let findings = CompilerDiagnostic.parse(
      String(decoding: result.errors + result.output, as: UTF8.self))
    guard !result.hasTimedOut, findings.contains(where: { $0.severity == .error }) else {
      throw .programFailed(ProgramFailure(.compiler, result, limits: limits))
    }
    throw .doesNotCompile(findings)
  }
}
