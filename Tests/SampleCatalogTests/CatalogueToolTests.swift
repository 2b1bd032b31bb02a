import Foundation
import Testing

@testable import SampleCatalog

/// The built tool on folders of its own, and the Swift compiler on what it writes.
@Suite struct CatalogueToolTests {
  @Test func `a sample that is added shows up in the compiled catalogue without other edits`()
    throws
  {
    let samples = try TemporarySamples()
    let before = try String(contentsOf: try catalogue(of: samples), encoding: .utf8)
    #expect(!before.contains("Ebb"))

    try samples.addSample("Ebb", in: "00-Ebb")
    try samples.write("{}", to: "00-Ebb/2-clean.json")
    #expect(
      try program(over: samples).run() == [
        "Ebb Numbers/High tide 1-as-received.json 2-clean.json",
        "Tide Numbers/High tide 1-as-received.json",
      ])

    try samples.remove("00-Ebb")
    let after = try String(contentsOf: try catalogue(of: samples), encoding: .utf8)
    #expect(after == before)
  }

  @Test func `the compiled catalogue has every byte of payloads, sources and lessons`() throws {
    let samples = try TemporarySamples()
    let payloads: [[UInt8]] = [
      Array("{\r\n  \"a\": \"\\u00e9 \\n #\\\"\"\r\n}".utf8), [0xFF, 0xFE, 0x7B, 0x00], [],
      Array("\"\"\"# \"# \\#(1) \\##".utf8), Array("\u{FEFF}[\"e\u{301}\", \"é\", \"😀\"]\n\n".utf8),
      Array(0...255),
    ]
    for (index, bytes) in payloads.enumerated() {
      try samples.write(Data(bytes), to: "01-Tide/\(index + 2)-odd-\(index).json")
    }
    let lesson = TemporarySamples.lesson + "\"\"\"#\r\n\\#(x)\n"
    try samples.write(lesson, to: "01-Tide/lesson.md")

    let lines = try program(over: samples).run(with: "bytes")
    let source = try StyleSource(
      fileText: TemporarySamples.styleFile("Tide", namespace: "Smart"),
      fileName: "Tide+Smart.swift", sample: "Tide", style: .smart, path: "")
    let expected =
      [lesson, source.text].map { "\(Array($0.utf8))" }
      + [Array("{ \"height\": \"2.1\" }\n".utf8)].map { "\($0)" } + payloads.map { "\($0)" }
    #expect(lines == expected)
  }

  @Test func `a catalogue that stays the same stays the same file, so that nothing is compiled`()
    throws
  {
    func file() throws -> Int? {
      let url = try catalogue(of: samples)
      return try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
    }
    let samples = try TemporarySamples()
    let first = try file()
    #expect(try file() == first)
    try samples.addSample("Ebb", in: "00-Ebb")
    #expect(try file() != first)
  }

  @Test func `the same samples give the same catalogue`() throws {
    let samples = try TemporarySamples()
    try samples.addSample("Ebb", in: "00-Ebb")
    let texts = try (0..<2).map { _ in
      try String(contentsOf: try catalogue(of: samples), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
    #expect(!texts[0].contains(samples.path))
  }

  @Test func `a broken form stops the tool with its lines and leaves no catalogue`() throws {
    let samples = try TemporarySamples()
    try samples.remove("01-Tide/lesson.md")
    try samples.write("", to: "notes.txt")
    let output = samples.path + "/SampleCatalogue.swift"
    let tool = try Command(tool(), [samples.path, output])
    #expect(tool.status == 1)
    #expect(
      tool.errorLines == [
        "\(samples.path)/01-Tide: error: no 'lesson.md' in the folder; expected a lesson with a "
          + "title, a question and the answer; write one",
        "\(samples.path)/notes.txt: error: unexpected file among the samples' folders; expected "
          + "folders only; move it into a sample or remove it",
      ])
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `an output that can't be written is named`() throws {
    let samples = try TemporarySamples()
    let output = samples.path + "/none/SampleCatalogue.swift"
    let tool = try Command(tool(), [samples.path, output])
    #expect(tool.status == 1)
    #expect(tool.errorLines.count == 1)
    #expect(tool.errorLines.first?.hasPrefix("\(output): error: can't be written; ") == true)
  }

  @Test func `without its two arguments the tool says how it is called`() throws {
    let tool = try Command(tool(), [])
    #expect(tool.status == 64)
    #expect(tool.errorLines == ["usage: SampleCatalog SAMPLES-FOLDER OUTPUT-FILE"])
  }

  /// The built tool, which lies beside the tests.
  private func tool() throws -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let tool = folder.appending(path: "SampleCatalog")
    try #require(FileManager.default.isExecutableFile(atPath: tool.path), "no tool at \(tool.path)")
    return tool
  }

  /// The catalogue that the built tool writes for the samples.
  private func catalogue(of samples: borrowing TemporarySamples) throws -> URL {
    let output = URL(filePath: samples.path + ".swift")
    let tool = try Command(tool(), [samples.path, output.path])
    try #require(tool.status == 0, "\(tool.errorLines)")
    return output
  }

  /// The samples and their catalogue, compiled into a program.
  private func program(over samples: borrowing TemporarySamples) throws -> CatalogueProgram {
    try CatalogueProgram(samples: samples.path, catalogue: catalogue(of: samples))
  }
}
