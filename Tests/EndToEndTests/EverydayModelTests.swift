import Foundation
import Testing

/// Models as developers write them for the payloads of well-known services: what the program says of
/// each is what Foundation does.
@Suite struct EverydayModelTests {
  /// A model, a payload, and some of the lines that the program must print for them.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let payload: String
    let lines: [String]
    var testDescription: String { name }
  }

  @Test(arguments: Self.enums + Self.containers + Self.ways + Self.collections)
  func `what is said of a model is what Foundation does`(_ model: Case) throws {
    let folder = try TemporaryFolder()
    try Data(model.source.utf8).write(to: folder.url.appending(path: "m.swift"))
    try Data(model.payload.utf8).write(to: folder.url.appending(path: "p.json"))
    let run = try BuiltProgram.run(
      ["decode", "m.swift", "p.json", "--type", "Root", "--style", "strict"], input: .nothing,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "HOME": folder.url.path, "XDG_CACHE_HOME": folder.url.appending(path: "cache").path,
      ], in: folder.url)
    let said = run.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for line in model.lines { #expect(said.contains(line), "\(line) in \(said)") }
  }
}
