import Foundation

/// The Swift compiler of this machine.
package struct Toolchain: Sendable, Hashable {
  /// The path of `swiftc`.
  package var compiler: String
  /// What tells this compiler from another one, which makes other code.
  package var version: String

  package init(compiler: String, version: String) {
    self.compiler = compiler
    self.version = version
  }

  /// Finds `swiftc` on the `PATH` of the environment, and what tells it from others.
  ///
  /// A compiler that has to be asked is started by the keeper at this path.
  package static func find(
    environment: [String: String], keeper: String
  ) throws(ModelProblem) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { $0 + "/swiftc" }
    guard let compiler = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw .noCompiler }
    if let stamp = stamp(of: compiler) { return Toolchain(compiler: compiler, version: stamp) }
    var command = ToolInvocation(compiler, ["--version"], environment: environment, keeper: keeper)
    command.limits = ProgramLimits(seconds: 10, megabytes: 1024)
    let answer = try command.run()
    let version = String(decoding: answer.output, as: UTF8.self)
    guard answer.ending == .exited(0), !version.isEmpty else { throw .noCompiler }
    return Toolchain(compiler: compiler, version: version)
  }

  /// The stamp of the compiler that `swiftc` is a driver of: asking it for its version would take
  /// longer than all else that is done before a model is compiled. `nil` where `swiftc` only chooses
  /// among compilers, by the folder or by a setting, so that none lies beside it.
  private static func stamp(of compiler: String) -> String? {
    let driver = URL(filePath: compiler).resolvingSymlinksInPath()
    let frontend = driver.deletingLastPathComponent().appending(path: "swift-frontend").path
    guard FileManager.default.fileExists(atPath: frontend) else { return nil }
    return [driver.path, frontend].map(Installation.stamp(of:)).joined(separator: "\n")
  }
}
