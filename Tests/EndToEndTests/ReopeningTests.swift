import EverydayModels
import Foundation
import Samples
import TestSupport
import Testing
import Workbench

/// A reproduction in Swift, opened again: the same becomes of every field.
@Suite struct ReopeningTests {
  @Test(arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 4))
  func `a sample's reproduction has the sample's outcomes`(_ sample: String) throws {
    let home = try TemporaryFolder()
    try Self.expectSame(["\(sample)"], home)
  }

  /// Of the tenth a few: each takes six compilers.
  private static let models = CaseSelection.tenth(
    of: CaseSelection.tenth(of: EverydayModel.all), least: 2)

  @Test(arguments: models)
  func `an own model's reproduction has the model's outcomes`(_ model: EverydayModel) throws {
    let home = try TemporaryFolder()
    try home.file("m.swift", Array(model.source.utf8))
    try home.file("p.json", Array(model.payload.utf8))
    try Self.expectSame(["m.swift", "p.json", "--type", "Root"], home)
  }

  /// Each payload that no literal holds, and a decoder that isn't the usual one.
  @Test func `bytes, numbers alone and a decoder's settings are read again`() throws {
    let home = try TemporaryFolder()
    let model = "struct Root: Codable { let at: Date; let ratio: Double }"
    try home.file("m.swift", Array(model.utf8))
    try home.file("p.json", Array("{\r\n\"at\": \"2026-01-01\", \"ratio\": \"inf\"}\r\n".utf8))
    try Self.expectSame(
      [
        "m.swift", "p.json", "--whole", "--date-strategy", "yyyy-MM-dd", "--float-strategy",
        "strings",
      ], home)
    try home.file("n.json", Array("7".utf8))
    try Self.expectSame(["m.swift", "n.json", "--type", "Root"], home)
  }

  /// What is exported runs as it is: `swift FILE` throws what was told.
  @Test func `a model in a view is exported without the view, by its whole name`() throws {
    let home = try TemporaryFolder()
    let model = """
      import SwiftUI

      @MainActor final class Store: ObservableObject {
        struct User: Codable { let id: Int; let name: String }

        @Published var users: [User] = []

        func load() async { users = [] }
      }

      struct ContentView: View { var body: some View { Text("") } }

      extension Store.User: Equatable {}
      """
    try home.file("m.swift", Array(model.utf8))
    try home.file("p.json", Array(#"[{"id": "1", "name": "a"}]"#.utf8))
    let made = try Self.run(["export", "m.swift", "p.json", "-o", "a.swift"], home)
    try #require(made.status == 0, "\(made.errors)")
    let text = try home.text("a.swift")
    let declarations = """
      final class Store {
        struct User: Codable { let id: Int; let name: String }

      }

      extension Store.User: Equatable {}

      let json
      """
    #expect(text.contains(declarations))
    let (code, words) = try SourceReading.run(
      URL(filePath: "/bin/sh"), ["-c", "swiftc -o p a.swift >&2 || exit 64; exec ./p"], in: home.url
    )
    let said = String(decoding: words, as: UTF8.self)
    #expect(code == 0 && said.contains("typeMismatch"), "\(said)")
  }

  /// Compiled with a runner beside it, as a package's tests are, it holds; with a payload that is mended it
  /// doesn't.
  @Test func `a test file compiles, and says what it promises`() throws {
    let home = try TemporaryFolder()
    let made = try Self.run(["export", "BoolOverload", "--format", "test", "-o", "a.swift"], home)
    try #require(made.status == 0, "\(made.errors)")
    let runner = """
      import Testing
      @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
      """
    try home.file("runner.swift", Array(runner.utf8))
    let text = try home.text("a.swift")
    try home.file(
      "b.swift", Array(text.replacing(#""isNew":0"#, with: #""isNew":true,"plays":1"#).utf8))
    for (file, status) in [("a.swift", 0), ("b.swift", 1)] as [(String, Int32)] {
      let (code, words) = try SourceReading.run(
        URL(filePath: "/bin/sh"),
        [
          "-c", "swiftc -parse-as-library -o p runner.swift $0 >&2 || exit 64; exec ./p", file,
        ], in: home.url)
      #expect(code == status, "\(file): \(String(decoding: words, as: UTF8.self))")
    }
  }

  /// Exports, decodes what was exported, and compares what both say.
  private static func expectSame(_ words: [String], _ home: TemporaryFolder) throws {
    var words = words
    let file = home.url.appending(path: "again.swift").path
    var made = try run(["export"] + words + ["-o", file], home)
    if made.status == 1 {
      // Nothing is wrong with it, or nothing is to be had without all of it.
      words.append("--whole")
      made = try run(["export"] + words + ["-o", file], home)
    }
    try #require(made.status == 0, "\(words): \(made.errors)")
    let report = try run(["export"] + words + ["--format", "json"], home)
    let again = try run(["decode", file, "--format", "json"], home)
    let (before, after) = (try Outcomes(report.output), try Outcomes(again.output))
    let text = try home.text("again.swift")
    #expect(before == after, "\(words): \(text)\n\(again.errors)")
  }

  private static func run(
    _ words: [String], _ home: TemporaryFolder
  ) throws -> BuiltProgram.Run {
    try BuiltProgram.run(
      words,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "HOME": home.url.path,
      ], in: home.url)
  }
}

/// What a report says became of each field.
private struct Outcomes: Equatable, CustomStringConvertible {
  private struct Document: Decodable {
    struct Style: Decodable {
      struct Field: Decodable, Equatable {
        let path: String
        let outcome: String
        let reason: String?
      }
      let style: String
      let threw: Bool
      let fields: [Field]
    }
    let styles: [Style]
  }

  private let lines: [String]

  init(_ json: String) throws {
    lines = try JSONDecoder().decode(Document.self, from: Data(json.utf8)).styles.flatMap { style in
      ["\(style.style) \(style.threw ? "threw" : "decoded")"]
        + style.fields.map { "\(style.style) \($0.path) \($0.outcome) \($0.reason ?? "")" }
    }
  }

  var description: String { lines.joined(separator: "\n") }
}
