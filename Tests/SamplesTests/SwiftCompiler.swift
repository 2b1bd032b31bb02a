import Foundation
import Testing

/// The compiler that built the tests, with the modules that it built.
struct SwiftCompiler {
  private let modules: URL

  init() throws {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    var folder = bundles.first ?? Bundle.main.bundleURL
    let name = "Modules/DecodingStyles.swiftmodule"
    while !FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
      try #require(folder.path != "/", "no \(name) beside the tests")
      folder = folder.deletingLastPathComponent()
    }
    modules = folder.appending(path: "Modules")
  }

  /// What the compiler says of a file; empty where it has nothing to complain about.
  func complaints(about text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "advised-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
