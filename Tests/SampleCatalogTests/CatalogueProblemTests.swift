import Foundation
import Testing

@testable import SampleCatalog

/// A change to a whole samples' folder, and the one line that it leads to.
struct Break: CustomTestStringConvertible, Sendable {
  var name: String
  var change: @Sendable (borrowing TemporarySamples) throws -> Void
  /// The message, with the folder's path left out.
  var message: String

  init(
    _ name: String, _ change: @escaping @Sendable (borrowing TemporarySamples) throws -> Void,
    _ message: String
  ) {
    self.name = name
    self.change = change
    self.message = message
  }

  var testDescription: String { name }
}

@Suite struct CatalogueProblemTests {
  @Test func `a folder in form has no problems`() throws {
    let samples = try TemporarySamples()
    #expect(Catalogue(path: samples.path).problems.isEmpty)
  }

  @Test(arguments: breaks)
  func `a break of the form gives one line`(_ change: Break) throws {
    let samples = try TemporarySamples()
    try change.change(samples)
    let messages = Catalogue(path: samples.path).problems.map(\.message)
    #expect(messages == [samples.path + change.message])
  }

  @Test func `exercises are texts, and their folders are named as samples are`() throws {
    let samples = try TemporarySamples()
    try samples.write("---", to: "Exercises/01-Mine/exercise.md")
    try samples.write("struct {", to: "Exercises/01-Mine/start.swift")
    try samples.write("# How", to: "Exercises/README.md")
    let catalogue = Catalogue(path: samples.path)
    #expect(catalogue.problems.isEmpty && catalogue.samples.count == 1)
    #expect(catalogue.exercises.map(\.name) == ["01-Mine"])
    #expect(catalogue.exercises[0].files.map(\.text) == ["---", "struct {"])
    try samples.write("", to: "Exercises/02-Other/start.swift")
    try samples.write("", to: "Exercises/other/exercise.md")
    try samples.write(Data([0xFF]), to: "Exercises/03-Bytes/exercise.md")
    try samples.write("", to: "Exercises/notes.md")
    #expect(
      Catalogue(path: samples.path).problems.map(\.fact) == [
        .noExerciseText, .exerciseNotUTF8, .strayFileAmongExercises, .folderName("other"),
      ])
  }

  @Test func `a folder that isn't there is a problem of its own`() {
    let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    #expect(Catalogue(path: path).problems == [CatalogueProblem(path: path, fact: .unreadable)])
  }

  @Test func `several problems come in the order of the files`() throws {
    let samples = try TemporarySamples()
    try samples.remove("01-Tide/lesson.md")
    try samples.write("{}", to: "01-Tide/clean.json")
    try samples.write("", to: "notes.txt")
    let problems = Catalogue(path: samples.path).problems
    #expect(
      problems.map(\.fact) == [
        .payloadWithoutNumber("clean.json"), .noLesson, .strayFileAmongSamples,
      ])
  }

  @Test func `files whose names begin with a dot are left alone`() throws {
    let samples = try TemporarySamples()
    try samples.write("", to: ".DS_Store")
    try samples.write("", to: "01-Tide/.DS_Store")
    #expect(Catalogue(path: samples.path).problems.isEmpty)
  }

  static let breaks: [Break] = [
    Break(
      "facts of two styles",
      { try $0.write(#"{"Strict": {}, "Smart": {}}"#, to: "01-Tide/sources.facts") },
      "/01-Tide/sources.facts: error: no facts of 'Defaulted' found; expected a JSON object with those of "
        + "each style; remove the file and run the tests with RECORD_GOLDENS=1"),
    Break(
      "no sample", { try $0.remove("01-Tide") },
      ": error: no sample found; expected folders such as '01-User'; add one"),
    Break(
      "no payload", { try $0.remove("01-Tide/1-as-received.json") },
      "/01-Tide: error: no payload found; expected at least one JSON file such as "
        + "'1-as-received.json'; add one"),
    Break(
      "payload without number", { try $0.write("{}", to: "01-Tide/clean.json") },
      "/01-Tide/clean.json: error: the payload is called 'clean.json'; expected a number, a hyphen "
        + "and a name such as '2-clean.json'; rename it"),
    Break(
      "two payloads of one name", { try $0.write("{}", to: "01-Tide/2-as-received.json5") },
      "/01-Tide/2-as-received.json5: error: the payload name 'as-received' is taken by "
        + "'1-as-received.json'; expected a name of its own; rename one of the two"),
    Break(
      "no lesson", { try $0.remove("01-Tide/lesson.md") },
      "/01-Tide: error: no 'lesson.md' in the folder; expected a lesson with a title, a question "
        + "and the answer; write one"),
    Break(
      "empty lesson", { try $0.write("", to: "01-Tide/lesson.md") },
      "/01-Tide/lesson.md:1: error: nothing is the first line; expected '# Topic: Title', such as "
        + "'# Basics: Missing key'; write it there"),
    Break(
      "lesson without topic", { try $0.write("# High tide\n", to: "01-Tide/lesson.md") },
      "/01-Tide/lesson.md:1: error: '# High tide' is the first line; expected '# Topic: Title', "
        + "such as '# Basics: Missing key'; write it there"),
    Break(
      "lesson without question",
      { try $0.write("# Numbers: Tide\n\nIt's high.\n", to: "01-Tide/lesson.md") },
      "/01-Tide/lesson.md:3: error: 'It's high.' follows the title; expected a paragraph of one "
        + "sentence that ends with '?'; ask the lesson's question there"),
    Break(
      "lesson that ends after its title",
      { try $0.write("# Numbers: Tide\n", to: "01-Tide/lesson.md") },
      "/01-Tide/lesson.md:2: error: nothing follows the title; expected a paragraph of one "
        + "sentence that ends with '?'; ask the lesson's question there"),
    Break(
      "lesson without its last part",
      {
        let text = TemporarySamples.lesson.replacingOccurrences(of: "## What to", with: "## To")
        try $0.write(text, to: "01-Tide/lesson.md")
      },
      "/01-Tide/lesson.md: error: no line '## What to write' found; expected it after the question; "
        + "add that part"),
    Break(
      "lesson in another encoding", { try $0.write(Data([0xFF]), to: "01-Tide/lesson.md") },
      "/01-Tide/lesson.md: error: the lesson isn't UTF-8 text; expected Markdown in UTF-8; save it "
        + "so"),
    Break(
      "missing style file", { try $0.remove("01-Tide/Tide+Smart.swift") },
      "/01-Tide: error: no 'Tide+Smart.swift' in the folder; expected one Swift file for the "
        + "sample and one for each style; add it"),
    Break(
      "missing namespace",
      {
        let text = TemporarySamples.styleFile("Tide", namespace: "Default")
        try $0.write(text, to: "01-Tide/Tide+Default.swift")
      },
      "/01-Tide/Tide+Default.swift: error: no 'extension Tide {' with 'enum Defaulted {' on the "
        + "next line found; expected the style's models between these lines and the two closing "
        + "braces; wrap them so"),
    Break(
      "empty namespace",
      {
        let text = "extension Tide {\n  enum Smart {\n\n  }\n}\n"
        try $0.write(text, to: "01-Tide/Tide+Smart.swift")
      },
      "/01-Tide/Tide+Smart.swift:2: error: 'Tide.Smart' is empty; expected the style's model; write "
        + "it there"),
    Break(
      "missing sample type",
      { try $0.write("import Workbench\nenum Tide {}\n", to: "01-Tide/Tide.swift") },
      "/01-Tide/Tide.swift: error: no 'enum Tide: Sample' found; expected the sample's type in "
        + "this file; declare it"),
    Break(
      "folder name without number", { try $0.move("01-Tide", to: "Tide") },
      "/Tide: error: the folder is called 'Tide'; expected two digits, a hyphen and a name in "
        + "UpperCamelCase such as '07-OneBadElement'; rename it"),
    Break(
      "folder name with a hyphen", { try $0.move("01-Tide", to: "01-High-Tide") },
      "/01-High-Tide: error: the folder is called '01-High-Tide'; expected two digits, a hyphen "
        + "and a name in UpperCamelCase such as '07-OneBadElement'; rename it"),
    Break(
      "two folders of one name", { try $0.addSample("Tide", in: "02-Tide") },
      "/02-Tide: error: the sample name 'Tide' is taken by '01-Tide'; expected a name of its own; "
        + "rename one of the two folders and what is in it"),
    Break(
      "former name that a sample has",
      {
        try $0.addSample("Ebb", in: "02-Ebb")
        try $0.write(TemporarySamples.sampleFile("Ebb", former: ["Tide"]), to: "02-Ebb/Ebb.swift")
      },
      "/02-Ebb: error: the former name 'Tide' leads to '01-Tide' already; expected a name that no "
        + "sample has or had; remove it"),
    Break(
      "former name that two samples had",
      {
        try $0.addSample("Ebb", in: "02-Ebb")
        for name in ["Tide", "Ebb"] {
          let folder = name == "Tide" ? "01-Tide" : "02-Ebb"
          let text = TemporarySamples.sampleFile(name, former: ["Gauge"])
          try $0.write(text, to: "\(folder)/\(name).swift")
        }
      },
      "/02-Ebb: error: the former name 'Gauge' leads to '01-Tide' already; expected a name that no "
        + "sample has or had; remove it"),
    Break(
      "former names that can't be read",
      {
        let text = TemporarySamples.sampleFile("Tide", former: ["a-tide"])
        try $0.write(text, to: "01-Tide/Tide.swift")
      },
      "/01-Tide/Tide.swift:7: error: the former names can't be read; expected literals on one line, "
        + "such as 'static let formerNames = [\"Tide\"]'; write them so"),
    Break(
      "stray file in a sample", { try $0.write("", to: "01-Tide/notes.txt") },
      "/01-Tide/notes.txt: error: unexpected file; expected Tide*.swift, numbered .json or .json5 "
        + "payloads and lesson.md; rename or remove it"),
    Break(
      "Swift file with another name", { try $0.write("", to: "01-Tide/Level.swift") },
      "/01-Tide/Level.swift: error: unexpected file; expected Tide*.swift, numbered .json or "
        + ".json5 payloads and lesson.md; rename or remove it"),
    Break(
      "folder in a sample", { try $0.write("{}", to: "01-Tide/old/1-clean.json") },
      "/01-Tide/old: error: unexpected file; expected Tide*.swift, numbered .json or .json5 "
        + "payloads and lesson.md; rename or remove it"),
    Break(
      "stray file among the samples", { try $0.write("", to: "Notes.swift") },
      "/Notes.swift: error: unexpected file among the samples' folders; expected folders only; "
        + "move it into a sample or remove it"),
  ]
}
