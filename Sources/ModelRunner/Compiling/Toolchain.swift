import Foundation

/// The Swift compiler of this machine.
package struct Toolchain: Sendable, Hashable {
  /// The path of `swiftc`.
  package var compiler: String
  /// What it says of its version; another compiler makes other code.
  package var version: String

  package init(compiler: String, version: String) {
    self.compiler = compiler
    self.version = version
  }

  /// Finds `swiftc` on the `PATH` of the environment, and asks for its version.
  package static func find(environment: [String: String]) throws(ModelProblem) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { $0 + "/swiftc" }
    guard let compiler = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw .noCompiler }
    let answer = try Command(compiler, ["--version"], environment: environment).run()
    let version = String(decoding: answer.output, as: UTF8.self)
    guard answer.ending == .exited(0), !version.isEmpty else { throw .noCompiler }
    return Toolchain(compiler: compiler, version: version)
  }
}
