import Foundation
import Testing

/// The explorer with a payload and no model.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PayloadAloneTests {
  private func session(_ command: String) throws -> TmuxSession {
    try TmuxSession(
      columns: 160, rows: 50, script: command,
      files: ["team-member.json": #"{"id": 1001, "full_name": "Ada", "tags": ["a"]}"# + "\n"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `it opens with a model that is inferred for it, and all styles decode it`() throws {
    let session = try session("\"$PROGRAM\" team-member.json")
    let screen = try session.wait(for: "✓✓✓")
    #expect(screen.contains("✓ \"Ada\""))
    #expect(screen.contains("TeamMember"))
    #expect(screen.contains("struct TeamMember: Codable {"))
    try session.type("q")
  }

  @Test func `the model follows the payload until it is edited itself`() throws {
    let session = try session("\"$PROGRAM\" team-member.json; echo that was all")
    try session.wait(for: "✓ \"Ada\"")
    try session.press("F4", "C-Home", "Right")
    try session.type("\"age\": 7, ")
    try session.wait(for: "the model with the key") { $0.contains("var age: Int") }
    try session.wait(for: "✓ 7")
    try session.press("F7", "i", "C-Home")
    try session.type("// mine")
    try session.press("F4", "C-Home", "Right")
    try session.type("\"old\": 1, ")
    let screen = try session.wait(for: "the unasked key") { $0.contains("⊘⊘⊘") }
    #expect(screen.contains("// mine"))
    #expect(!screen.contains("var old"))
    try session.press("C-q", "n")
    try session.wait(for: "that was all")
  }

  @Test(arguments: [
    ("\"$PROGRAM\" --no-compile team-member.json", " User · "),
    ("PATH=/nowhere \"$PROGRAM\" team-member.json", "no model is inferred: "),
  ])
  func `without a compiler it opens with the first sample`(command: String, text: String) throws {
    let session = try session(command)
    try session.wait(for: text)
    try session.type("q")
  }
}
