import Foundation
import Testing

/// What README.md says of installing, done with what was built beside the tests.
@Suite(.timeLimit(.minutes(5)))
struct InstallTests {
  private let folder: TemporaryFolder
  /// The lines of the blocks under the heading.
  private let install: [String]
  private let remove: [String]

  private var home: URL { folder.url.appending(path: "home") }

  init() throws {
    folder = try TemporaryFolder()
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let section = lines.drop { $0 != "## Install" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let blocks = section.split(separator: "```", omittingEmptySubsequences: false).map(Array.init)
    try #require(blocks.count == 5)
    install = blocks[1]
    remove = blocks[3]
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  @Test func `the installed program runs models away from the build`() throws {
    try runInstallation()
    let run = try decode()
    #expect(run.errors == "")
    #expect(run.output.contains("\"7\"   ✗ wrong-type  ↺ 0 wrong-type!  ~ 7 wrong-type"))
    #expect(run.status == 1)

    // Its own parts are what it uses: without one it says so.
    let host = home.appending(path: ".local/lib/codable-explorer/model-host")
    try FileManager.default.removeItem(at: host)
    let broken = try decode()
    #expect(broken.status == 70)
    #expect(broken.errors.contains("model-host"))
  }

  @Test func `both folders may move together, and be linked to`() throws {
    try runInstallation()
    let moved = folder.url.appending(path: "opt")
    try FileManager.default.moveItem(at: home.appending(path: ".local"), to: moved)
    let link = folder.url.appending(path: "explorer")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: moved.appending(path: "bin/codable-explorer"))
    #expect(try decode(by: link).output.contains("~ 7 wrong-type"))
  }

  @Test func `it is removed without a trace`() throws {
    try runInstallation()
    #expect(try shell(remove.joined(separator: "\n")).status == 0)
    let left = try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
    #expect(left == [".local", ".local/bin", ".local/lib"])
  }

  /// Copies what lies beside the tests instead of a release, which would have to be built first.
  private func runInstallation() throws {
    #expect(install.first == "swift build -c release")
    let products = try BuiltProgram.url().deletingLastPathComponent().path
    let script = install.dropFirst().joined(separator: "\n")
      .replacing(".build/release", with: products)
    let run = try shell("set -e\n" + script)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  private func shell(_ script: String) throws -> BuiltProgram.Run {
    try BuiltProgram.shell("HOME='\(home.path)'\n" + script, in: folder.url)
  }

  private func decode(by program: URL? = nil) throws -> BuiltProgram.Run {
    try folder.file("User.swift", "struct User: Codable { var id: Int }".utf8)
    try folder.file("a.json", #"{"id": "7"}"#.utf8)
    let program = program ?? home.appending(path: ".local/bin/codable-explorer")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try shell(
      """
      export HOME PATH='\(path)' XDG_CACHE_HOME='\(folder.url.path)/cache'
      '\(program.path)' decode User.swift a.json
      """)
  }
}
