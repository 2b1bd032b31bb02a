import Foundation
import Samples
import TestSupport
import Testing
import Workbench

/// What is inferred from payloads compiles, and decodes them, in all three styles.
@Suite struct InferredModelsTests {
  @Test func `models inferred from the samples' payloads decode them`() throws {
    // With one of which a payload can't be read.
    let samples = Set(CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 7))
      .union(["AnyJSON"])
    let models = try SampleCatalogue.all.filter { samples.contains($0.name) }.flatMap { entry in
      let payloads = entry.payloads.map { Data($0.bytes) }
      return [
        try InferredModel(entry.name, of: payloads, derives: true),
        try InferredModel("\(entry.name) alone", of: [payloads[0]], derives: false),
      ]
    }
    let failures = try InferredProgram(models).failures()
    let unreadable = Self.unreadable.filter { samples.contains(String($0.prefix { $0 != " " })) }
    #expect(failures.map { $0.prefix { $0 != ":" } } == unreadable)
  }

  /// These have a number that no Swift type holds, `1e400`: Foundation refuses to read it at all.
  private static let unreadable: [Substring] = [
    "AnyJSON 4 Strict", "AnyAsPrinted 0 Strict", "AnyAsPrinted alone 0 Strict",
    "AnyArrayLoop 3 Strict",
  ]

  @Test func `models inferred from any JSON decode it`() throws {
    let models = try CaseSelection.tenth(of: Array(0..<12), least: 4).map { seed in
      var json = RandomJSON(seed: UInt64(seed))
      let payloads = (0..<3).map { _ in Data(json.document().utf8) }
      return try InferredModel("seed \(seed)", of: payloads, derives: seed < 6)
    }
    let emptied = try Self.emptyArraysForObjects.map { payloads in
      try InferredModel(payloads[0], of: payloads.map { Data($0.utf8) }, derives: true)
    }
    let failures = try InferredProgram(models + emptied).failures()
    #expect(failures == [])
  }

  /// Where PHP may write an empty object: in members, elements, and as the whole document.
  private static let emptyArraysForObjects = [
    [#"{"a": []}"#, #"{"a": {"x": 1}}"#, #"{"a": null}"#, "{}"],
    [#"[[], {"x": 1}, null]"#],
    ["[]", #"{"x": 1}"#],
    [#"{"rows": [[[], {"x": 1}], []], "named": {"1": [], "2": {"x": 1}, "3": null}}"#],
    [#"[{"x": [[], {}]}, []]"#],
  ]
}
