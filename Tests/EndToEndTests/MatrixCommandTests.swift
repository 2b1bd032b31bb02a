import Foundation
import Testing

/// `matrix`, as the built program does it.
@Suite struct MatrixCommandTests {
  @Test func `a sample's matrix is written as text`() throws {
    let run = try BuiltProgram.run(["matrix", "User", "clean"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "User, 2-clean.json + one fault: 12 fields × 13 faults × 3 styles, 94 cells")
    #expect(lines.contains { $0.hasPrefix("age      ✗↺↺      ✗↺↺     ✗↺~!    ✗↺↺!") })
    #expect(lines.contains { $0.hasPrefix("  .zip   ✗↺↺ ") })
    let ascii = try BuiltProgram.run(["matrix", "User", "clean", "--ascii"])
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 } && ascii.output.contains("Xd~!"))
  }

  @Test func `--by payload turns it over`() throws {
    let run = try BuiltProgram.run(["matrix", "User", "--by", "payload"])
    #expect(run.status == 0)
    #expect(run.output.contains("12 fields × 9 payloads × 3 styles, 108 cells"))
    let two = try BuiltProgram.run(["matrix", "User", "clean", "age-null", "--by=payload"])
    #expect(two.output.contains("12 fields × 2 payloads × 3 styles, 24 cells"))
    let copies = try BuiltProgram.run(["matrix", "User", "--by=payload", "-o", "x"])
    #expect(copies.status == 64 && copies.errors.contains("there are no copies"))
  }

  private static let model = "struct Root: Codable { var a: Int; var e: [String: Int] }"
  /// Markup, marks of Markdown, and what a terminal would obey.
  private static let payload =
    #"{"a": 1, "e": {"<b onclick='x'>|`*\u001b[31m\u202e": 2}}"#

  @Test(arguments: ["text", "markdown", "json", "html"])
  func `a stranger's key takes no effect`(_ form: String) throws {
    let run = try OwnModelTests.run(
      ["matrix", "Root.swift", "a.json", "--format", form],
      ["Root.swift": Self.model, "a.json": Self.payload])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    switch form {
    case "html":
      #expect(run.output.contains("&lt;b onclick=") && !run.output.contains("<b "))
      for part in ["<script", "src=", "href=", "url(", "@import"] {
        #expect(!run.output.contains(part))
      }
      #expect(run.output.contains("default-src 'none'"))
    case "markdown":
      // A code span in which the bar is no column's.
      #expect(run.output.contains(#"onclick='x'>\|"#))
    case "json":
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let fields = try #require(json?["fields"] as? [String])
      #expect(fields.count == 3 && fields[2].contains("<b onclick='x'>"))
      let rows = try #require(json?["rows"] as? [[String: Any]])
      let cells = try #require(rows[0]["cells"] as? [[String: Any]])
      let missing = try #require(cells.first { $0["fault"] as? String == "missing" })
      #expect((missing["strict"] as? [String: Any])?["outcome"] as? String == "threw")
      #expect((missing["smart"] as? [String: Any])?["value"] as? String == "0")
    default: #expect(run.output.contains("<b onclick='x'>|`*"))
    }
  }

  @Test func `the copies are written into a folder, and what stands there is left alone`() throws {
    let folder = try TemporaryFolder()
    let copies = folder.url.appending(path: "copies")
    func run() throws -> BuiltProgram.Run {
      try BuiltProgram.run(["matrix", "User", "clean", "-o", "copies"], in: folder.url)
    }
    let first = try run()
    #expect(first.status == 0 && first.errors == "copies: note: 94 copies are there\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: copies.path)
    #expect(names.count == 94 && names.contains("address-city-wrongType.json"))
    let file = copies.appending(path: "age-null.json")
    let decoded = try BuiltProgram.run(["decode", "User", file.path, "--style", "strict"])
    #expect(decoded.status == 1 && decoded.output.contains("expected Int for 'age', found null"))
    try Data("mine".utf8).write(to: file)
    let second = try run()
    #expect(second.status == 73 && second.errors.contains("age-null.json: error:"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test func `what can't be tabulated is told`() throws {
    let files: KeyValuePairs = [
      "Root.swift": "struct Root: Codable { var a: Int }", "a.json": "{", "b.json": #"{"b": 1}"#,
    ]
    let broken = try OwnModelTests.run(["matrix", "Root.swift", "a.json"], files)
    #expect(broken.status == 65 && broken.output.isEmpty && !broken.errors.isEmpty)
    let missing = try OwnModelTests.run(["matrix", "Root.swift", "c.json"], files)
    #expect(missing.status == 66)
    // Beside others it is a row without cells.
    let beside = try OwnModelTests.run(
      ["matrix", "Root.swift", "a.json", "b.json", "--by", "payload"], files)
    #expect(beside.status == 0 && beside.output.contains("a.json   not JSON"))
  }
}
