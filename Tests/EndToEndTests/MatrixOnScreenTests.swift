import Foundation
import Testing

/// The matrix on a terminal, of a model of a user's own.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MatrixOnScreenTests {
  @Test func `an own model's matrix comes row by row, and a copy is opened and left`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35, script: "\"$PROGRAM\" Order.swift order.json\necho that was all",
      files: [
        "Order.swift": "struct Order: Codable { var id: Int; var paid: Bool; var note: String? }",
        "order.json": #"{"id": 17, "paid": true, "note": "x"}"#,
      ],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "live r")
    try session.press("F6")
    let screen = try session.wait(for: "3 × 10 × 3, 25 cells")
    #expect(screen.contains("F6 Matrix  order.json + one fault"), "\(screen)")
    try session.press("Right", "Enter")
    try session.wait(for: "order.json + id null")
    try session.wait(for: "live r2")
    try session.press("Escape")
    let back = try session.wait(for: "[✗↺↺]")
    #expect(back.contains("F6 Matrix  order.json + one fault"), "\(back)")
    try session.press("Tab")
    // The copy stands in the list now, and the model's own empty payload.
    try session.wait(for: "3 × 3 × 3, 9 cells")
    try session.press("Escape", "C-q")
    try session.wait(for: "that was all")
  }
}
