import Foundation
import Testing

/// A model of the user's own in the explorer, made by the compiler.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct OwnModelOnScreenTests {
  private func session(_ command: String, _ files: [String: String]) throws -> TmuxSession {
    try TmuxSession(
      columns: 120, rows: 35, script: "\(command)\necho that was all", files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `a new model is typed, compiled, and saved to a file`() throws {
    let session = try session("\"$PROGRAM\" User", [:])
    try session.wait(for: "STRICT")
    try session.press("M")
    try session.wait(for: "no model yet")
    try session.type("struct Thing: Codable { var id: String }")
    try session.wait(for: " Thing · ")
    try session.wait(for: "mismatch")
    try session.press("C-s")
    try session.wait(for: "Thing.swift")
    try session.press("Enter")
    try session.wait(for: "saved Thing.swift")
    #expect(try session.folder.text("Thing.swift") == "struct Thing: Codable { var id: String }")
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `what can't be a model gets an answer of its own, at its place`() throws {
    let session = try session("\"$PROGRAM\" User", [:])
    try session.wait(for: "STRICT")
    try session.press("M")
    let answers = [
      (
        "import SwiftUI; struct A: Codable { var a: Color }", "there is no module 'SwiftUI' here"
      ),
      ("private struct A: Codable {}", "'A' is private to its file"),
      ("struct A<T: Codable>: Codable { var x: T }", "'A' is generic over T"),
      ("struct A {}", "declares no type that is Decodable"),
    ]
    for (source, words) in answers {
      try session.press("C-Home")
      try session.type(source)
      let screen = try session.wait(for: words)
      #expect(screen.contains("the model doesn't compile"))
      try session.press("C-u")
    }
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `one that doesn't compile opens with its errors, and F10 declares what is missing`()
    throws
  {
    let session = try session(
      "\"$PROGRAM\" Model.swift a.json",
      [
        "Model.swift": "struct User: Codable { var item: Item }\n", "a.json": "{\"item\": {}}\n",
      ])
    let screen = try session.wait(for: "NO MODEL YET")
    #expect(screen.contains("cannot find type 'Item' in scope"))
    try session.press("F10")
    try session.wait(for: "declare 'Item'")
    try session.press("1")
    try session.wait(for: "strict ✓")
    try session.press("C-s")
    try session.wait(for: "saved Model.swift")
    #expect(try session.folder.text("Model.swift").hasSuffix("struct Item: Codable {\n}\n"))
    try session.press("C-q")
    try session.wait(for: "that was all")
  }

  @Test func `another type of the model is decoded when it is chosen`() throws {
    let session = try session(
      "\"$PROGRAM\" Two.swift a.json",
      [
        "Two.swift": "struct A: Codable { var x: Int }\nstruct B: Codable { var y: Int }\n",
        "a.json": "{\"x\": 1}\n",
      ])
    try session.wait(for: "✓ 1")
    try session.press("T")
    try session.wait(for: "T Type to decode")
    try session.press("2")
    try session.wait(for: " B · ")
    try session.wait(for: "◌ missing")
    try session.press("q")
    try session.wait(for: "that was all")
  }

  @Test func `a decoder of the model's own is switched on, and one that traps is told of`() throws {
    let session = try session(
      "\"$PROGRAM\" User.swift a.json",
      [
        "User.swift": """
        import Foundation
        struct User: Codable { var firstName: String }
        enum API {
          static var decoder: JSONDecoder {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return decoder
          }
          static var trap: JSONDecoder { [decoder][Int.random(in: 7...9)] }
        }

        """,
        "a.json": "{\"first_name\": \"Ada\"}\n",
      ])
    try session.wait(for: "◌ missing")
    try session.press("o")
    try session.wait(for: "API.trap")
    try session.press("Right")
    try session.wait(for: "✓ \"Ada\"")
    try session.press("Right")
    try session.wait(for: "API.trap: the decoder expression's code trapped: Index out of range")
    try session.press("Left")
    try session.wait(for: "as API.decoder has it")
    try session.press("Escape")
    try session.wait(for: "no options") { !$0.contains("F12 Options") && $0.contains("✓ \"Ada\"") }
    try session.press("q")
    try session.wait(for: "that was all")
  }

  @Test func `a model that another program writes is compiled anew`() throws {
    let session = try session(
      "\"$PROGRAM\" User.swift a.json",
      ["User.swift": "struct User: Codable { var x: Int }\n", "a.json": "{\"x\": 1}\n"])
    try session.wait(for: "✓ 1")
    try Data("struct User: Codable { var x: String }\n".utf8).write(
      to: session.folder.url.appending(path: "User.swift"))
    try session.wait(for: "User.swift was changed on disk")
    try session.wait(for: "mismatch")
    try session.press("q")
    try session.wait(for: "that was all")
  }

  @Test func `files of a model are edited one by one, and each is saved where it was`() throws {
    let session = try session(
      "\"$PROGRAM\" Page.swift Item.swift a.json",
      [
        "Page.swift": "struct Page: Codable { var item: Item }\n",
        "Item.swift": "struct Item: Codable { var id: Int }\n",
        "a.json": "{\"item\": {\"id\": 1}}\n",
      ])
    try session.wait(for: "── Item.swift ──")
    try session.press("F7", "m", "2", "C-End")
    try session.type("struct Other: Codable {}")
    try session.wait(for: "both types") { $0.contains("T type") || $0.contains("live r2") }
    try session.press("C-s")
    try session.wait(for: "saved Item.swift")
    #expect(
      try session.folder.text("Item.swift")
        == "struct Item: Codable { var id: Int }\nstruct Other: Codable {}")
    #expect(try session.folder.text("Page.swift") == "struct Page: Codable { var item: Item }\n")
    try session.press("C-q")
    try session.wait(for: "that was all")
  }
}
