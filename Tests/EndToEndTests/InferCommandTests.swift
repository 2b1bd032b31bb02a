import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct InferCommandTests {
  @Test func `a model comes from all payloads, named after the first`() throws {
    let folder = try TemporaryFolder()
    try folder.file("2-team-member.json", #"{"id": 1, "full_name": "Ada"}"#.utf8)
    try folder.file("other.json", #"{"id": 2.5}"#.utf8)
    let run = try BuiltProgram.run(
      ["infer", "2-team-member.json", "other.json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        struct TeamMember: Codable {
          var id: Double
          var fullName: String?

          enum CodingKeys: String, CodingKey {
            case id
            case fullName = "full_name"
          }
        }

        """)
  }

  @Test func `standard input is read, and the name is chosen`() throws {
    let run = try BuiltProgram.run(
      ["infer", "--name", "users", "-"], input: .bytes(Array(#"[{"id": 1}, {"id": null}]"#.utf8)))
    #expect(run.status == 0)
    #expect(
      run.output == """
        typealias Users = [User]

        struct User: Codable {
          var id: Int?
        }

        """)
  }

  @Test func `what isn't JSON is told, and the rest is a model`() throws {
    let run = try BuiltProgram.run(
      ["infer", "--name=A", "-"], input: .bytes(Array(#"{"id": 1, "b" 2}"#.utf8)))
    #expect(run.status == 65)
    #expect(run.output.hasPrefix("struct A: Codable {\n  var id: Int\n"))
    #expect(run.errors.hasPrefix("-:1:15: error: expected ':' after the key"))
    #expect(run.errors.contains("hint: the model is of what could be understood"))
  }

  @Test(
    arguments: [
      (["infer"], 64, "a payload is missing"),
      (["infer", "nowhere.json"], 66, "nowhere.json: error: "),
      (["infer", "--name", "7", "x.json"], 64, "option '--name' doesn't take '7'"),
      (["infer", "--style", "smart", "x.json"], 64, "'--style' belongs to"),
    ] as [([String], Int32, String)])
  func `wrong arguments are answered`(arguments: [String], status: Int32, words: String) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words))
  }
}
