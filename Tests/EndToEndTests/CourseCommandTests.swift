import Foundation
import Testing

/// `course`, as the built program checks one.
@Suite struct CourseCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ text: String, _ options: String...) throws -> BuiltProgram.Run {
    let file = folder.url.appending(path: "mine.md")
    try Data(text.utf8).write(to: file)
    return try BuiltProgram.run(["course", file.path, "--check"] + options)
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
