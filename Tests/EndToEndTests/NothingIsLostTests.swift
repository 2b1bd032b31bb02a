import Foundation
import Testing

/// What is typed outlives the program, whatever ends it.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct NothingIsLostTests {
  private func session(
    _ script: String, files: [String: String] = ["user.json": "{\n  \"id\": 1\n}\n"]
  ) throws -> TmuxSession {
    // A shell that ends `exec` early, so that the process can be killed by its number.
    let run = "run() { (sh -c 'echo $$ >pid; exec \"$PROGRAM\" \"$@\"' sh \"$@\") 2>/dev/null; }"
    return try TmuxSession(
      columns: 120, rows: 35, script: "\(run)\n\(script)\necho that was all", files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  private func kill(_ session: TmuxSession) throws {
    let pid = try session.folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try BuiltProgram.shell("kill -9 \(pid)", in: session.folder.url).status == 0)
  }

  /// The journals, wherever the system wants them.
  private func journals(_ session: TmuxSession) -> [URL] {
    let home = session.folder.url
    return [".local/state", "Library/Application Support"].flatMap { place in
      (try? FileManager.default.contentsOfDirectory(
        at: home.appending(path: "\(place)/codable-explorer/journals"),
        includingPropertiesForKeys: nil)) ?? []
    }
  }

  /// The line of the last letter of `precious`.
  private static let lastLetter = "\"inserting\":\"s\""

  /// Waits until what was typed stands in a journal.
  private func wait(for text: String, in session: TmuxSession) throws {
    try session.wait(for: "the journal") { _ in
      journals(session).contains { url in
        (try? Data(contentsOf: url)).map { $0.range(of: Data(text.utf8)) != nil } ?? false
      }
    }
  }

  @Test func `what was typed into a file is offered after kill -9`() throws {
    let session = try session("run User user.json; stty sane; clear; run User user.json")
    try session.wait(for: "STRICT")
    try session.press("F4", "C-End")
    try session.type("precious")
    try session.wait(for: "precious")
    try wait(for: Self.lastLetter, in: session)
    try kill(session)
    try session.wait(for: "y take them")
    try session.press("y")
    try session.wait(for: "precious")
    try session.press("C-s")
    try session.wait(for: "saved user.json")
    #expect(try session.folder.text("user.json") == "{\n  \"id\": 1\n}\nprecious")
    try session.press("C-q")
    try session.wait(for: "that was all")
    #expect(journals(session).isEmpty)
  }

  @Test func `a record that was torn off is cut, and all before it is offered`() throws {
    let session = try session(
      "run User user.json; stty sane; clear; echo ready; cat; run User user.json")
    try session.wait(for: "STRICT")
    try session.press("F4", "C-End")
    try session.type("precious")
    try session.wait(for: "precious")
    try session.wait(for: "all eight records") { _ in
      journals(session).contains { url in
        (try? Data(contentsOf: url)).map { $0.ranges(of: Data("{\"edit\"".utf8)).count >= 8 }
          ?? false
      }
    }
    try kill(session)
    let journal = try #require(journals(session).first)
    try Data(contentsOf: journal).dropLast(3).write(to: journal)
    try session.wait(for: "ready")
    try session.press("C-d")
    try session.wait(for: "y take them")
    try session.press("y")
    let screen = try session.wait(for: "preciou")
    #expect(!screen.contains("precious"))
    try session.press("C-q", "n")
    try session.wait(for: "that was all")
  }

  @Test func `a damaged journal is kept, said, and offered as far as it goes`() throws {
    let session = try session(
      "run User user.json; stty sane; clear; echo ready; cat; run User user.json")
    try session.wait(for: "STRICT")
    try session.press("F4", "C-End")
    try session.type("precious")
    try session.wait(for: "precious")
    try wait(for: Self.lastLetter, in: session)
    try kill(session)
    let journal = try #require(journals(session).first)
    var bytes = try Data(contentsOf: journal)
    // Each letter has a line: of the eight, the fourth is changed.
    let letter = try #require(bytes.range(of: Data("\"inserting\":\"c\"".utf8)))
    bytes[letter.lowerBound] ^= 1
    try bytes.write(to: journal)
    let newer = "codable-explorer journal 3\nwhatever"
    try Data(newer.utf8).write(to: journal.appendingPathExtension("newer"))
    try session.wait(for: "ready")
    try session.press("C-d")
    try session.wait(for: "is damaged")
    // What is found next comes onto the same screen, perhaps a paint later.
    let screen = try session.wait(for: "a journal of form 3")
    #expect(screen.contains("is damaged"))
    try session.press("Escape")
    try session.wait(for: "y take them")
    try session.press("y")
    #expect(try !session.wait(for: "pre").contains("prec"))
    try session.press("C-q", "n")
    try session.wait(for: "that was all")
    let left = journals(session)
    #expect(left.count == 2)
    let damaged = try #require(left.first { $0.pathExtension == "damaged" })
    #expect(try Data(contentsOf: damaged) == bytes)
  }

  @Test func `what was typed into a broken copy is listed again after kill -9`() throws {
    let session = try session("run User; stty sane; clear; run User")
    try session.wait(for: "STRICT")
    try session.press("F5", "Home", "x")
    try session.wait(for: "null")
    try session.press("n")
    try session.wait(for: "+ id null")
    try session.press("F4", "C-End")
    try session.type("precious")
    try session.wait(for: "precious")
    try wait(for: Self.lastLetter, in: session)
    try kill(session)
    try session.wait(for: "a payload of an earlier run")
    try session.press("F3", "End")
    let screen = try session.wait(for: "precious")
    #expect(screen.contains("id null ·"))
    try session.press("F3", "D")
    try session.wait(for: "y take it off")
    try session.press("y")
    try session.wait(for: "is off the list")
    try session.press("C-q")
    try session.wait(for: "that was all")
    #expect(journals(session).isEmpty)
  }

  @Test func `where nothing can be written that is said once, and what was kept stays`() throws {
    // Every write to a file fails, as on a full disk.
    let session = try session(
      """
      run User; stty sane; clear
      (trap '' XFSZ; ulimit -f 0; exec "$PROGRAM" User 2>/dev/null); clear; run User
      """)
    try session.wait(for: "STRICT")
    try session.press("F5", "Home", "x")
    try session.wait(for: "null")
    try session.press("n")
    try session.wait(for: "+ id null")
    try wait(for: "+ id null", in: session)
    try kill(session)
    try session.wait(for: "recovery journal can't be written")
    try session.press("F3", "End")
    try session.wait(for: "id null ·")
    try session.press("F4", "C-End")
    try session.type("lost to a crash alone")
    let screen = try session.wait(for: "lost to a crash alone")
    #expect(!screen.contains("can't be kept"))
    try session.press("C-q")
    try session.wait(for: "+ id null\" has unsaved changes: save them?")
    try session.press("n")
    try session.wait(for: "a payload of an earlier run")
    try session.press("q")
    try session.wait(for: "that was all")
    #expect(!journals(session).isEmpty)
  }

  @Test func `two explorers on one file don't write over each other's text`() throws {
    let other = "(exec \"$PROGRAM\" User user.json 2>/dev/null)"
    let first = try session("run User user.json")
    try first.wait(for: "STRICT")
    try first.press("F4", "C-End")
    try first.type("mine")
    try first.wait(for: "mine")
    let folder = first.folder.url.path
    let second = try session("cd '\(folder)'; HOME='\(folder)'; export HOME; \(other)")
    let screen = try second.wait(for: "STRICT")
    // What the first one types is its own, as long as it runs.
    #expect(!screen.contains("y    take them"))
    try second.press("F4", "C-Home")
    try second.type("theirs ")
    try second.press("C-s")
    try second.wait(for: "saved user.json")
    try first.wait(for: "k    keep mine")
    try first.press("Escape")
    try first.wait(for: "no question") { !$0.contains("keep mine") }
    try first.press("C-s")
    try first.wait(for: "k    keep mine")
    try first.press("k")
    try first.wait(for: "saved user.json")
    #expect(try first.folder.text("user.json").hasSuffix("mine"))
    try second.wait(for: "read again from the disk")
    for session in [first, second] {
      try session.press("C-q")
      try session.wait(for: "that was all")
    }
    #expect(journals(first).isEmpty)
  }

  /// Kills the program once the journal has what was typed.
  private func typeIntoModelAndKill(_ session: TmuxSession) throws {
    try session.wait(for: "STRICT")
    try session.press("F7", "i", "C-End")
    try session.type("// precious")
    try session.wait(for: "// precious")
    try wait(for: Self.lastLetter, in: session)
    try kill(session)
  }

  @Test func `what was typed into a model is offered after kill -9`() throws {
    let model = "struct User: Codable { var id: Int }\n"
    let session = try session(
      "run Model.swift user.json; stty sane; clear; run Model.swift user.json",
      files: ["user.json": "{\n  \"id\": 1\n}\n", "Model.swift": model])
    try typeIntoModelAndKill(session)
    try session.wait(for: "Model.swift\": unsaved changes")
    try session.wait(for: "y take them")
    try session.press("y")
    try session.wait(for: "// precious")
    try session.press("F7", "i", "C-s")
    try session.wait(for: "saved Model.swift")
    #expect(try session.folder.text("Model.swift") == model + "// precious")
    try session.press("C-q")
    try session.wait(for: "that was all")
    #expect(journals(session).isEmpty)
  }

  /// As `Tests/Scripts/journal_starts.py` does a thousand times.
  @Test func `what is kept of a model is offered at each of ten starts`() throws {
    let session = try session(
      """
      run Model.swift user.json; stty sane; clear; n=0
      while [ $n -lt 10 ]; do
        run Model.swift user.json; echo "start $n: status $?"; read go; n=$((n + 1)); clear
      done
      """,
      files: ["user.json": "{}", "Model.swift": "struct User: Codable { var id: Int }\n"])
    try typeIntoModelAndKill(session)
    for start in 0..<10 {
      try session.wait(for: "Model.swift\": unsaved changes")
      try session.wait(for: "y take them")
      try session.press("Escape")
      try session.wait(for: "R restores a model")
      try session.press("C-q")
      try session.wait(for: "start \(start): status 0")
      try session.press("Enter")
    }
    try session.wait(for: "that was all")
  }

  @Test func `a sample's edit is kept silently and offered again`() throws {
    let session = try session("run User; clear; run User")
    try session.wait(for: "STRICT")
    try session.press("F4")
    try session.type("precious")
    try session.wait(for: "precious")
    try session.press("C-q")
    try session.wait(for: "R restores an edit")
    try session.press("R")
    try session.wait(for: "precious")
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `two programs on one file have a journal each`() throws {
    let session = try session("run User user.json; stty sane; clear; run User user.json")
    try session.wait(for: "STRICT")
    try session.press("F4")
    try session.type("first")
    try session.wait(for: "first")
    try wait(for: "\"inserting\":\"f\"", in: session)
    let home = session.folder.url
    let other = try TmuxSession(
      columns: 120, rows: 35,
      script: "cd \"$HOME\"; \"$PROGRAM\" User user.json; echo that was all",
      environment: ["HOME": home.path])
    try other.wait(for: "STRICT")
    try other.press("F4")
    try other.type("second")
    let screen = try other.wait(for: "second")
    #expect(!screen.contains("are kept"))
    try session.wait(for: "two journals") { _ in journals(session).count == 2 }
    try kill(session)
    try session.wait(for: "y take them")
    try session.press("y")
    try session.wait(for: "first")
    try other.press("C-q", "n")
    try other.wait(for: "that was all")
    try session.press("C-q", "n")
    try session.wait(for: "that was all")
    #expect(journals(session).isEmpty)
  }

  @Test func `a file that another program writes is noticed`() throws {
    let session = try session("run User user.json")
    try session.wait(for: "STRICT")
    let file = session.folder.url.appending(path: "user.json")
    try Data("{\"theirs\": 1}".utf8).write(to: file)
    try session.wait(for: "read again from the disk")
    // Where the caret stands hangs on whether the report has come.
    try session.press("F4", "C-a")
    try session.type("mine")
    try session.wait(for: "mine{")
    try Data("{\"theirs\": 2}".utf8).write(to: file)
    try session.press("C-s")
    try session.wait(for: "k keep mine")
    #expect(try session.folder.text("user.json") == "{\"theirs\": 2}")
    try session.press("d")
    try session.wait(for: "both texts") { $0.contains("mine{") && $0.contains("\"theirs\": 2") }
    try session.press("Escape")
    try session.wait(for: "k keep mine")
    try session.press("k")
    try session.wait(for: "the saved file") { screen in
      screen.contains("your text stays") || screen.contains("saved user.json")
    }
    try session.press("C-s")
    try session.wait(for: "saved user.json")
    #expect(try session.folder.text("user.json").hasPrefix("mine{"))
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `the user's editor gets the text and the terminal, and both come back`() throws {
    let editor = """
      echo "line $1" >told
      stty -a >during
      read answer
      [ "$answer" = no ] && exit 1
      sed 's/"id": 1/"id": 2/' "$2" >"$2.new" && cat "$2.new" >"$2"; rm "$2.new"
      """
    let session = try session(
      "stty -a >before; EDITOR='sh editor' run User user.json; stty -a >after",
      files: ["user.json": "{\n  \"id\": 1\n}\n", "editor": editor])
    try session.wait(for: "STRICT")
    try session.press("F4", "C-Home", "Down", "C-t")
    try session.wait(for: "the editor") { _ in (try? session.folder.text("during")) != nil }
    try session.type("yes\n")
    try session.wait(for: "taken over from the editor")
    #expect(try session.screen().contains("\"id\": 2"))
    #expect(try session.folder.text("told") == "line +2\n")
    #expect(try session.folder.text("user.json") == "{\n  \"id\": 1\n}\n")
    try FileManager.default.removeItem(at: session.folder.url.appending(path: "during"))
    try session.press("C-t")
    try session.wait(for: "the editor") { _ in (try? session.folder.text("during")) != nil }
    try session.type("no\n")
    try session.wait(for: "'sh editor' ended with status 1")
    #expect(try session.screen().contains("\"id\": 2"))
    try session.press("C-q", "n")
    try session.wait(for: "that was all")
    let before = try session.folder.text("before")
    #expect(try session.folder.text("during") == before)
    #expect(try session.folder.text("after") == before)
  }
}
