import Foundation
import Testing

/// The comparison on a terminal, with a model of a user's own.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CompareOnScreenTests {
  @Test func `payloads and models are compared, edited and compared again`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: "\"$PROGRAM\" Order.swift one.json two.json\necho that was all",
      files: [
        "Order.swift": "struct Order: Codable { var id: Int; var paid: Bool }",
        "one.json": #"{"id": 17, "paid": true}"#,
        "two.json": #"{"paid": true, "id": null}"#,
      ],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "live r")
    try session.press("c")
    try session.wait(for: "c Compare one.json with")
    try session.press("Enter")
    let screen = try session.wait(for: "difference 1 of 2")
    #expect(screen.contains("A  one.json") && screen.contains("B  two.json"), "\(screen)")
    #expect(screen.contains("so: 17 gives strict"), "\(screen)")
    #expect(screen.contains("members are in another order"), "\(screen)")
    // The edit goes to B, and c comes back to the pair.
    try session.press("i", "9", "Escape")
    try session.wait(for: "B, reached through the pair") { !$0.contains("editing") }
    try session.press("c")
    try session.wait(for: "\"id\": 9")
    // The model is edited, compiled, and compared with the one that was opened.
    try session.press("Escape")
    try session.press("F7", "Enter", "C-Home", "End", "Left", "Left")
    try session.press("BSpace", "BSpace", "BSpace", "BSpace", "I", "n", "t", "Escape")
    try session.wait(for: "strict ✗ stops at paid")
    try session.press("c")
    let models = try session.wait(for: "✓ true → ✗ type mis")
    #expect(models.contains("A  two.json, model as it was opened"), "\(models)")
    #expect(models.contains("- 1 │ struct Order: Codable"), "\(models)")
    // What was typed is in no file: leaving asks.
    try session.press("Escape", "C-q")
    try session.wait(for: "two.json\" has unsaved changes")
    try session.press("n")
    try session.wait(for: "Order.swift\" has unsaved changes")
    try session.press("n")
    try session.wait(for: "that was all")
  }
}
