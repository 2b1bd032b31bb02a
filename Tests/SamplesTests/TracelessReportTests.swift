import DecodingReport
import JSONSource
import TestSupport
import Testing
import Workbench

@testable import Samples

/// A report says the same whether it holds the calls or not; without, not all of them are noted.
@Suite struct TracelessReportTests {
  @Test(arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 6))
  func `a report says the same with and without the calls`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    for payload in entry.payloads {
      expectSame(entry, payload.bytes)
      guard payload.bytes.count < 600 else { continue }
      let document = JSONDocument.parse(payload.bytes)
      for node in 0..<document.nodeCount where document.kind(of: node) != .key {
        for replacement in CaseSelection.isWhole ? ["null", "[1]", "\"\""] : ["[1]"] {
          var bytes = payload.bytes
          bytes.replaceSubrange(document.range(of: node), with: Array(replacement.utf8))
          expectSame(entry, bytes)
        }
      }
    }
  }

  private func expectSame(_ entry: SampleEntry, _ bytes: [UInt8]) {
    var experiment = Experiment(entry: entry, source: "test.json", bytes: bytes)
    let report = experiment.run()
    experiment.traces = .around(.root)
    let traced = experiment.run()
    for (style, other) in zip(report.styles, traced.styles) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(style.trace == nil && other.trace != nil)
      #expect(style.fields == other.fields, "\(style.style) \(text)")
      #expect(style.summary == other.summary && style.failure == other.failure, "\(text)")
    }
  }
}
