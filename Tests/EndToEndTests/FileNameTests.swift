import Foundation
import Testing

/// Names that aren't UTF-8: the very file is opened, and the name is shown safely.
struct FileNameTests {
  @Test func `a payload's name may be any bytes`() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.shell(
      """
      name=$(printf '\\377\\233\\364\\217\\270\\200.json'); printf '{"id": 7}' >"$name"
      "$PROGRAM" decode User "$name" --style strict
      "$PROGRAM" decode User "$name" --style strict --format json
      "$PROGRAM" infer "$name"
      """, in: folder.url)
    #expect(run.output.contains("User · ���.json · 9 bytes"))
    #expect(run.output.contains(#""source": "��\udbff\ude00.json""#))
    #expect(run.output.contains("var id: Int"))
    #expect(run.errors == "")
  }

  @Test func `what is missing is named`() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.shell(
      #""$PROGRAM" decode User "$(printf '\377.json')""#, in: folder.url)
    #expect(run.errors.hasPrefix("�.json: error: no such file"))
    #expect(run.status == 66)
  }

  @Test func `a folder's models and payloads may have such names`() throws {
    let folder = try TemporaryFolder()
    let made = try BuiltProgram.shell(
      """
      mkdir own
      echo 'struct User: Codable { var id: Int }' >"own/$(printf 'A\\377.swift')"
      printf '{"id": 7}' >"own/$(printf '\\376.json')"
      """, in: folder.url)
    #expect(made.status == 0)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try BuiltProgram.run(
      ["decode", "own", "--style", "strict"],
      environment: ["PATH": path, "HOME": folder.url.path], in: folder.url)
    #expect(run.output.contains("$.id   7     ✓ 7"))
    #expect(run.status == 0)
  }
}
