import Foundation
import Testing

/// `decode --watch`.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct WatchTests {
  private func session(_ command: String, _ files: [String: String]) throws -> TmuxSession {
    try TmuxSession(
      columns: 100, rows: 40, script: "trap : INT\n\(command)\necho status $?", files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  private func write(_ text: String, _ name: String, in session: TmuxSession) throws {
    try Data(text.utf8).write(to: session.folder.url.appending(path: name), options: .atomic)
  }

  @Test func `a payload that is written is reported again, and ^C ends it`() throws {
    let session = try session(
      "\"$PROGRAM\" decode User a.json --style strict --watch", ["a.json": "{\"id\": 1}\n"])
    try session.wait(for: "expected String for 'name', and the key is missing")
    try write("{\"id\": \"x\"}\n", "a.json", in: session)
    try session.wait(for: "expected Int for 'id', found the string \"x\"")
    try FileManager.default.removeItem(at: session.folder.url.appending(path: "a.json"))
    try write("{\"id\": true}\n", "a.json", in: session)
    try session.wait(for: "expected Int for 'id', found the boolean true")
    try session.press("C-c")
    try session.wait(for: "status 130")
  }

  @Test func `a model that is written is compiled again; one that doesn't compile is waited for`()
    throws
  {
    let session = try session(
      "\"$PROGRAM\" decode M.swift a.json --style strict --format json --watch"
        + " | grep --line-buffered -o '\"value\":\"[^\"]*\"'",
      ["a.json": "{\"x\": 1}\n", "M.swift": "struct A: Codable { var x: Itn }\n"])
    try session.wait(for: "cannot find type 'Itn' in scope")
    try write("struct A: Codable { var x: Int }\n", "M.swift", in: session)
    try session.wait(for: "\"value\":\"A(x: 1)\"")
    try write("struct B: Codable { var x: Int? }\n", "M.swift", in: session)
    try session.wait(for: "\"value\":\"B(x: 1)\"")
    try session.press("C-c")
    // That of the pipe's other end.
    try session.wait(for: "status ")
  }

  @Test func `where nothing can change it is said`() throws {
    let run = try BuiltProgram.run(["decode", "User", "--watch"])
    #expect(run.status == 64)
    #expect(run.errors.contains("there is nothing to watch"))
  }
}
