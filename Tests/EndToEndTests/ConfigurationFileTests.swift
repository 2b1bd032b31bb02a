import Explorer
import Foundation
import Testing

/// The configuration file of the built program.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ConfigurationFileTests {
  private func folder(_ configuration: String?) throws -> (TemporaryFolder, [String: String]) {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "codable-explorer")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    if let configuration { try folder.file("codable-explorer/config.json5", configuration.utf8) }
    return (folder, ["XDG_CONFIG_HOME": folder.url.path])
  }

  @Test func `the keys are printed as a configuration that changes nothing`() throws {
    let (_, environment) = try folder(nil)
    let run = try BuiltProgram.run(["keys"], environment: environment)
    #expect(run.status == 0 && run.errors == "")
    let (configuration, problems) = Configuration.read(Array(run.output.utf8))
    #expect(problems == [])
    #expect(configuration.keyMap.bindings.map(\.keys) == KeyBinding.table.map(\.keys))
    for binding in KeyBinding.table { #expect(run.output.contains(binding.help)) }
  }

  @Test func `the keys are those of the file, and its mistakes are told`() throws {
    let (folder, environment) = try folder(
      "{ keys: { reading: { zoom: \"Z\" } },\n  theme: \"blue\" }")
    let run = try BuiltProgram.run(["keys"], environment: environment)
    #expect(run.output.contains("\"zoom\": [\"Z\"]"))
    #expect(
      run.errors.contains(
        "\(folder.url.path)/codable-explorer/config.json5:2: error: theme is \"dark\", \"light\""))
  }

  @Test func `the explorer shows mistakes, then takes the rest`() throws {
    let (home, environment) = try folder("{ ascii: true,\n  mouse: 1 }")
    let session = try TmuxSession(
      columns: 160, rows: 50, script: "\"$PROGRAM\" MissingKey; echo that was all",
      environment: environment)
    let screen = try session.wait(for: "Mistakes in the configuration")
    #expect(screen.contains("config.json5:2: mouse is true or false"))
    try session.press("Escape")
    let explorer = try session.wait(for: "STRICT")
    #expect(explorer.utf8.allSatisfy { $0 < 0x80 })
    try session.press("C-q")
    try session.wait(for: "that was all")
    // The folder goes with its owner.
    withExtendedLifetime(home) {}
  }
}
