import Foundation
import Testing

/// Payloads that stand in one file, edited in the explorer and saved into their places.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PartsOnScreenTests {
  private func session(_ command: String, _ files: [String: String]) throws -> TmuxSession {
    try TmuxSession(
      columns: 120, rows: 35, script: "\(command)\necho that was all", files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `a line is saved into its place, unless somebody else wrote it`() throws {
    let session = try session(
      "\"$PROGRAM\" User d.jsonl", ["d.jsonl": "{\"id\": 1}\r\n\n{\"id\": 2}\n{\"id\": 3}"])
    try session.wait(for: "each of 3 lines is a payload")
    try session.press("F3")
    for _ in 0..<9 { try session.press("Down") }
    try session.press("Up")
    try session.wait(for: "d.jsonl:3 ")
    try session.press("F4")
    try session.press("C-Home")
    try session.type(" ")
    try session.press("C-s")
    try session.wait(for: "saved line 3 of d.jsonl")
    #expect(
      try session.folder.text("d.jsonl") == "{\"id\": 1}\r\n\n {\"id\": 2}\n{\"id\": 3}")
    // Another line may change meanwhile; this one may not.
    let file = session.folder.url.appending(path: "d.jsonl")
    try Data("{\"id\": 9}\r\n\n {\"id\": 2}\n{\"id\": 3}\n{}".utf8).write(to: file)
    try session.type(" ")
    try session.press("C-s")
    try session.wait(for: "saved line 3 of d.jsonl, 11 bytes")
    #expect(
      try session.folder.text("d.jsonl") == "{\"id\": 9}\r\n\n  {\"id\": 2}\n{\"id\": 3}\n{}")
    try Data("{}\n\n{}\n".utf8).write(to: file)
    try session.type(" ")
    try session.press("C-s")
    try session.wait(for: "line 3 was changed on the disk")
    try session.wait(for: "Save as: d-3.json")
    try session.press("Enter")
    try session.wait(for: "saved d-3.json")
    #expect(try session.folder.text("d-3.json") == "   {\"id\": 2}")
    #expect(try session.folder.text("d.jsonl") == "{}\n\n{}\n")
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `the JSON text in code is saved into its literal`() throws {
    let code =
      "// é\nstruct M: Codable { var id: Int }\nlet json = #\"{\"id\": 1}\"#\n"
      + "print(try JSONDecoder().decode(M.self, from: Data(json.utf8)))\n"
    let session = try session("\"$PROGRAM\" Q.swift", ["Q.swift": code])
    try session.wait(for: "✓ 1")
    try session.wait(for: "left out: print(")
    try session.press("F4")
    try session.press("C-Home")
    try session.type(" ")
    try session.press("C-s")
    try session.wait(for: "saved the JSON text 'json' in Q.swift")
    let written = code.replacing("#\"{", with: "#\" {")
    #expect(try session.folder.text("Q.swift") == written)
    // What another program writes isn't overwritten.
    try Data("// mine\n\(written)".utf8).write(
      to: session.folder.url.appending(path: "Q.swift"))
    try session.type(" ")
    try session.press("C-s")
    try session.wait(for: "changed on the disk")
    #expect(try session.folder.text("Q.swift") == "// mine\n\(written)")
    try session.press("Escape")
    try session.press("C-q")
    try session.wait(for: "has unsaved changes")
    try session.press("n")
    try session.wait(for: "that was all")
  }
}
