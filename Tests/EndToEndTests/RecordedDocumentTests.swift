import Foundation
import Testing

/// Whole documents, compared with the files in `Recorded`.
///
/// `RECORD_DOCUMENTS=1 swift test --filter RecordedDocument` writes them anew; the difference is for
/// reading.
@Suite struct RecordedDocumentTests {
  @Test(arguments: [
    ("roundtrip.txt", "roundtrip SnakeCase clean"),
    ("roundtrip.md", "roundtrip SnakeCase clean --format markdown"),
    ("roundtrip.html", "roundtrip SnakeCase clean --format html"),
    ("roundtrip.json", "roundtrip SnakeCase clean --format json"),
    ("matrix.txt", "matrix NestedObjects"),
    ("matrix.md", "matrix NestedObjects --format markdown"),
    ("matrix.html", "matrix NestedObjects --format html"),
    ("matrix.json", "matrix MissingKey --by payload --format json"),
    ("matrix-by-payload.md", "matrix NestedObjects --by payload --format markdown"),
    ("matrix-by-payload.html", "matrix NestedObjects --by payload --format html"),
    ("ticket.md", "export User as-received --format markdown"),
    ("page.html", "export User as-received --format html"),
    ("handout.md", "course null-missing-patch --format markdown"),
    ("handout.html", "course null-missing-patch --format html"),
    ("report.txt", "decode User as-received --explain"),
    ("report.md", "decode User as-received --explain --rows all --format markdown"),
    ("report.json", "decode MissingKey as-received --format json"),
  ])
  func `a document is written as it was`(_ name: String, _ command: String) throws {
    let run = try BuiltProgram.run(command.split(separator: " ").map(String.init))
    // What a decode takes is another number on each run.
    let written = run.output.replacing(/"microseconds": \d+/, with: "\"microseconds\": 0")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recorded/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] != nil {
      try Data(written.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let lines = zip(written.split(separator: "\n"), recorded.split(separator: "\n"))
    if let (new, old) = lines.first(where: { $0 != $1 }) {
      Issue.record("\(name)\nwas \(old)\nis  \(new)")
    }
    #expect(written == recorded)
  }
}
