import Foundation
import ModelFacts
import TestSupport
import Testing

struct DerivationTests {
  @Test(arguments: DerivationCase.all)
  func `a strict model becomes a default and a smart one`(_ example: DerivationCase) throws {
    let answer = try Deriver.derive(example.strict)
    #expect(answer.defaultStyle.files.map(\.text) == [example.default])
    #expect(answer.smartStyle.files.map(\.text) == [example.smart])
    var notes: [String] = []
    for note in answer.defaultStyle.notes + answer.smartStyle.notes {
      let text = "\(note.place.line):\(note.place.column) \(note.subject): \(note.message)"
      if !notes.contains(text) { notes.append(text) }
    }
    #expect(notes == example.notes)
  }

  @Test func `everything that is derived compiles`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "derived-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, example) in CaseSelection.tenth(of: DerivationCase.all, least: 8).enumerated() {
      let answer = try Deriver.derive(example.strict)
      for (style, text) in [
        ("Strict", example.strict), ("Defaulted", answer.defaultStyle.files[0].text),
        ("Smart", answer.smartStyle.files[0].text),
      ] {
        let file = folder.appending(path: "\(style)\(index).swift")
        try Data(text.utf8).write(to: file)
        let (status, output) = try SourceReading.run(
          URL(filePath: "/usr/bin/env"),
          [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
            "-module-name", "Derived", "-package-name", "model", "-I",
            SourceReading.products.appending(path: "Modules").path, file.path,
          ] + (style == "Strict" ? [] : ["-warnings-as-errors"]))
        #expect(
          status == 0, "\(example.name), \(style): \(String(decoding: output, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [
    ("import Workbench\nenum Song: Sample {}", "Song"),
    ("public enum Song:\n  Sample\n{\n}\nstruct A: Codable { var x: Int }", "Song"),
    ("enum Song {}\nextension Song: Sample {}", "Song"),
    ("/*\nenum Song: Sample {}\n*/\nstruct A: Codable { var x: Int }", nil),
    ("let text = \"\"\"\nenum Song: Sample {}\n\"\"\"\nstruct A: Codable { var x: Int }", nil),
    ("protocol Sample {}\nenum Song: Sample {}\nstruct A: Codable { var x: Int }", nil),
    ("struct Song: Codable { enum Kind: Sample {} }", nil),
  ])
  func `an enum in the form of a sample is told from what only reads like one`(
    source: String, name: String?
  ) throws {
    #expect(try Deriver.derive(source).sample == name)
  }

  @Test func `types refer to one another across files`() throws {
    let answer = try Deriver.derive([
      "A.swift": "struct A: Codable { var b: B }", "B.swift": "struct B: Codable { var n: Int }",
    ])
    #expect(
      answer.smartStyle.files.map(\.text) == [
        "import DecodingStyles\n\nstruct A: SmartCodable { var b: B = B() }",
        "import DecodingStyles\n\nstruct B: SmartCodable { var n: Int = 0 }",
      ])
  }

  @Test func `types that are written for smart mode make themselves`() throws {
    let answer = try Deriver.derive(
      """
      import DecodingStyles
      enum Kind: String, SmartCaseDefaultable { case a, b }
      struct Inner: SmartCodable { var n = 3 }
      struct A: Codable { var inner: Inner; var kind: Kind }
      """)
    #expect(answer.smartStyle.notes.isEmpty)
    #expect(
      answer.smartStyle.files[0].text.hasSuffix(
        "struct A: SmartCodable { var inner: Inner = Inner(); var kind: Kind = .defaultCase }"))
  }

  @Test func `a note knows its line in the derived source`() throws {
    let answer = try Deriver.derive(
      """
      struct A: Codable {
        var x, y: Int
        let id: Int
      }
      """)
    #expect(answer.defaultStyle.notes.map(\.place.line) == [3])
    #expect(answer.defaultStyle.notes.map(\.derivedLine) == [6])
  }
}
