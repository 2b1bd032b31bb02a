import Foundation
import Testing

/// A course and its notes terminals, each on a terminal of its own.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct NotesOnScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ command: String) throws -> TmuxSession {
    // Its name has to be short: a socket's has no more than some hundred bytes.
    try TmuxSession(
      columns: 80, rows: 24,
      script: "export XDG_RUNTIME_DIR=\(folder.url.path) XDG_STATE_HOME=\(folder.url.path)/s\n"
        + command + "\necho status $?")
  }

  /// The socket of the course that runs, and the number of its process.
  private func socket() throws -> (path: String, process: String) {
    let place = folder.url.appending(path: "codable-explorer").path
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    let name = try #require(names.count == 1 ? names.first : nil, "\(names)")
    return ("\(place)/\(name)", name.filter(\.isNumber))
  }

  @Test func `notes wait, follow, move the room's screen, and say how the course ended`() throws {
    let notes = try session("\"$PROGRAM\" notes")
    try notes.wait(for: "No course is running.")
    let room = try session("\"$PROGRAM\" course default-values")
    try room.wait(for: "Space begins")
    try notes.wait(for: "welcome")
    let (path, process) = try socket()
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let other = try session("\"$PROGRAM\" notes")
    try other.wait(for: "welcome")
    try notes.press("Space", "Space", "PPage", "NPage")
    try room.wait(for: "step 2 of 18")
    for session in [notes, other] { try session.wait(for: "step 2 of 18  say") }
    // The clock runs in the notes, and the room doesn't see it.
    try notes.wait(for: "of 20:00")
    let seen = try room.screen()
    #expect(!seen.contains("of 20:00"))
    try other.press("q")
    try other.wait(for: "status 0")
    #expect(try BuiltProgram.shell("kill -9 \(process)", in: folder.url).status == 0)
    try notes.wait(for: "The course's terminal hung up: Default values in 20")
    // What it left is out of the way, and the next course is followed.
    let next = try session("\"$PROGRAM\" course null-missing-patch")
    try notes.wait(for: "Null, missing, patch in 15")
    _ = try socket()
    try notes.press("Space")
    try next.wait(for: "step 1 of")
    try next.press("q")
    try notes.wait(for: "The course has ended: Null, missing, patch in 15")
    try notes.press("q")
    try notes.wait(for: "status 0")
  }
}
