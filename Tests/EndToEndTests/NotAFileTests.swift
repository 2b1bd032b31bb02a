import Explorer
import Foundation
import TestSupport
import Testing
import codable_explorer

/// What stands where a file is wanted: it is said, and nothing waits for it.
@Suite(.timeLimit(.minutes(5)))
struct NotAFileTests {
  private static let kinds = NotAFile.allCases.filter {
    $0 != .full || FileManager.default.fileExists(atPath: "/dev/full")
  }

  /// Commands, and the file that they read; a pipe that is named may have a writer.
  private static let readings: [(file: String, words: [String], takesPipes: Bool)] = [
    ("p.json", ["decode", "User", "p.json"], true), ("p.json", ["User", "p.json"], true),
    ("p.json", ["infer", "p.json"], true), ("p.json", ["export", "User", "p.json"], true),
    ("m.swift", ["decode", "m.swift", "p.json"], false),
    ("c.md", ["course", "c.md", "--check"], true),
    ("e/exercise.md", ["practice", "e", "--check"], false),
    ("e/start.swift", ["practice", "e", "--check"], false),
  ]

  @Test(
    arguments: CaseSelection.tenth(
      of: kinds.flatMap { kind in readings.indices.map { (kind, $0) } }, least: 14))
  func `what can't be read as a file ends a command with a line`(
    kind: NotAFile, reading: Int
  ) throws {
    let reading = Self.readings[reading]
    if reading.takesPipes, kind == .pipe { return }
    // A file that isn't there is another problem; the folder's others aren't read.
    if reading.file.hasPrefix("e/"), kind == .folder { return }
    let folder = try TemporaryFolder()
    try folder.file("p.json", "{}".utf8)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "e"), withIntermediateDirectories: false)
    try folder.file("e/exercise.md", "# One\n".utf8)
    try kind.stand(at: folder.url.appending(path: reading.file).path)
    // A folder is opened as such.
    if kind == .folder, reading.words[0] == "User" || reading.file == "m.swift" { return }
    let run = try BuiltProgram.run(reading.words, in: folder.url)
    #expect(run.status == 66 && run.output.isEmpty, "\(reading.words)")
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("hint: ") }
    #expect(lines.count == 1 && run.errors.contains(kind.words), "\(run.errors)")
  }

  @Test func `a pipe that is named is read once, as standard input is`() throws {
    let folder = try TemporaryFolder()
    try folder.file("M.swift", "struct M: Codable { var a: Int }".utf8)
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let decode = "PATH='\(path)' \"$PROGRAM\" decode M.swift --style strict"
    let named = try BuiltProgram.shell(#"echo '{"a": 1}' >pipe & \#(decode) pipe"#, in: folder.url)
    #expect(named.status == 0 && named.output.contains("pipe · 9 bytes"), "\(named.errors)")
    for word in ["/dev/stdin", "/dev/fd/0", "-"] {
      let run = try BuiltProgram.shell(
        #"echo '{"a": 1}' | \#(decode) \#(word)"#, in: folder.url)
      #expect(run.status == 0 && run.output.contains("· 9 bytes"), "\(run.errors)")
    }
  }

  @Test func `a pipe into which nobody writes is given up, and before that it is said`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    let run = try BuiltProgram.run(["decode", "User", "pipe"], in: folder.url)
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(
      run.errors == """
        pipe: note: nothing came for 3 seconds; still waiting, ^C ends that
        pipe: error: nothing writes to this pipe

        """)
  }

  @Test(.enabled(if: CaseSelection.isWhole))
  func `of a pipe without an end so much is read as of a file`() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.shell("\"$PROGRAM\" decode User - </dev/zero", in: folder.url)
    #expect(run.status == 66)
    #expect(
      run.errors
        == "standard input: error: it has more than 500 MB, and 500 are read at most: take a part of it\n"
    )
  }

  @Test(arguments: kinds)
  func `what comes in the place of an open file is said once`(kind: NotAFile) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", "{}".utf8).path
    let watch = FileWatch()
    watch.noteOpened(file, Array("{}".utf8))
    for _ in 0..<2 { #expect(watch.look(at: file) == nil) }
    try kind.stand(at: file)
    let said = (0..<4).compactMap { _ in watch.look(at: file) }.compactMap { message -> String? in
      guard case .unreadableOnDisk(file, let problem) = message else { return nil }
      return problem.words
    }
    #expect(said.count == 1 && said[0].hasPrefix(kind.words), "\(said)")
    // Once it is a file again, that is what counts.
    try FileManager.default.removeItem(atPath: file)
    try folder.file("a.json", "[]".utf8)
    let read = (0..<4).compactMap { _ in watch.look(at: file) }.compactMap { message in
      if case .changedOnDisk(_, let bytes?) = message {
        String(decoding: bytes, as: UTF8.self)
      } else {
        nil
      }
    }
    #expect(read == ["[]"])
  }

  @Test(arguments: kinds)
  func `what isn't a file in a watched folder is said once, beside what is one`(kind: NotAFile)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.file("a.json", "{}".utf8)
    try kind.stand(at: folder.url.appending(path: "b.json").path)
    let watch = PayloadWatch(FileWatch())
    watch.add(folder.url.path)
    var notices: [String] = []
    for _ in 0..<3 {
      _ = watch.look {
        guard case .found(let payloads, _, let notice) = $0 else { return }
        #expect(payloads.map(\.bytes) == [Array("{}".utf8)])
        notices += [notice].compactMap(\.self)
      }
    }
    #expect(notices.count == 1 && notices[0].hasPrefix("a payload: F3 lists it"))
    // Of a folder's folders nothing is said.
    #expect(kind == .folder || notices[0].contains("b.json isn't read: \(kind.words)"))
  }

  @Test func `what is kept is gone without where it isn't a file, and that is said`() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appending(path: "codable-explorer")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: false)
    let home = ["XDG_STATE_HOME": folder.url.path, "XDG_CONFIG_HOME": folder.url.path]
    for kind in Self.kinds {
      try kind.stand(at: state.appending(path: "predictions.json").path)
      let quiz = try BuiltProgram.run(["quiz", "--format", "json"], environment: home)
      #expect(quiz.status == 0 && quiz.output.contains("\"guesses\": 0"))
      #expect(quiz.errors.contains("predictions.json: \(kind.words)"), "\(quiz.errors)")
      try kind.stand(at: state.appending(path: "config.json5").path)
      let keys = try BuiltProgram.run(["keys"], environment: home)
      #expect(keys.errors.contains("config.json5: error: \(kind.words)"), "\(keys.errors)")
    }
  }

  @Test func `on the screen a pipe in the place of a file, a journal, an edit holds up nothing`()
    throws
  {
    let session = try TmuxSession(
      columns: 120, rows: 35,
      script: """
        (sh -c 'echo $$ >pid; exec "$PROGRAM" User user.json') 2>/dev/null; stty sane; clear
        for file in $(find . -path '*codable-explorer/journals/*' -o -path '*/history/*'); do
          rm "$file"; mkfifo "$file"
        done
        EDITOR='sh editor' "$PROGRAM" User user.json; echo "status $?"
        """,
      files: [
        "user.json": "{\"id\": 1}\n", "editor": "rm \"$2\"; mkfifo \"$2\"",
      ])
    let file = session.folder.url.appending(path: "user.json").path
    try session.wait(for: "STRICT")
    try session.press("F4", "Right", "Right")
    try session.type("x")
    try session.wait(for: "live r2")
    for kept in ["/journals/", "/history/"] {
      try session.wait(for: kept) { _ in
        let files = FileManager.default.enumerator(atPath: session.folder.url.path)
        return files?.contains { ($0 as? String)?.contains(kept) == true } == true
      }
    }
    #expect(kill(try #require(Int32(session.folder.text("pid").dropLast())), SIGKILL) == 0)
    try session.wait(for: "What earlier runs left can't be read")
    try session.press("Escape", "H")
    try session.wait(for: "this is a pipe; a file is needed")
    try session.press("Escape", "F4", "C-t")
    try session.wait(for: "this is a pipe; a file is needed")
    try NotAFile.pipe.stand(at: file)
    try session.wait(for: "user.json can't be read any more: this is a pipe")
    try session.type("y")
    try session.press("C-s")
    try session.wait(for: "not saved: this is a pipe; a file is needed")
    try session.press("Escape", "C-q")
    try session.wait(for: "unsaved changes")
    try session.press("n")
    try session.wait(for: "status 0")
  }
}
