import DecodingReport
import JSONSource
import ModelFacts
import TestSupport
import Testing
import Workbench

@testable import Samples

/// Where the compiler and the library wrote all code, whoever draws conclusions says the same.
@Suite struct WrittenByCompilerTests {
  private static let names = SampleCatalogue.all
    .filter { !styles(of: $0).isEmpty }.map(\.name)

  /// The styles in which a sample's models have no code of their own.
  private static func styles(of entry: SampleEntry) -> [DecodingStyle] {
    DecodingStyle.allCases.filter { entry.sources[$0]?.facts?.index.facts.hasOwnCode == false }
  }

  @Test func `most samples have a model without code of its own`() {
    #expect(Self.names.count > SampleCatalogue.all.count / 2)
  }

  @Test(arguments: CaseSelection.tenth(of: names, least: 8))
  func `all conclusions are the same where the compiler wrote the code`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    for payload in entry.payloads {
      expectSame(entry, payload.bytes)
      guard payload.bytes.count < 600 else { continue }
      let document = JSONDocument.parse(payload.bytes)
      for node in 0..<document.nodeCount where document.kind(of: node) != .key {
        for replacement in CaseSelection.isWhole
          ? ["null", "[1]", "\"\"", "{}", "7", "\"1e400\""] : ["null", "[1]"]
        {
          var bytes = payload.bytes
          bytes.replaceSubrange(document.range(of: node), with: Array(replacement.utf8))
          expectSame(entry, bytes)
        }
      }
      for node in 0..<document.nodeCount where document.kind(of: node) == .key {
        var bytes = payload.bytes
        bytes.replaceSubrange(document.range(of: node), with: Array("\"other\"".utf8))
        expectSame(entry, bytes)
      }
    }
  }

  private func expectSame(_ entry: SampleEntry, _ bytes: [UInt8]) {
    var experiment = Experiment(entry: entry, source: "test.json", bytes: bytes)
    experiment.styles = Self.styles(of: entry)
    let report = experiment.run()
    for style in experiment.styles {
      guard var facts = experiment.facts[style]?.index.facts else { continue }
      facts.hasOwnCode = true
      experiment.facts[style] = KnownFacts(facts)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for (plain, other) in zip(report.styles, experiment.run().styles) {
      for (field, concluded) in zip(plain.fields, other.fields) {
        #expect(field == concluded, "\(entry.name) \(plain.style) \(field.path) \(text)")
      }
      #expect(plain.fields.count == other.fields.count, "\(entry.name) \(plain.style) \(text)")
      #expect(plain.summary == other.summary && plain.failure == other.failure, "\(text)")
    }
  }
}
