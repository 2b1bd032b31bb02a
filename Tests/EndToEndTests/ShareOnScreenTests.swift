import Foundation
import Testing

/// Share on a terminal: what is shown is what is written, and what the compiler makes of it.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ShareOnScreenTests {
  private static let model = """
    struct Order: Codable { var id: Int; var quantity: Int; var note: String? }

    """
  private static let payload = #"{"id": 17, "quantity": "4711", "note": "Frau Meier"}"#

  private func session(_ command: String) throws -> TmuxSession {
    try TmuxSession(
      columns: 120, rows: 35, script: "\(command)\necho that was all",
      files: ["Order.swift": Self.model, "order.json": Self.payload],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `a reproduction is made, tried, written, and opens here again`() throws {
    let session = try session("\"$PROGRAM\" Order.swift order.json")
    try session.wait(for: "✗")
    try session.press("Y")
    let screen = try session.wait(for: "let json = Data(")
    #expect(screen.contains("Y Share  $.quantity"), "\(screen)")
    #expect(screen.contains("smallest payload: 52 →"))
    #expect(!screen.contains("Meier"))
    try session.press("T")
    try session.wait(for: "it ran to its end")
    #expect(try session.screen().contains("Expected to decode Int but found a string"))
    try session.press("r")
    try session.wait(for: "let json = Data(")
    try session.press("W")
    try session.wait(for: "Write it to: repro.swift")
    try session.press("Enter")
    try session.wait(for: "saved repro.swift")
    let file = try session.folder.text("repro.swift")
    #expect(file.contains("style=strict field=$.quantity") && !file.contains("Meier"))
    // The same file is asked about, and stays.
    try session.press("s", "W")
    try session.wait(for: "Write it to:")
    try session.press("C-u")
    try session.type("repro.swift")
    try session.press("Enter")
    try session.wait(for: "repro.swift\" exists already: replace it?")
    try session.press("Escape")
    try session.press("Escape")
    try session.wait(for: "STRICT")
    #expect(try session.folder.text("repro.swift") == file)
    #expect(try session.folder.text("order.json") == Self.payload)
    let again = try BuiltProgram.run(
      ["decode", "repro.swift", "--style", "strict"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
      in: session.folder.url)
    #expect(again.status == 1 && again.output.contains("expected Int for 'quantity'"))
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `what is shared isn't written over the payload that is open unless that was asked`()
    throws
  {
    let session = try session("\"$PROGRAM\" User order.json")
    try session.wait(for: "STRICT")
    try session.press("Y", "p")
    try session.wait(for: "payload only")
    try session.wait(for: "Preview  payload.json")
    try session.wait(for: "the payload") { $0.contains("1 line ") }
    try session.press("W")
    try session.wait(for: "Write it to:")
    try session.press("C-u")
    try session.type("order.json")
    try session.press("Enter")
    try session.wait(for: "order.json\" exists already: replace it?")
    #expect(try session.folder.text("order.json") == Self.payload)
    try session.press("Escape", "C-q")
    try session.wait(for: "that was all")
  }

  @Test func `nothing is compiled where that is forbidden`() throws {
    let session = try session("\"$PROGRAM\" --no-compile User")
    try session.wait(for: "STRICT")
    try session.press("Y")
    try session.wait(for: "let json = Data(")
    try session.press("T")
    let screen = try session.wait(for: "--no-compile forbids")
    #expect(!screen.contains("it ran"))
    try session.press("C-q")
    try session.wait(for: "that was all")
  }
}
