import Foundation
import Testing

/// The program as it was built together with the tests.
enum BuiltProgram {
  /// What a finished run left behind.
  struct Run {
    /// The exit status; for a run that a signal ended, 128 and its number.
    var status: Int32
    var output: String
    var errors: String
  }

  enum Input {
    case nothing
    case bytes([UInt8])
    /// Standard input isn't open at all.
    case closed
  }

  struct NotFound: Error, CustomStringConvertible {
    var description: String { "codable-explorer isn't built beside the tests" }
  }

  /// Where the program is: SwiftPM puts it into the folder in which the test bundle is. Another one
  /// can be tested by `$TESTED_PROGRAM`.
  static func url() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["TESTED_PROGRAM"] {
      return URL(filePath: path)
    }
    let starts = [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap { $0 }
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    for start in bundles + starts {
      var folder = start.absoluteURL
      while folder.pathComponents.count > 1 {
        let program = folder.appending(path: "codable-explorer")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return program }
        folder.deleteLastPathComponent()
      }
    }
    throw NotFound()
  }

  /// The variables that the program has in every test: a sanitizer's options among them.
  ///
  /// The system's modules are those that the build made: in a home of its own, each test's compiler would
  /// make them anew.
  static let environment = ProcessInfo.processInfo.environment.filter {
    $0.key == "TSAN_OPTIONS"
  }.merging(
    [
      "LC_ALL": "C.UTF-8", "CLANG_MODULE_CACHE_PATH": products?.appending(path: "ModuleCache").path,
      "XDG_CACHE_HOME": cache?.path,
    ].compactMapValues { $0 }
  ) { $1 }

  private static let products = (try? url())?.deletingLastPathComponent()

  /// Where models are kept that were compiled: one folder for all tests of a run, empty at its start. A
  /// test that is about a first compilation has one of its own.
  private static let cache: URL? = {
    let folder = products?.appending(path: "TestedPrograms.cache")
    if let folder { try? FileManager.default.removeItem(at: folder) }
    return folder
  }()

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: Input = .nothing, environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Run {
    let scratch = try TemporaryFolder()
    let output = try scratch.file("output", [])
    let errors = try scratch.file("errors", [])
    let process = Process()
    let program = try url().path
    if case .closed = input {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exec \"$0\" \"$@\" <&-", program] + arguments
    } else {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    }
    process.environment = Self.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? scratch.url
    if case .bytes(let bytes) = input {
      process.standardInput = try FileHandle(forReadingFrom: scratch.file("input", bytes))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Run(
      status: (isSignal ? 128 : 0) + process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs a line of shell in which `$PROGRAM` is the program; the status is the shell's.
  static func shell(_ script: String, in folder: URL) throws -> Run {
    let scratch = try TemporaryFolder()
    let output = try scratch.file("output", [])
    let errors = try scratch.file("errors", [])
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = Self.environment.merging([
      "PROGRAM": try url().path, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
    ]) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
