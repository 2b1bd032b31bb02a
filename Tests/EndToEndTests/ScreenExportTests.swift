import Foundation
import TerminalCanvas
import TestSupport
import Testing

/// `export --format svg`: the screen as it is, as a picture.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct ScreenExportTests {
  /// What differs from run to run isn't in a picture.
  private func withoutTime(_ line: String) -> String {
    guard line.contains("live r1") else { return line }
    // It moves what stands before it.
    return line.replacing(/live r1  [\d.]+ ms/, with: "live r1")
      .split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [(120, 35), (80, 24)])
  func `the picture is what a terminal shows`(_ columns: Int, _ rows: Int) throws {
    let session = try TmuxSession(
      columns: columns, rows: rows, script: "\"$PROGRAM\" MissingKey")
    // The marks of the lists come last.
    var before = ""
    let screen = try session.wait(for: "a screen that stays") { screen in
      defer { before = screen }
      guard screen.contains("STRICT"), screen.contains("live r1"), screen == before else {
        return false
      }
      usleep(400_000)
      return true
    }
    let run = try BuiltProgram.run([
      "export", "MissingKey", "--keep-values", "--format", "svg", "--size", "\(columns)x\(rows)",
    ])
    #expect(run.status == 0 && run.errors.contains("REAL values"))
    let picture = try PictureReading(run.output)
    #expect(picture.size.columns == columns && picture.size.rows == rows)
    let lines = try session.screen().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!screen.isEmpty && lines.count >= rows)
    for (row, line) in lines.prefix(rows).enumerated() {
      #expect(withoutTime(picture.text(ofRow: row)) == withoutTime(String(line)))
    }
  }

  @Test func `values are made up unless they are to be kept, and the field is looked at`() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.json", #"{"id": 1, "name": "Grace Hopper", "age": "77"}"#.utf8)
    let arguments = ["export", "User", "a.json", "--format", "svg", "--at", "$.age"]
    let made = try BuiltProgram.run(
      arguments + ["--theme", "light", "-o", "a.svg"], in: folder.url)
    #expect(made.status == 0 && made.output.isEmpty)
    let svg = try folder.text("a.svg")
    #expect(!svg.contains("Grace") && !svg.contains("Hopper") && svg.contains("#ffffff"))
    let reading = try PictureReading(svg)
    #expect((0..<reading.size.rows).contains { reading.text(ofRow: $0).contains("$.age  STRICT") })
    let kept = try BuiltProgram.run(arguments + ["--keep-values"], in: folder.url)
    #expect(kept.output.contains("Grace Hopper"))
  }

  @Test(arguments: ["120", "120x", "x35", "19x35", "120x4", "501x35", "120x35x1"])
  func `a size that no screen has is told`(_ size: String) throws {
    let run = try BuiltProgram.run(["export", "User", "--format", "svg", "--size", size])
    #expect(run.status == 64 && run.errors.contains("--size"))
  }

  /// `RECORD_GOLDENS=1` writes it anew.
  @Test func `the picture of the README is the screen as it is today`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let path = "Sources/codable-explorer/screen.svg"
    #expect(page.contains("](\(path))"))
    let run = try BuiltProgram.run([
      "export", "User", "--keep-values", "--format", "svg", "--at", "$.age",
    ])
    let file = root.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(run.output.utf8).write(to: file)
    }
    let shown = try String(contentsOf: file, encoding: .utf8)
    #expect(shown == run.output, "RECORD_GOLDENS=1 swift test --filter ScreenExportTests")
  }
}
