import Foundation
import TestSupport
import Testing

/// What a signal leaves that comes while the user's editor has the terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct EditorSignalTests {
  /// An editor that takes the terminal as editors do, and keeps what it was asked to.
  private static let editor = """
    printf '\\033[?1049h'
    stty raw -echo
    [ "$1" = deaf ] && { shift; trap '' HUP TERM; }
    [ "$1" = saving ] && { shift; echo saved >"$2"; }
    [ "$1" = keeping ] && { shift; echo unsaved >"$2.save"; }
    echo $$ >editor-pid
    while :; do read line; done
    """

  private func session(_ editor: String = "sh editor") throws -> TmuxSession {
    // A shell that ends `exec` early, so that the explorer has a known number.
    let run = "(sh -c 'echo $$ >pid; exec \"$PROGRAM\" User user.json 2>said') 2>/dev/null"
    return try TmuxSession(
      columns: 120, rows: 35,
      script: """
        ulimit -c 0
        mkdir copies
        stty -a >before
        export TMPDIR=$PWD/copies EDITOR='\(editor)'
        \(run)
        echo "status $?"
        stty -a >after
        echo "that was all"
        """,
      files: ["user.json": "{\n  \"id\": 1\n}\n", "editor": Self.editor])
  }

  private func pid(_ file: String, _ session: TmuxSession) throws -> Int32 {
    try session.wait(for: file) { _ in
      (try? session.folder.text(file).hasSuffix("\n")) ?? false
    }
    let text = try session.folder.text(file).trimmingCharacters(in: .whitespacesAndNewlines)
    return try #require(Int32(text))
  }

  /// Opens the editor, sends the explorer a signal, and looks at what is left of both.
  private func signal(_ number: Int32, _ session: TmuxSession) throws -> [String] {
    try session.wait(for: "STRICT")
    try session.press("F4", "C-t")
    let editor = try pid("editor-pid", session)
    #expect(try kill(pid("pid", session), number) == 0)
    let screen = try session.wait(for: "that was all")
    #expect(screen.contains("status \(128 + number)"))
    #expect(kill(editor, 0) == -1, "the editor goes on")
    #expect(try session.folder.text("before") == session.folder.text("after"))
    #expect(
      try session.state("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}")
        == "0 1 0 0")
    return try FileManager.default.subpathsOfDirectory(
      atPath: session.folder.url.appending(path: "copies").path)
  }

  /// One that ends, one that hangs up and a trap; with `TEST_ALL_CASES` the others, too.
  private static let signals =
    CaseSelection.isWhole
    ? [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGILL, SIGTRAP]
    : [SIGTERM, SIGHUP, SIGILL]

  @Test(arguments: signals)
  func `both end, the terminal is as before, and no copy of the text stays`(number: Int32) throws {
    let session = try session()
    #expect(try signal(number, session).isEmpty)
    #expect(try session.folder.text("said").isEmpty)
  }

  @Test func `an editor that doesn't listen is ended, too`() throws {
    #expect(try signal(SIGTERM, session("sh editor deaf")).isEmpty)
  }

  @Test(arguments: [
    (SIGSEGV, "saving", "user.json", "saved\n"),
    (SIGHUP, "keeping", "user.json.save", "unsaved\n"),
  ])
  func `what the editor left is kept, and where is told`(
    number: Int32, behaviour: String, file: String, text: String
  ) throws {
    let session = try session("sh editor \(behaviour)")
    let left = try signal(number, session)
    try #require(left.count == 2, "a folder and its file")
    let folder = try #require(left.first { !$0.contains("/") })
    #expect(try session.folder.text("copies/\(folder)/\(file)") == text)
    let path = session.folder.url.appending(path: "copies/\(folder)").path
    #expect(
      try session.folder.text("said").contains(
        "codable-explorer: what the editor left is kept in \(path)\n"))
  }

  @Test func `the editor is stopped and continued together with the explorer`() throws {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        set -m
        EDITOR='sh editor' "$PROGRAM" User user.json
        echo "stopped now"
        read line
        fg >/dev/null
        echo "status $?"
        echo "that was all"
        """,
      files: [
        "user.json": "{\n  \"id\": 1\n}\n",
        "editor": "echo ready; read line; echo \"$line\" >\"$2\"",
      ])
    try session.wait(for: "STRICT")
    try session.press("F4", "C-t")
    try session.wait(for: "ready")
    try session.press("C-z")
    try session.wait(for: "stopped now")
    try session.type("\n")
    try session.type("edited\n")
    try session.wait(for: "taken over from the editor")
    #expect(try session.screen().contains("edited"))
    try session.press("C-q", "n")
    #expect(try session.wait(for: "that was all").contains("status 0"))
  }
}
