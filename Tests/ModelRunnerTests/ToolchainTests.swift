import Foundation
import ModelFacts
import Testing

@testable import ModelRunner

/// Compilers that are scripts around the real one.
struct ToolchainTests {
  /// A folder with `swiftc` in it, that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "codable-explorer-toolchain-\(UUID().uuidString)")

    init(script: String) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Workshop.writeScript(
        "cd '\(url.path)'\n\(script)", to: url.appending(path: "swiftc"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var environment: [String: String] { ["PATH": url.path + ":/usr/bin:/bin"] }

    func text(_ name: String) -> String? {
      try? String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
  }

  private static func find(_ folder: Folder) throws -> Toolchain {
    try Toolchain.find(
      environment: folder.environment,
      keeper: Workshop.builder().compiler.installation.keeper)
  }

  @Test func `a swiftc that chooses among compilers is asked which it has chosen`() throws {
    let folder = try Folder(script: "echo \"Swift version $(cat chosen)\"")
    try Data("6.2".utf8).write(to: folder.url.appending(path: "chosen"))
    let first = try Self.find(folder)
    #expect(first.version == "Swift version 6.2\n")
    try Data("6.3".utf8).write(to: folder.url.appending(path: "chosen"))
    #expect(try Self.find(folder) != first)
  }

  @Test func `a swiftc beside its compiler is known by their files`() throws {
    let folder = try Folder(script: "echo asked >>log")
    let compiler = folder.url.appending(path: "swift-frontend")
    try Data("one".utf8).write(to: compiler)
    let first = try Self.find(folder)
    #expect(try Self.find(folder) == first)
    #expect(folder.text("log") == nil)
    try Data("another".utf8).write(to: compiler)
    #expect(try Self.find(folder) != first)
  }

  @Test func `the versions of a model are compiled at once, however few processors there are`()
    throws
  {
    var builder = try Workshop.builder()
    let real = builder.compiler.toolchain.compiler
    // Each waits for the others, and gives up on them long after they would have come.
    // The driver is the real one, and lays out the script in the compiler's place.
    let folder = try Folder(
      script: """
        tools=$(dirname "$(readlink -f '\(real)')")
        case "$*" in *-driver-print-jobs*)
          ln -s "$tools/ld.lld" .
          '\(real)' "$@" | sed "s|^/[^ ]*/swift-frontend|$PWD/swiftc -resource-dir $tools/../lib/swift|"
          exit ;;
        *"-module-name Modules "*) shift 2; exec "$tools/swift-frontend" "$@" ;;
        esac
        echo begun >>log
        for turn in $(seq 3000); do
          [ $(wc -l <log) -ge 3 ] && shift 2 && exec "$tools/swift-frontend" "$@"
          sleep 0.01
        done
        echo 'model.swift:1:1: error: the others have not begun' >&2
        exit 1
        """)
    builder.compiler.toolchain.compiler = folder.url.appending(path: "swiftc").path
    builder.compiler.isConfined = false
    let file = ModelFile(name: "A.swift", text: "struct A: Codable { var atOnce: Int }")
    let model = try builder.build([file], type: nil)
    #expect(model.versions.count == 3)
    #expect(folder.text("log") == "begun\nbegun\nbegun\n")
  }
}
