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
    return try library(
      of: [file], named: "Reproduction", isProgram: true, recipe: recipe, stop
    ) { findings, result in
      !result.hasTimedOut && findings.contains { $0.severity == .error }
        ? .doesNotCompile(findings)
        : .programFailed(ProgramFailure(.compiler, result, limits: limits))
    }.path
  }
}
