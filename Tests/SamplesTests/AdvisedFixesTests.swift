import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

@testable import Samples

/// The lines of Swift that whys advise are Swift: the compiler takes all of them.
@Suite struct AdvisedFixesTests {
  @Test func `every line that is advised compiles`() throws {
    var fixes: Set<Fix> = []
    for entry in CaseSelection.tenth(of: SampleCatalogue.all, least: 12) {
      fixes.formUnion(Self.fixes(of: entry))
    }
    let ofSamples = fixes.count
    for model in AdvisedModels.all {
      for value in CaseSelection.tenth(of: AdvisedModels.values, least: 8) {
        for key in AdvisedModels.keys(of: model) {
          fixes.formUnion(Self.fixes(of: model, from: #"{"\#(key)": \#(value), "x_y": 1}"#))
        }
      }
    }
    let (least, more) = CaseSelection.isWhole ? (200, 100) : (60, 40)
    #expect(ofSamples > least && fixes.count > ofSamples + more)
    for place in [Fix.Place.property, .smartProperty, .codingKeys, .decoder] {
      #expect(fixes.contains { $0.place == place })
    }
    let compiler = try SwiftCompiler()
    let complaints = try compiler.complaints(about: FixSource.text(of: fixes))
    #expect(complaints == "", "\(fixes.count) fixes")
  }

  /// A line that doesn't compile is complained about, so the test above can fail.
  @Test func `a line that is no Swift is found`() throws {
    let compiler = try SwiftCompiler()
    let text = "import DecodingStyles\nstruct M: Codable { @DefaultCodable var a: URL }"
    #expect(try compiler.complaints(about: text).contains("error:"))
  }

  private static func fixes(of entry: SampleEntry) -> Set<Fix> {
    var payloads = entry.payloads.map(\.bytes)
    if let clean = entry.payload(named: "clean") {
      let document = JSONDocument.parse(clean.bytes)
      let report = Experiment(entry: entry, source: "", bytes: clean.bytes, styles: [.strict]).run()
      let faults = report[.strict].map { PayloadFault.all(of: $0, in: document) } ?? []
      payloads += PayloadFault.chosen(from: faults, seed: entry.name.utf8.count).map(\.bytes)
    }
    return payloads.reduce(into: []) { fixes, bytes in
      fixes.formUnion(Self.fixes(Experiment(entry: entry, source: "", bytes: bytes).run()))
    }
  }

  private static func fixes(of model: any Sample.Type, from json: String) -> Set<Fix> {
    fixes(Experiment(model: "Table", sample: model, source: "", bytes: Array(json.utf8)).run())
  }

  private static func fixes(_ report: Report) -> Set<Fix> {
    Set(
      report.styles.flatMap { style in
        style.fields.flatMap { report.fixes(of: $0, in: style.style) }
      })
  }
}
