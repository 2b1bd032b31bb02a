import Foundation
import Testing

/// `course`, as the built program checks one.
@Suite struct CourseCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ text: String, _ options: String...) throws -> BuiltProgram.Run {
    let file = folder.url.appending(path: "mine.md")
    try Data(text.utf8).write(to: file)
    return try BuiltProgram.run(
      ["course", file.path, "--check"] + options,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""
      ])
  }

  private static let sound = """
    ---
    format: 1
    title: Mine
    minutes: 5
    ---
    ```open
    sample: MissingKey
    expect: $.fontSize STRICT threw keyNotFound

    A key is missing.
    ```

    """

  @Test func `courses are listed and checked, and blocks are told`() throws {
    let list = try BuiltProgram.run(["course"])
    #expect(list.status == 0 && list.output.contains("default-values  Default values in 20\n"))
    let check = try BuiltProgram.run(["course", "DefaultValues", "--check"])
    #expect(check.status == 0 && check.errors.isEmpty)
    #expect(check.output.hasPrefix("Default values in 20: 18 steps in 20 minutes, "))
    let blocks = try BuiltProgram.run(["course", "--list-blocks"])
    #expect(blocks.output.contains("\nask: hides the results, and asks"))
    #expect(blocks.output.contains("\n  answer "))
  }

  @Test func `a wrong course is told with line, what was found and what is possible`() throws {
    let sound = try check(Self.sound)
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.output == "Mine: 1 steps in 5 minutes, 1 cells as expected\n")
    let wrong = try check(Self.sound.replacing("sample:", with: "sampel:"))
    #expect(wrong.status == 1 && wrong.output.isEmpty)
    #expect(wrong.errors.contains("mine.md:7:1: error: unknown field 'sampel' in 'open'\n"))
    #expect(wrong.errors.contains("hint: did you mean 'sample'?\n"))
    let other = try check(Self.sound.replacing("threw keyNotFound", with: "nil"))
    #expect(
      other.errors.contains(
        "mine.md:8:1: error: expected $.fontSize STRICT nil, found threw missing keyNotFound\n"))
    #expect(try check(Self.sound, "--size", "20x5").status == 1)
    #expect(try check(Self.sound, "--minutes", "4").status == 1)
  }

  @Test func `a course is written down for reading`() throws {
    let run = try BuiltProgram.run(["course", "dates", "--format", "html"])
    #expect(run.status == 0 && run.output.hasPrefix("<!DOCTYPE html>"))
    let file = folder.url.appending(path: "dates.html")
    let written = try BuiltProgram.run(["course", "dates", "-o", file.path])
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
    #expect(try BuiltProgram.run(["course", "--format", "html"]).status == 64)
    #expect(try check(Self.sound, "--format", "pdf").status == 64)
  }

  @Test func `code of a course's own is compiled by its check, unless that is refused`() throws {
    let recipe = try Recipe.withCode
    let sound = try check(recipe, "--trust")
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.output == "An envelope: 3 steps in 5 minutes, 3 cells as expected\n")
    let refused = try check(recipe, "--no-compile")
    #expect(refused.status == 0)
    #expect(refused.output == "An envelope: 3 steps in 5 minutes, 0 cells as expected\n")
    #expect(
      refused.errors.contains("mine.md: note: --no-compile left out 2 steps, of lines 19, 35\n"))
    // One that doesn't compile, and one that ends its process.
    let model = "```model\nvalue: {\"id\": 1}\nexpect: $.id STRICT sent\n\n"
    let wrong = try check(
      Self.sound + model + "struct A: Codable {\n  var id: Itn\n}\n```\n" + model
        + """
        struct B: Codable {
          init(from decoder: any Decoder) throws { fatalError("no B today") }
          func encode(to encoder: any Encoder) throws {}
        }
        ```

        """, "--trust")
    #expect(wrong.status == 1 && wrong.output.isEmpty)
    #expect(
      wrong.errors.contains("mine.md:17:1: error: model 1: cannot find type 'Itn' in scope\n"))
    #expect(wrong.errors.contains("found no such cell: "), "\(wrong.errors)")
    #expect(wrong.errors.contains("no B today"), "\(wrong.errors)")
  }

  @Test func `what a course says can't reach the terminal as such`() throws {
    let run = try check(Self.sound.replacing("MissingKey", with: "Missing\u{1B}[31mKey"))
    #expect(run.status == 1 && !run.errors.contains("\u{1B}"))
  }

  @Test func `a course that isn't there, and wrong arguments, are told`() throws {
    let none = try BuiltProgram.run(["course", "default-value", "--check"])
    #expect(none.status == 66 && none.errors.contains("did you mean 'default-values'?"))
    #expect(try BuiltProgram.run(["course", "--check"]).status == 64)
    #expect(try BuiltProgram.run(["course", "a", "b"]).status == 64)
    #expect(try BuiltProgram.run(["course", "a", "--minutes", "0"]).status == 64)
  }
}

/// The second course of the recipe: one with Swift code of its own.
private enum Recipe {
  static var withCode: String {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Samples/Courses/README.md")
      let examples = try String(contentsOf: file, encoding: .utf8).split(separator: "~~~")
        .filter { $0.hasPrefix("markdown\n") }
      return String(try #require(examples.last).dropFirst("markdown\n".count))
    }
  }
}

