import Foundation
import ModelFacts
import TestSupport
import Testing

@testable import SampleCatalog

/// The facts that lie beside the samples' sources, against the program that reads sources.
/// `RECORD_GOLDENS=1` writes them anew.
@Suite struct SampleFactsTests {
  @Test func `the facts beside each sample's sources are what the deriver reads in them`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Samples").standardizedFileURL
    let samples = Catalogue(path: folder.path).samples
    try #require(!samples.isEmpty)
    let sources = samples.flatMap { sample in Style.allCases.map { (sample, $0) } }
    let facts = try read(sources.map { try files(of: $0.0, $0.1) })
    try #require(facts.count == sources.count)
    for (place, sample) in samples.enumerated() {
      let lines = Style.allCases.indices.map {
        "\"\(Style.allCases[$0].namespace)\": \(facts[place * Style.allCases.count + $0])"
      }
      let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
      let file = URL(filePath: sample.path).appending(path: SampleFolder.factsFile)
      if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
        try Data(text.utf8).write(to: file)
      }
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        recorded == text,
        "\(file.path) isn't of these sources: RECORD_GOLDENS=1 swift test --filter SampleFactsTests"
      )
    }
  }

  /// The types stand in the namespaces that they have in the running program, on their lines.
  private func files(of sample: SampleFolder, _ style: Style) throws -> [ModelFile] {
    let source = try #require(sample.sources[style])
    let opening = "extension \(sample.name.sample) { enum \(style.namespace) { "
    return [
      ModelFile(name: source.fileName, text: opening + source.text + "} }\n" + source.preamble)
    ]
  }

  /// A line of JSON for each of the models.
  private func read(_ models: [[ModelFile]]) throws -> [String] {
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), ["--facts"],
      input: JSONEncoder().encode(models))
    try #require(status == 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
