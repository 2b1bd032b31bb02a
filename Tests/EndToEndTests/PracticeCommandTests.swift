import Foundation
import Testing

/// `practice`, as the built program lists, checks and keeps exercises.
@Suite struct PracticeCommandTests {
  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.url.appending(path: "state").path
  }

  private var exercises: URL { URL(filePath: state + "/codable-explorer/exercises") }

  private func keep(_ text: String, as name: String) throws {
    try FileManager.default.createDirectory(at: exercises, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: exercises.appending(path: name))
  }

  private func run(_ words: [String]) throws -> BuiltProgram.Run {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltProgram.run(
      words, environment: ["PATH": path, "HOME": folder.url.path, "XDG_STATE_HOME": state])
  }

  /// A folder with a sound exercise, some of its files changed.
  private func exercise(_ changes: [String: String] = [:]) throws -> String {
    let start = "struct Root: Codable {\n  var age: Int\n}\n"
    let files = [
      "exercise.md": """
      ---
      format: 1
      title: Mine
      ---
      An age may be missing.

      ```goal
      payload: clean
      keep: yes
      value: $.age = 3
      It comes as sent.
      ```

      ```goal
      payload: empty
      value: $.age = nil
      hint: one
      hint: two
      A missing age is nil.
      ```
      """,
      "start.swift": start,
      "solution.swift": start.replacing("Int", with: "Int?"),
      "wrong-text.swift": start.replacing("Int", with: "String?"),
      "wrong-wide.swift": start.replacing("Int", with: "Double"),
      "1-clean.json": #"{"age": 3}"#,
      "2-empty.json": "{}",
    ].merging(changes) { $1 }
    let place = folder.url.appending(path: "01-Mine")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: place.appending(path: name))
    }
    return place.path
  }

  @Test func `a sound exercise is checked, each of its models by each goal`() throws {
    let check = try run(["practice", try exercise(), "--check", "--trust"])
    #expect(check.status == 0, "\(check.errors)")
    #expect(
      check.output == "Mine: start red (goal 2), solution green, wrong-text red (goal 1), "
        + "wrong-wide red (goal 1)\n")
    let other = try run(
      ["practice", try exercise(["start.swift": "struct Root {"]), "--check", "--trust"])
    #expect(other.status == 0 && other.output.contains("start red (doesn't compile), "))
  }

  @Test func `what an exercise shouldn't be is told with its place`() throws {
    let start = "struct Root: Codable {\n  var age: Int\n}\n"
    let path = try exercise([
      "solution.swift": start, "wrong-wide.swift": start.replacing("Int", with: "Int?"),
      "wrong-text.swift": "struct Root: Codable { var age: Itn }",
    ])
    let check = try run(["practice", path, "--check", "--trust"])
    #expect(check.status == 1)
    #expect(
      check.errors.contains(
        "01-Mine/exercise.md:16:1: error: goal 2 isn't met by the solution: empty: expected $.age "
          + "= nil, found threw keyNotFound at $.age\n"))
    #expect(check.errors.contains("01-Mine/wrong-wide.swift: error: all goals are met by it\n"))
    #expect(
      check.errors.contains("01-Mine/wrong-text.swift: error: it doesn't compile: line 1: cannot"))
    let wrong = try run(
      [
        "practice", try exercise(["notes.txt": "", "1-clean.json": #"{"age": 4}"#]), "--check",
        "--trust",
      ])
    #expect(wrong.errors.contains("01-Mine/notes.txt: error: unexpected file"))
    #expect(wrong.errors.contains("goal 1 is to hold from the start: clean: expected $.age = 3"))
  }

  @Test func `what is done is listed, and begins anew`() throws {
    let none = try run(["practice", "--list"])
    #expect(none.status == 0 && none.errors.isEmpty)
    #expect(none.output.contains("MissingKey  A key is missing\n"))
    try keep(
      "{\"format\":1,\"exercises\":[\n{\"name\":\"MissingKey\",\"state\":\"done\",\"digest\":\"1\"}\n]}\n",
      as: "progress.json")
    try keep("struct Mine {}", as: "MissingKey.swift")
    let list = try run(["practice", "missing-key"])
    #expect(list.output == "MissingKey  A key is missing  (done, changed since)\n")
    let reset = try run(["practice", "MissingKey", "--reset"])
    #expect(reset.status == 0 && reset.output.hasSuffix("the exercise begins anew\n"))
    let aside = exercises.appending(path: "MissingKey.aside-1.swift")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "struct Mine {}")
    #expect(try run(["practice", "MissingKey"]).output == "MissingKey  A key is missing\n")
  }

  @Test func `a damaged list of what is done is set aside, and a newer one left alone`() throws {
    try keep("{\"format\":1,\"exercises\":[{]}", as: "progress.json")
    let run = try run(["practice", "--list"])
    #expect(run.status == 0)
    #expect(run.errors.contains("note: what is done of the exercises was damaged"))
    let aside = exercises.appending(path: "progress.damaged-1.json")
    #expect(try String(contentsOf: aside, encoding: .utf8).hasSuffix("[{]}"))
    try keep("{\"format\":2}", as: "progress.json")
    #expect(try self.run(["practice"]).errors.contains("a newer version of the program wrote it"))
    let kept = exercises.appending(path: "progress.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "{\"format\":2}")
  }

  @Test func `wrong names, and what may not be compiled, are told`() throws {
    let near = try run(["practice", "MissingKye"])
    #expect(near.status == 66 && near.errors.contains("did you mean 'MissingKey'?"))
    #expect(try run(["practice", "a", "b"]).status == 64)
    #expect(try run(["practice", "MissingKey", "--check", "--no-compile"]).status == 64)
  }
}

/// Exercises on a terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PracticeOnScreenTests {
  @Test func `an exercise is done, kept, and followed in another editor`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "codable-explorer/exercises/MissingKey.swift")
    func session(_ arguments: String = "practice MissingKey") throws -> TmuxSession {
      try TmuxSession(
        columns: 100, rows: 35,
        script:
          "XDG_STATE_HOME=\(folder.url.path) \"$PROGRAM\" \(arguments); echo over",
        files: [:], environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    }
    let first = try session()
    try first.wait(for: "2 of 3")
    // Another editor.
    let text = try String(contentsOf: file, encoding: .utf8)
    let solution =
      "import DecodingStyles\n"
      + text.replacing("var fontSize: Int = 14", with: "@Default<Fourteen> var fontSize: Int")
      + "enum Fourteen: DefaultValueProvider {\n  static let defaultValue = 14\n}\n"
    try Data(solution.utf8).write(to: file)
    try first.wait(for: "Fourteen")
    try first.press("i")
    try first.press("C-Home")
    try first.press("/", "/", "Space", "m", "i", "n", "e", "Enter")
    try first.press("C-q")
    try first.wait(for: "over")
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n" + solution)
    // Wherever exercises are opened.
    let second = try session("User --edit-cmd 'sed -i 1s/mine/theirs/'")
    try second.wait(for: "STRICT")
    try second.press("X")
    try second.wait(for: "X Exercises")
    try second.press("Enter")
    let screen = try second.wait(for: "// mine")
    #expect(!screen.contains("are kept: take them?"), "\(screen)")
    try second.press("i")
    try second.wait(for: "// theirs")
    try second.press("R")
    try second.wait(for: "start again?")
    try second.press("y")
    try second.wait(for: "MissingKey.aside-1.swift")
    let aside = file.deletingPathExtension().appendingPathExtension("aside-1.swift")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "// theirs\n" + solution)
    try second.press("q")
    try second.wait(for: "over")
  }
}
