import Foundation
import Testing

/// Models that have more source than can be compiled in time.
struct LargeModelTests {
  @Test(arguments: ["a text", "types"])
  func `five megabytes are refused in a line, whatever they are`(kind: String) throws {
    let type = "struct T: Codable { var a: Int; var b: String?; var c: [Double]; var d: Date? }\n"
    let text =
      kind == "types"
      ? String(repeating: type, count: 60_000)
      : "let text = \"\(String(repeating: "x", count: 5_000_000))\"\n" + type
    let run = try OwnModelTests.run(
      ["decode", "Model.swift", "a.json"], ["Model.swift": text, "a.json": "{}"])
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(
      run.errors == """
        Model.swift: error: the model has \(text.utf8.count / 1000) kB of Swift, and 1000 are compiled at most
        hint: take the types that the payload needs

        """)
  }
}
