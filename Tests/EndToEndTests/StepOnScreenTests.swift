import Foundation
import Testing

/// The steps on a terminal, with a model of a user's own.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct StepOnScreenTests {
  @Test func `the calls of an own model are gone through, forwards and back`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: "\"$PROGRAM\" Order.swift one.json\necho that was all",
      files: [
        "Order.swift": "struct Order: Codable { var id: Int; var paid: Bool }",
        "one.json": #"{"id": 17, "paid": "yes"}"#,
      ],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "live r")
    // Strict stopped at the field that is selected: before its call, then behind it.
    try session.press("s")
    let before = try session.wait(for: "next: decode(Bool, .paid)")
    #expect(before.contains("being decoded") || before.contains("keys left"), "\(before)")
    #expect(!before.contains("Expected to decode Bool"), "\(before)")
    try session.press("Right")
    try session.wait(for: "Expected to decode Bool")
    try session.press("Left")
    try session.wait(for: "next: decode(Bool, .paid)")
    try session.press("s")
    try session.wait(for: "F5 Result")
    try session.press("q")
    try session.wait(for: "that was all")
  }
}
