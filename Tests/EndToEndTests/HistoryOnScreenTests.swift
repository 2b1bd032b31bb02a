import Foundation
import Testing

/// States that were noted in a run, on a terminal of the next one.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HistoryOnScreenTests {
  private static let order = #"{"id": 17, "name": "Ada"}"#

  /// Runs the program with a file and model, what a shell does between two runs, and the program again.
  private static func session(_ between: String = "true") throws -> TmuxSession {
    let script = """
      "$PROGRAM" User one.json
      echo that was all
      read line
      \(between)
      "$PROGRAM" User one.json
      echo it is over
      """
    return try TmuxSession(
      columns: 120, rows: 35, script: script, files: ["one.json": order])
  }

  private static func editAndLeave(_ session: TmuxSession) throws {
    try session.wait(for: "live r1")
    try session.press("F4")
    try session.wait(for: "editing")
    try session.press("Right", "Right")
    try session.type("x")
    try session.wait(for: "live r2")
    try session.press("C-q")
    try session.wait(for: "has unsaved changes")
    try session.press("n")
    try session.wait(for: "that was all")
    try session.press("Enter")
    try session.wait(for: "live r1")
    try session.press("H")
  }

  @Test func `what was typed in one run is gone back to in the next`() throws {
    let session = try Self.session()
    try Self.editAndLeave(session)
    let list = try session.wait(for: "$.xid: 17 is new")
    #expect(list.contains("as it came") && list.contains("one.json"), "\(list)")
    try session.press("Enter")
    try session.wait(for: #"{"xid": 17"#)
    try session.press("C-q")
    try session.wait(for: "has unsaved changes")
    try session.press("n")
    try session.wait(for: "it is over")
  }

  @Test func `a damaged file is set aside and said, and what is left is listed`() throws {
    let change = """
      for f in $(find "$HOME" -path '*codable-explorer/history/*' -type f); do \
      printf 'X' | dd of="$f" bs=1 seek=$(($(wc -c < "$f") - 3)) conv=notrunc 2>/dev/null; done
      """
    let session = try Self.session(change)
    try Self.editAndLeave(session)
    let list = try session.wait(for: "bytes could be read")
    #expect(list.contains("as it came") && !list.contains("is new"), "\(list)")
    try session.press("C-q")
    try session.wait(for: "it is over")
    let files = FileManager.default.enumerator(
      at: session.folder.url, includingPropertiesForKeys: nil)
    let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
    #expect(names.contains { $0.hasSuffix(".damaged") })
  }
}
