import Foundation
import Testing

/// The built explorer in a terminal that isn't ours.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ExplorerTests {
  private static let payload = """
    {
      "id": 1001,
      "name": "Ada 李",
      "age": 36,
      "email": "ada@example.org",
      "isAdmin": true,
      "score": 95.0,
      "role": "editor",
      "joined": "2024-03-01T09:30:00Z",
      "tags": ["swift", "json"],
      "address": { "city": "Zürich", "zip": "8001" }
    }

    """

  /// Runs a command between two looks at the terminal's settings.
  private func session(
    _ command: String, columns: Int = 160, rows: Int = 50, environment: [String: String] = [:],
    files: [String: String] = [:]
  ) throws -> TmuxSession {
    try TmuxSession(
      columns: columns, rows: rows,
      script: """
        echo "what stood here before"
        stty -a >before
        \(command)
        echo "status $?"
        stty -a >after
        echo "that was all"
        """, files: ["user.json": ExplorerTests.payload].merging(files) { $1 },
      environment: environment)
  }

  /// The terminal is as it was: its settings, its screen, its cursor, its mouse.
  private func expectClean(
    _ session: TmuxSession, status: Int, wasResized: Bool = false
  ) throws {
    let screen = try session.wait(for: "that was all")
    // The emulator breaks its lines anew at another width.
    #expect(wasResized || screen.contains("what stood here before"))
    #expect(screen.contains("status \(status)"))
    #expect(try settings("before", session) == settings("after", session))
    #expect(try !session.folder.text("before").isEmpty)
    let format = "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag} #{insert_flag}"
    #expect(try session.state(format) == "0 1 0 0 0")
  }

  /// What `stty -a` said, without the size of the window.
  private func settings(_ file: String, _ session: TmuxSession) throws -> String {
    try session.folder.text(file).replacing(/rows \d+; columns \d+;/, with: "")
  }

  @Test func `a typed change changes all three columns, and the terminal is left as it was`() throws
  {
    let session = try session("\"$PROGRAM\" User user.json")
    let before = try session.wait(for: "all three results") { screen in
      screen.contains("STRICT") && screen.filter { $0 == "✓" }.count >= 30
    }
    #expect(before.contains("李"))
    try session.press("F4", "C-Home", "Down", "Down", "Down", "End", "Left")
    try session.type("\"")
    try session.press("Left", "Left", "Left")
    try session.type("\"")
    try session.wait(for: "the three results for \"36\"") { screen in
      screen.contains("\"age\": \"36\",") && screen.contains("✗")
        && screen.contains("↺ 0") && screen.contains("~ 36")
    }
    try session.press("C-q")
    try session.wait(for: "the question whether to save") { $0 != before && $0.contains("n") }
    try session.press("n")
    try expectClean(session, status: 0)
    #expect(try session.folder.text("user.json") == ExplorerTests.payload)
  }

  @Test func `a model is edited on the screen, and the payload decoded by what it became`() throws {
    let session = try session(
      "\"$PROGRAM\" User.swift user.json",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
      files: ["User.swift": "struct User: Codable {\n  var age: Int\n}\n"])
    try session.wait(for: "the own model") { $0.contains("STRICT") && $0.contains("✓ 36") }
    try session.press("F7", "i", "Down", "End")
    try session.type("8")
    try session.wait(for: "a model that is whole") {
      $0.contains("var age: Int8") && $0.contains("live r2")
    }
    try session.type("x")
    try session.wait(for: "what the compiler says, below its line") { screen in
      screen.contains("^^^^^ cannot find type 'Int8x'") && screen.contains("STALE m1")
    }
    try session.press("BSpace", "BSpace")
    try session.wait(for: "the model as it was") { $0.contains("live r3") && $0.contains("✓ 36") }
    try session.press("C-s")
    try session.wait(for: "saved")
    #expect(try session.folder.text("User.swift") == "struct User: Codable {\n  var age: Int\n}\n")
    try session.press("C-q")
    try expectClean(session, status: 0)
  }

  @Test func `quitting leaves status 0 and the terminal as it was`() throws {
    let session = try session("\"$PROGRAM\"")
    try session.wait(for: "STRICT")
    #expect(try session.state("#{alternate_on}") == "1")
    try session.press("C-q")
    try expectClean(session, status: 0)
  }

  @Test(arguments: [(1, "HUP"), (2, "INT"), (3, "QUIT"), (15, "TERM"), (6, "ABRT"), (11, "SEGV")])
  func `a signal leaves its status and the terminal as it was`(number: Int, name: String) throws {
    let session = try session(
      "ulimit -c 0; (sh -c 'echo $$ >pid; exec \"$PROGRAM\"') 2>/dev/null")
    try session.wait(for: "STRICT")
    let pid = try session.folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    let kill = try BuiltProgram.shell("kill -\(name) \(pid)", in: session.folder.url)
    #expect(kill.status == 0)
    try expectClean(session, status: 128 + number)
  }

  @Test func `a payload comes through a pipe, the keys from the terminal`() throws {
    let session = try session("echo '{\"piped\": 1}' | \"$PROGRAM\" User -")
    try session.wait(for: "\"piped\": 1")
    try session.press("F4", "End")
    try session.press("C-q")
    try expectClean(session, status: 0)
  }

  @Test func `a file is saved whole, with its mode`() throws {
    let session = try session("chmod 640 user.json; \"$PROGRAM\" User user.json")
    try session.wait(for: "STRICT")
    try session.press("F4", "C-Home", "Down", "Down", "Down", "End", "Left", "BSpace")
    try session.type("7")
    try session.wait(for: "\"age\": 37")
    try session.press("C-s")
    try session.wait(for: "the saved file") { _ in
      (try? session.folder.text("user.json").contains("\"age\": 37")) ?? false
    }
    try session.press("C-q")
    try expectClean(session, status: 0)
    let saved = try session.folder.text("user.json")
    #expect(saved == ExplorerTests.payload.replacing("36", with: "37"))
    let path = session.folder.url.appending(path: "user.json").path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let files = try FileManager.default.contentsOfDirectory(atPath: session.folder.url.path)
    #expect(!files.contains { $0.contains("user.json.") })
  }

  @Test func `a file has one name however its path is written`() throws {
    let session = try session(
      """
      mkdir -p data home; cp user.json data/ada.json; ln -s data/ada.json link.json
      cp user.json home/own.json
      HOME=$PWD/home "$PROGRAM" User ./data/../data/ada.json
      """)
    try session.wait(for: "ada.json")
    for path in ["link.json", "~/own.json", "data/ada.json"] {
      try session.press("C-o")
      try session.type(path)
      try session.press("Enter")
    }
    let screen = try session.wait(for: "both files") { $0.contains("own.json") }
    #expect(screen.components(separatedBy: "ada.json ").count < 5)
    try session.press("F3")
    let list = try session.wait(for: "the list") { $0.contains("▸ F3 Payloads") }
    // In the list of payloads each file stands once.
    let entries = list.split(separator: "\n").dropFirst().map { $0.prefix(28) }
    #expect(entries.count { $0.contains("ada.json") } == 1)
    #expect(entries.count { $0.contains("link.json") } == 0)
    #expect(entries.count { $0.contains("own.json") } == 1)
    try session.press("C-q")
    try expectClean(session, status: 0)
  }

  @Test func `a link to a file that isn't there is told, and saving makes that file`() throws {
    let session = try session(
      """
      mkdir data; ln -s data/new.json link.json
      "$PROGRAM" User link.json 2>said; "$PROGRAM" User
      """)
    try session.wait(for: "STRICT")
    let said = "link.json: error: this is a link to data/new.json, where no file is\n"
    #expect(try session.folder.text("said") == said)
    try session.press("C-s", "C-u")
    try session.type("link.json")
    try session.press("Enter")
    try session.wait(for: "saved data/new.json")
    try session.press("C-q")
    try expectClean(session, status: 0)
    let link = session.folder.url.appending(path: "link.json").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "data/new.json")
    #expect(try session.folder.text("data/new.json").contains("\"id\": 1001"))
  }

  @Test func `a copy that the terminal doesn't take is in a file and printed on leaving`() throws {
    let session = try session(
      "mkdir copies; TERM=vt100 TMPDIR=$PWD/copies \"$PROGRAM\" User user.json")
    try session.wait(for: "STRICT")
    try session.press("Home", "j", "j", "y", "p")
    try session.wait(for: "this terminal takes no copies: written to ")
    try session.press("q")
    let screen = try session.wait(for: "that was all")
    #expect(screen.contains("\n$.age\nstatus 0"))
    let copies = session.folder.url.appending(path: "copies")
    let files = try FileManager.default.contentsOfDirectory(atPath: copies.path)
    #expect(files.count == 1)
    #expect(try files.map { try session.folder.text("copies/\($0)") } == ["$.age"])
  }

  @Test func `a save for which there is no room leaves the file as it was`() throws {
    // A file may not grow beyond 2 blocks of 512 bytes; the text is made longer than that.
    let session = try session("trap '' XFSZ; (ulimit -f 2; exec \"$PROGRAM\" User user.json)")
    try session.wait(for: "STRICT")
    try session.press("F4", "C-Home", "Down", "End", "Left")
    try session.type(String(repeating: "1", count: 1500))
    try session.press("C-s")
    try session.wait(for: "not saved: ")
    #expect(try session.folder.text("user.json") == ExplorerTests.payload)
    try session.press("C-q")
    try session.press("n")
    try expectClean(session, status: 0)
    #expect(try session.folder.text("user.json") == ExplorerTests.payload)
  }

  @Test func `what a save left that was killed is gone after the next one`() throws {
    // A file may not grow beyond 2 blocks of 512 bytes, and the process ends where one would; it
    // has no home for a journal, which would be the first one.
    let session = try session(
      """
      touch .user.json.mine
      (ulimit -c 0; ulimit -f 2; exec env -u HOME "$PROGRAM" User user.json) 2>/dev/null
      echo "killed $?"; ls -A >left
      "$PROGRAM" User user.json
      """)
    try session.wait(for: "STRICT")
    try session.press("F4", "C-Home", "Down", "End", "Left")
    try session.type(String(repeating: "1", count: 1500))
    try session.press("C-s")
    try session.wait(for: "the file that was left") { _ in
      (try? session.folder.text("left").contains(".codable-explorer\n")) ?? false
    }
    try session.wait(for: "STRICT")
    try session.press("F4", "C-Home", "Down", "Down", "Down", "End", "Left", "BSpace")
    try session.type("7")
    try session.wait(for: "\"age\": 37")
    try session.press("C-s")
    try session.wait(for: "saved user.json")
    try session.press("C-q")
    try expectClean(session, status: 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: session.folder.url.path)
    #expect(files.filter { $0.hasPrefix(".user.json.") } == [".user.json.mine"])
  }

  @Test func `a copy for which there is no room leaves no file`() throws {
    let session = try session(
      """
      mkdir copies; trap '' XFSZ
      (ulimit -f 0; TERM=vt100 TMPDIR=$PWD/copies exec env -u HOME "$PROGRAM" User user.json)
      """)
    try session.wait(for: "STRICT")
    try session.press("Home", "j", "j", "y", "p")
    try session.wait(for: "copies/codable-explorer-copy-")
    try session.press("q")
    try session.wait(for: "that was all")
    let copies = session.folder.url.appending(path: "copies")
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies.path).isEmpty)
  }

  @Test(arguments: [(10, 3), (44, 12), (80, 24), (120, 35)])
  func `a window of any size is taken, and any other afterwards`(columns: Int, rows: Int) throws {
    let session = try session("\"$PROGRAM\"", columns: columns, rows: rows)
    try session.wait(for: "the explorer") { _ in
      (try? session.state("#{alternate_on}")) == "1"
    }
    try session.resize(columns: 160, rows: 50)
    try session.wait(for: "STRICT")
    try session.resize(columns: columns, rows: rows)
    try session.press("C-q")
    try session.resize(columns: 160, rows: 50)
    try expectClean(session, status: 0, wasResized: true)
  }

  @Test func `a terminal that can't move its cursor is refused`() throws {
    for (type, message) in [
      ("dumb", "TERM=dumb, can't be moved"), ("nonsense", "TERM=nonsense, is unknown"),
    ] {
      let session = try session("TERM=\(type) \"$PROGRAM\"")
      let screen = try session.wait(for: "that was all")
      #expect(screen.contains(message))
      #expect(screen.contains("status 64"))
      #expect(try session.folder.text("before") == (try session.folder.text("after")))
    }
  }

  @Test func `with only ASCII every mark is ASCII`() throws {
    let session = try session("\"$PROGRAM\" MissingKey --ascii")
    let screen = try session.wait(for: "STRICT")
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
    try session.press("C-q")
    try expectClean(session, status: 0)
  }

  @Test func `in the locale C the screen is readable`() throws {
    let session = try session(
      "LC_ALL=C LANG=C \"$PROGRAM\" MissingKey", environment: ["LC_ALL": "C.UTF-8"])
    let screen = try session.wait(for: "STRICT")
    #expect(!screen.contains("\u{FFFD}") && !screen.contains("M-"))
    try session.press("C-q")
    try expectClean(session, status: 0)
  }
}
