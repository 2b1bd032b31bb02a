import Foundation
import Testing

@testable import SampleCatalog

@Suite struct SampleFolderTests {
  @Test func `a lesson is taken apart into topic, title and question`() throws {
    let lesson = try Lesson(text: TemporarySamples.lesson, path: "lesson.md")
    #expect(lesson.topic == "Numbers")
    #expect(lesson.title == "High tide")
    #expect(
      lesson.question == "The gauge sends its height in quotes: what does each style make of it?")
    #expect(lesson.text == TemporarySamples.lesson)
  }

  @Test func `a style's models are shown without namespaces, imports and their indentation`() throws
  {
    let source = try StyleSource(
      fileText: TemporarySamples.styleFile("Tide", namespace: "Defaulted"),
      fileName: "Tide+Default.swift", sample: "Tide", style: .default, path: "Tide+Default.swift")
    #expect(
      source.text == """
        struct Level: Codable {
          var height: Double

          var date: Date?
        }

        """)
    #expect(source.firstLine == 5)
  }

  @Test func `what stands before the namespaces, and in other files, is known, too`() throws {
    let imports = "import Observation\n\n"
    let before = imports + "extension Int {\n  var half: Int { self / 2 }\n}\n\n"
    let text = before + TemporarySamples.styleFile("Tide", namespace: "Strict")
    let source = try StyleSource(
      fileText: text, fileName: "Tide+Strict.swift", sample: "Tide", style: .strict, path: "")
    #expect(source.preamble == "extension Int {\n  var half: Int { self / 2 }\n}")
    #expect(source.imports == ["import Observation", "import Foundation"])
    let samples = try TemporarySamples()
    try samples.addSample("Tide", in: "01-Tide")
    try samples.write(
      "import Foundation\n\nextension Tide {\n  struct Gauge {\n    var id: Int\n  }\n}\n",
      to: "01-Tide/Tide+Gauge.swift")
    let name = try #require(SampleFolder.Name("01-Tide"))
    let folder = SampleFolder(name: name, path: samples.path + "/01-Tide")
    #expect(folder.problems.isEmpty)
    #expect(folder.shared == "struct Gauge {\n  var id: Int\n}\n")
  }

  @Test func `Windows line ends are read as line ends`() throws {
    let text = TemporarySamples.styleFile("Tide", namespace: "Strict")
      .replacingOccurrences(of: "\n", with: "\r\n")
    let source = try StyleSource(
      fileText: text, fileName: "Tide+Strict.swift", sample: "Tide", style: .strict, path: "")
    #expect(source.text.hasPrefix("struct Level: Codable {\n  var height: Double\n"))
    #expect(source.firstLine == 5)
  }

  @Test(arguments: [
    ("1-as-received.json", 1, "as-received"), ("02-clean.json", 2, "clean"),
    ("10-with comments.json5", 10, "with comments"), ("3-age-42.5.json", 3, "age-42.5"),
  ])
  func `a payload's file name has number and name`(file: String, number: Int, name: String) {
    let payload = CataloguePayload(fileName: file, bytes: [])
    #expect(payload?.number == number)
    #expect(payload?.name == name)
  }

  @Test(arguments: ["clean.json", "1.json", "1-.json", "-clean.json", "one-clean.json", ".json"])
  func `a payload's file name needs both`(file: String) {
    #expect(CataloguePayload(fileName: file, bytes: []) == nil)
  }

  @Test func `what the sources say lies beside them, and needn't`() throws {
    let samples = try TemporarySamples()
    func catalogue() -> String { CatalogueWriter.swift(for: Catalogue(path: samples.path)) }
    #expect(!catalogue().contains("KnownFacts"))
    let facts = #"{"Strict": {"of": "strict"}, "Smart": {"of": 3}, "Defaulted": {"b": 1, "a": []}}"#
    try samples.write(facts, to: "01-Tide/sources.facts")
    for line in [#"{"of":"strict"}"#, #"{"of":3}"#, #"{"a":[],"b":1}"#] {
      #expect(catalogue().contains("KnownFacts(json: #\"\(line)\"#)"))
    }
  }

  @Test func `payloads are ordered by their numbers`() throws {
    let samples = try TemporarySamples()
    try samples.write("{}", to: "01-Tide/10-ten.json")
    try samples.write("{}", to: "01-Tide/9-nine.json")
    let payloads = Catalogue(path: samples.path).samples.first?.payloads.map(\.name)
    #expect(payloads == ["as-received", "nine", "ten"])
  }

  @Test func `samples are ordered by their folders`() throws {
    let samples = try TemporarySamples()
    try samples.addSample("Ebb", in: "00-Ebb")
    try samples.addSample("Moon", in: "02-Moon")
    let names = Catalogue(path: samples.path).samples.map(\.name.sample)
    #expect(names == ["Ebb", "Tide", "Moon"])
  }
}