/// A course on a terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CourseOnScreenTests {
  private func session(_ script: String, files: [String: String] = [:]) throws -> TmuxSession {
    try TmuxSession(
      columns: 80, rows: 24, script: script, files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `a course goes on where it was, and two programs have a place each`() throws {
    let folder = try TemporaryFolder()
    let state = "XDG_STATE_HOME=\(folder.url.path)"
    let course = try session("\(state) \"$PROGRAM\" course default-values; echo that was all")
    try course.wait(for: "Space begins")
    try course.press("Space", "Space", "Space")
    let broken = try course.wait(for: "step 3 of 18")
    #expect(broken.contains("Strict throws keyNotFound"), "\(broken)")
    // Another course, in the same folder.
    let other = try session(
      "\(state) \"$PROGRAM\" course null-missing-patch; echo that was all")
    try other.wait(for: "Space begins")
    try other.press("Space")
    try other.wait(for: "step 1 of")
    for session in [course, other] {
      try session.press("q")
      try session.wait(for: "that was all")
    }
    let again = try session("\(state) \"$PROGRAM\" course default-values; echo that was all")
    let screen = try again.wait(for: "the course goes on at step 3 of 18")
    // What the course itself changed is no edit that somebody would want back.
    #expect(!screen.contains("are kept: take them?"), "\(screen)")
    try again.press("BSpace")
    try again.wait(for: "step 2 of 18")
    try again.press("Escape")
    try again.wait(for: "Esc again leaves")
    try again.press("Escape")
    try again.wait(for: "L comes back to the course")
    try again.press("q")
    try again.wait(for: "that was all")
  }

  @Test func `closed in the middle, by two programs at once, at another size: it goes on`() throws {
    let folder = try TemporaryFolder()
    let command =
      "export XDG_RUNTIME_DIR=\(folder.url.path) XDG_STATE_HOME=\(folder.url.path)/s; "
      + "\"$PROGRAM\" course default-values; echo that was all"
    let (first, second) = (try session(command), try session(command))
    for course in [first, second] { try course.wait(for: "Space begins") }
    try first.press("Space", "Space", "Space")
    let broken = try first.wait(for: "step 3 of 18")
    try second.press("Space")
    try second.wait(for: "step 1 of 18")
    // At another size, and back.
    try first.resize(columns: 50, rows: 14)
    try first.wait(for: "another size") { $0 != broken && $0.contains("step 3 of 18") }
    try first.resize(columns: 80, rows: 24)
    try first.wait(for: "the first size") {
      $0.split(separator: "\n").contains { $0.contains("Strict throws keyNotFound") }
    }
    // The one that went on last is come back to, whatever ends both.
    try first.press("NPage")
    try first.wait(for: "step 4 of 18")
    let place = folder.url.appending(path: "codable-explorer").path
    for name in try FileManager.default.contentsOfDirectory(atPath: place) {
      let process = name.filter(\.isNumber)
      #expect(try BuiltProgram.shell("kill -HUP \(process)", in: folder.url).status == 0)
    }
    for course in [first, second] { try course.wait(for: "that was all") }
    let again = try session(command)
    let screen = try again.wait(for: "the course goes on at step 4 of 18")
    #expect(!screen.contains("are kept: take them?"), "\(screen)")
    try again.press("q")
    try again.wait(for: "that was all")
  }

  @Test func `code of a course is compiled once somebody says so`() throws {
    let session = try session(
      "export XDG_STATE_HOME=$PWD; \"$PROGRAM\" course mine.md; "
        + "\"$PROGRAM\" course mine.md --no-compile; \"$PROGRAM\" course mine.md; "
        + "echo that was the rest",
      files: ["mine.md": try Recipe.withCode])
    try session.wait(for: "Space begins")
    try session.press("Space")
    let first = try session.wait(for: "step 1 of 3")
    #expect(first.contains("    next = try container.decodeIfPresent(Int.self"), "\(first)")
    try session.press("Space")
    try session.wait(for: "compile, and ask no more")
    try session.press("y")
    // The compiler has spoken, and the program of the model, too.
    try session.wait(for: "its results") {
      $0.contains("Here the compiler writes it.") && $0.contains("✗ no key")
    }
    try session.press("Space")
    let third = try session.wait(for: "step 3 of 3")
    #expect(third.contains("The key is there."), "\(third)")
    try session.press("BSpace")
    try session.wait(for: "its results again") {
      $0.contains("Here the compiler writes it.") && $0.contains("✗ no key")
    }
    try session.press("q")
    // The next run is told that nothing is compiled, and the last one needn't ask.
    try session.wait(for: "the course goes on at step 1 of 3")
    try session.press("Space")
    try session.wait(for: "steps 2 to 3 skipped: --no-compile refuses code of the file")
    try session.press("q")
    try session.wait(for: "Space begins")
    try session.press("Space")
    try session.wait(for: "step 1 of 3")
    try session.press("Space")
    try session.wait(for: "Here the compiler writes it.")
    try session.press("q")
    try session.wait(for: "that was the rest")
  }

  @Test func `a course in a file is played, and a wrong one isn't`() throws {
    let text = """
      ---
      format: 1
      title: Mine
      minutes: 5
      ---
      ```open
      sample: MissingKey

      A key is \u{1B}[31mmissing.
      ```

      """
    let session = try session(
      "export XDG_STATE_HOME=$PWD; \"$PROGRAM\" course mine.md; echo that was all; "
        + "\"$PROGRAM\" course wrong.md; echo status $?",
      files: ["mine.md": text, "wrong.md": text.replacing("sample", with: "sampel")])
    try session.wait(for: "Mine")
    try session.press("Space")
    let screen = try session.wait(for: "step 1 of 1")
    #expect(screen.contains("A key is ␛[31mmissing."), "\(screen)")
    try session.press("q")
    let end = try session.wait(for: "status 1")
    #expect(end.contains("wrong.md:7:1: error: unknown field 'sampel'"), "\(end)")
  }
}
