import DecodingReport
import Foundation
import Testing
import Workbench

@testable import Samples

/// The catalogue beside the folder that it was made from, and the form that the samples keep.
@Suite struct SampleCatalogueTests {
  static let names = SampleCatalogue.all.map(\.name)

  static func entry(_ name: String) throws -> SampleEntry {
    try #require(SampleCatalogue.all.sample(named: name))
  }

  @Test func `the catalogue lists the folders in their order`() throws {
    let folders = try SamplesFolder.names().map { String($0.drop { $0 != "-" }.dropFirst()) }
    #expect(Self.names == folders)
    #expect(Self.names.first == "User")
  }

  @Test func `names, titles and questions are there once each`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Set(SampleCatalogue.all.map(\.title)).count == Self.names.count)
    #expect(Set(SampleCatalogue.all.map(\.question)).count == Self.names.count)
  }

  @Test func `samples of one topic stand together`() {
    let topics = SampleCatalogue.all.map(\.topic)
    let runs = topics.indices.filter { $0 == 0 || topics[$0] != topics[$0 - 1] }
    #expect(runs.count == Set(topics).count)
  }

  @Test(arguments: names)
  func `the payloads are the files, byte for byte`(_ name: String) throws {
    let entry = try Self.entry(name)
    let folder = try SamplesFolder.folder(of: name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      entry.payloads.map(\.fileName).sorted() == files.filter { $0.contains(".json") }.sorted())
    for payload in entry.payloads {
      let data = try Data(contentsOf: folder.appending(path: payload.fileName))
      #expect(payload.bytes == Array(data))
      #expect(payload.fileName.hasSuffix("-\(payload.name).json"))
    }
  }

  @Test(arguments: names)
  func `a sample opens with a telling payload and has four or more, a clean one too`(
    _ name: String
  ) throws {
    let payloads = try Self.entry(name).payloads.map(\.name)
    #expect(payloads.count >= 4)
    #expect(payloads.first == "as-received")
    #expect(payloads.contains("clean"))
  }

  @Test(arguments: names, DecodingStyle.allCases)
  func `a model's source is the file's, without what stands around it`(
    _ name: String, _ style: DecodingStyle
  ) throws {
    let source = try #require(try Self.entry(name).sources[style])
    let file = try SamplesFolder.folder(of: name).appending(path: source.fileName)
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let shown = source.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let start = source.firstLine - 1
    let inFile = lines[start..<(start + shown.count)]
    #expect(inFile.map { $0.isEmpty ? "" : $0.dropFirst(4) } == Array(shown))
    #expect(lines[(start + shown.count)...] == ["  }", "}", ""])
    #expect(lines[start - 2] == "extension \(name) {")
    let imports = lines[..<start].filter { $0.hasPrefix("import ") }.map(String.init)
    #expect(source.imports == imports)
    #expect(shown.allSatisfy { $0.count <= 60 })
  }

  /// Generic types are tools of one style, not models.
  @Test(arguments: names)
  func `the models bear the same names in all styles`(_ name: String) throws {
    let sources = try Self.entry(name).sources
    let strict = try #require(
      sources[.strict]?.text.matches(of: /(?:struct|enum|class) (\w+)\b(?!<)/))
    for type in strict.map(\.1) {
      for style in DecodingStyle.allCases {
        let text = try #require(sources[style]?.text)
        #expect(text.contains(try Regex("(struct|enum|class) \(type)\\b")), "\(type) in \(style)")
      }
    }
  }

  @Test func `the shown sources parse as they stand`() throws {
    let texts = SampleCatalogue.all.flatMap { $0.sources.values.map(\.text) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data(texts.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-parse", file.path]
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
  }
}
