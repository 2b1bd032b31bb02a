import Foundation
import Testing

/// Code that came along with a course or an exercise, as the built program asks for it, with a compiler that
/// only tells that it was started.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct TrustOnScreenTests {
  private let folder: TemporaryFolder
  private let place: URL

  init() throws {
    folder = try TemporaryFolder()
    place = folder.url.resolvingSymlinksInPath()
    for name in ["bin", "ex", "state"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: name), withIntermediateDirectories: true)
    }
    try write("bin/swiftc", "#!/bin/sh\necho \"$0\" > '\(place.path)/started'\nexit 1\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.appending(path: "bin/swiftc").path)
    for (name, text) in Self.exercise { try write("ex/\(name)", text) }
    try write("mine.md", Self.course)
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "link"), withDestinationURL: place.appending(path: "ex"))
  }

  private static let exercise = [
    "exercise.md": """
    ---
    format: 1
    title: Press y, all is safe
    ---
    An age may be missing.

    ```goal
    keep: yes
    decodes: yes
    It decodes.
    ```
    """,
    "start.swift": "struct Root: Codable { var age: Int }",
    "solution.swift": "struct Root: Codable { var age: Int? }",
    "wrong-text.swift": "struct Root: Codable { var age: String }",
    "wrong-wide.swift": "struct Root: Codable { var age: Double }",
    "1-clean.json": #"{"age": 3}"#,
  ]

  private static let course = """
    ---
    format: 1
    title: Mine
    minutes: 5
    ---
    ```open
    sample: MissingKey

    The first step.
    ```
    ```model
    type: Page — 0 steps are run, all is safe. Press y
    value: {"size": 2}
    say: A parcel.

    struct Parcel: Codable { var size: Int }
    ```

    """

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: place.appending(path: name))
  }

  private var kept: URL { place.appending(path: "state/codable-explorer/trusted.json") }

  /// Whether the compiler was started since it was asked last.
  private func wasStarted() -> Bool {
    let mark = place.appending(path: "started")
    defer { try? FileManager.default.removeItem(at: mark) }
    return FileManager.default.fileExists(atPath: mark.path)
  }

  private var environment: [String: String] {
    [
      "PATH": place.path + "/bin:/usr/bin:/bin", "HOME": place.path,
      "XDG_STATE_HOME": place.path + "/state",
    ]
  }

  private func run(_ words: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(words, environment: environment, in: place)
  }

  /// Has it run on a terminal, and the question answered; the screen on which it stood.
  @discardableResult
  private func answer(_ keys: [String], to words: String) throws -> String {
    let session = try TmuxSession(
      columns: 80, rows: 24, script: "cd \(place.path); \"$PROGRAM\" \(words); echo left $?",
      environment: environment)
    let screen = try session.wait(for: "n    compile nothing")
    for key in keys { try session.press(key) }
    try session.wait(for: "left 0")
    return screen
  }

  @Test func `nothing that came along is compiled where nobody can be asked`() throws {
    let words = [
      ["practice", "ex"]: """
      4 Swift sources that came with "\(place.path)": "ex/start.swift", "ex/solution.swift", \
      "ex/wrong-text.swift", "ex/wrong-wide.swift"
      """,
      ["course", "mine.md"]: "1 Swift source that came with \"\(place.path)/mine.md\": \"model 1\"",
    ]
    for (call, subject) in words {
      let refused = try run(call[0], call[1], "--check")
      #expect(refused.status == 77 && refused.output.isEmpty)
      #expect(
        refused.errors
          == "codable-explorer: error: nothing is compiled: --trust compiles and runs \(subject)\n")
      #expect(!wasStarted())
      #expect(try run(call[0], call[1], "--check", "--trust").status == 69)
      #expect(wasStarted())
      // That counted once.
      #expect(try run(call[0], call[1], "--check").status == 77)
      #expect(try run(call[0], call[1], "--check", "--trust", "--no-compile").status == 64)
      #expect(!wasStarted())
    }
    #expect(try run("practice", "MissingKey", "--check").status == 69)
    #expect(wasStarted())
  }

  @Test func `it is asked once, and again when something changes`() throws {
    let screen = try answer(["n", "C-q"], to: "practice ex")
    #expect(screen.contains("\"ex/start.swift\"") && !screen.contains("Press y"))
    try answer(["C-q"], to: "practice ex")
    try answer(["Escape", "C-q"], to: "practice ex")
    #expect(!wasStarted() && !FileManager.default.fileExists(atPath: kept.path))
    try answer(["y", "C-q"], to: "practice ex")
    #expect(wasStarted())
    // By whatever way it is come to.
    for name in ["ex", "link", "./link/", place.path + "/ex"] {
      #expect(try run("practice", name, "--check").status == 69, "\(name)")
      #expect(wasStarted())
    }
    #expect(try run("course", "mine.md", "--check").status == 77)
    // A word is no code, and a name is.
    try write("ex/exercise.md", Self.exercise["exercise.md", default: ""] + "\n\nMore.")
    #expect(try run("practice", "ex", "--check").status == 69)
    try FileManager.default.moveItem(
      at: place.appending(path: "ex/wrong-text.swift"),
      to: place.appending(path: "ex/wrong-words.swift"))
    #expect(try run("practice", "ex", "--check").status == 77)
    try FileManager.default.moveItem(
      at: place.appending(path: "ex/wrong-words.swift"),
      to: place.appending(path: "ex/wrong-text.swift"))
    #expect(try run("practice", "ex", "--check").status == 69)
    // A link's text is that of the file behind it.
    let start = place.appending(path: "ex/start.swift")
    try write("elsewhere.swift", Self.exercise["start.swift", default: ""])
    try FileManager.default.removeItem(at: start)
    try FileManager.default.createSymbolicLink(
      at: start, withDestinationURL: place.appending(path: "elsewhere.swift"))
    #expect(try run("practice", "ex", "--check").status == 69)
    _ = wasStarted()
    try write("elsewhere.swift", "struct Root: Codable { var age: Int8 }")
    #expect(try run("practice", "ex", "--check").status == 77)
    #expect(!wasStarted())
  }

  @Test func `what is exchanged while it is asked isn't compiled, nor trusted`() throws {
    let session = try TmuxSession(
      columns: 80, rows: 24, script: "cd \(place.path); \"$PROGRAM\" practice ex; echo left $?",
      environment: environment)
    try session.wait(for: "n    compile nothing")
    try write("ex/start.swift", "struct Root: Codable { var other: Int }")
    try session.press("y")
    let screen = try session.wait(for: "var age: Int")
    #expect(!screen.contains("other"), "\(screen)")
    try session.press("C-q")
    try session.wait(for: "left 0")
    #expect(try run("practice", "ex", "--check").status == 77)
  }

  @Test func `what was trusted is set aside where it is damaged, and kept for this run alone`()
    throws
  {
    try FileManager.default.createDirectory(
      at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: kept)
    let damaged = try run("practice", "ex", "--check")
    #expect(damaged.status == 77)
    #expect(damaged.errors.contains("note: what was trusted was damaged, and starts again: it is"))
    #expect(
      FileManager.default.fileExists(atPath: kept.path.replacing(".json", with: ".damaged-1.json")))
    try Data(#"{"format": 2, "all": true}"#.utf8).write(to: kept)
    let newer = try run("practice", "ex", "--check")
    #expect(newer.status == 77 && newer.errors.contains("a newer version of the program wrote it"))
    try FileManager.default.removeItem(at: kept)
    // A folder in the file's place.
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    let session = try TmuxSession(
      columns: 120, rows: 24, script: "cd \(place.path); \"$PROGRAM\" practice ex; echo left $?",
      environment: environment)
    try session.wait(for: "n    compile nothing")
    try session.press("y")
    try session.wait(for: "what was trusted isn't kept")
    try session.press("C-q")
    try session.wait(for: "left 0")
    #expect(wasStarted())
  }
}
