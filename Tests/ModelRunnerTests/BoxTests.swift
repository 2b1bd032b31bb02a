import Foundation
import ModelFacts
import Testing

@testable import ModelRunner

/// What the programs get of the machine that read a stranger's source.
struct BoxTests {
  /// A toolchain of probes, that goes with the test: its driver lays out one in the compiler's place, and
  /// one is its linker.
  private final class Probes {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "codable-explorer-probes-\(UUID().uuidString)")
    /// A file of the user's.
    var outside: String { url.appending(path: "outside").path }

    init() throws {
      let (files, programs) = (FileManager.default, url.appending(path: "bin"))
      try files.createDirectory(at: programs, withIntermediateDirectories: true)
      try Data("whole".utf8).write(to: url.appending(path: "outside"))
      for name in ["swift-frontend", "ld.lld"] {
        try Workshop.copy(Workshop.probe(), to: programs.appending(path: name))
      }
      try Workshop.writeScript(
        "echo '\(programs.path)/swift-frontend' \"$@\"", to: programs.appending(path: "swiftc"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func builder() throws -> ModelBuilder {
      var builder = try Workshop.builder(
        flags: ["-DOUTSIDE=\(outside)", "-Xlinker", "-DOUTSIDE=\(outside)"],
        cache: url.appending(path: "cache"))
      builder.compiler.environment["CLANG_MODULE_CACHE_PATH"] = nil
      builder.compiler.toolchain.compiler = url.appending(path: "bin/swiftc").path
      return builder
    }
  }

  private static let module = ModelModule(
    inPlaceOfAll: "A", [ModelFile(name: "A.swift", text: "struct A: Codable {}")])

  #if os(Linux)
    @Test func `compiler and linker get out by none of the ways`() throws {
      let probes = try Probes()
      let library = try probes.builder().compiler.library(Self.module)
      // What the linker's probe has made is what it noted.
      let noted = try String(contentsOfFile: library.path, encoding: .utf8)
      #expect(noted.hasPrefix("a thread: done\nreading a file: Permission denied\n"))
      #expect(noted.contains("itself once more: "))
      #expect(try String(contentsOfFile: probes.outside, encoding: .utf8) == "whole")
      #expect(library.remarks.isEmpty)
    }

    @Test func `a source whose name is a path lies where the others do`() throws {
      let probes = try Probes()
      let names = ["../../../../made.swift", "/made.swift", "recipe/made.swift"]
      _ = try probes.builder().compiler.library(
        ModelModule(inPlaceOfAll: "A", names.map { ModelFile(name: $0, text: "") }))
      #expect(try String(contentsOfFile: probes.outside, encoding: .utf8) == "whole")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: probes.url.path).sorted()
          == ["bin", "cache", "outside"])
    }

    @Test func `the deriver has nothing once it reads a source`() throws {
      let probes = try Probes()
      let probe = Process()
      probe.executableURL = try Workshop.probe()
      probe.arguments = ["--alone", probes.url.appending(path: "noted").path, probes.outside]
      try probe.run()
      probe.waitUntilExit()
      #expect(probe.terminationStatus == 0)

      let deriver = Process()
      let input = Pipe()
      deriver.executableURL = try URL(filePath: Workshop.builder().compiler.installation.deriver)
      deriver.standardInput = input
      deriver.standardOutput = FileHandle.nullDevice
      deriver.standardError = FileHandle.nullDevice
      try deriver.run()
      // It waits for its source, in the box.
      var status = ""
      while deriver.isRunning, !status.contains("Seccomp:\t2") {
        status =
          (try? String(
            contentsOfFile: "/proc/\(deriver.processIdentifier)/status", encoding: .utf8)) ?? ""
      }
      #expect(status.contains("NoNewPrivs:\t1"))
      try input.fileHandleForWriting.close()
      deriver.waitUntilExit()
    }
  #endif
}
