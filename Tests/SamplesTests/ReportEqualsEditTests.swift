import DecodingReport
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

@testable import Samples

/// A good payload, broken in one known way at one field: the report names that field, that reason,
/// and the place, in strict and in default.
@Suite struct ReportEqualsEditTests {
  /// The samples whose decoding the compiler writes: what a fault does to them follows from the
  /// model's types. Code of a model's own may do anything with a fault.
  static let synthesized = SampleCatalogue.all.map(\.name).filter { name in
    let folder = try? SamplesFolder.folder(of: name)
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let texts = (files ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.hasSuffix("+Smart.swift")
    }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return texts.count >= 3
      && texts.allSatisfy {
        !$0.contains("init(from") && !$0.contains("extension KeyedDecodingContainer")
      }
  }

  @Test func `most samples leave their decoding to the compiler`() {
    #expect(Self.synthesized.count > SampleCatalogue.all.count / 2)
    #expect(!Self.synthesized.contains("HandWrittenDefaults"))
  }

  /// A sample, or the models of the standard types.
  private func entry(named name: String) throws -> SampleEntry {
    if name == EveryScalar.entry.name { return EveryScalar.entry }
    return try #require(SampleCatalogue.all.sample(named: name))
  }

  @Test(arguments: CaseSelection.tenth(of: synthesized, least: 6) + [EveryScalar.entry.name])
  func `the report names the field that was broken, and why`(name: String) throws {
    let entry = try entry(named: name)
    let clean = try #require(entry.payload(named: "clean"))
    let document = JSONDocument.parse(clean.bytes)
    let strict = try #require(report(entry, clean.bytes)[.strict])
    try #require(!strict.threw)
    let faults = PayloadFault.all(of: strict, in: document)
    #expect(faults.count >= 10)
    let chosen = PayloadFault.chosen(from: faults, seed: name.utf8.count)
    for fault in chosen { hold(entry, fault) }
    if CaseSelection.isWhole {
      print("faults named,", name, PayloadFault.summary(of: PayloadFault.counts(of: chosen)))
    }
  }

  @Test func `faults of every kind are made`() throws {
    var counts: [String: Int] = [:]
    for name in Self.synthesized + [EveryScalar.entry.name] {
      let entry = try entry(named: name)
      let clean = try #require(entry.payload(named: "clean"))
      let strict = try #require(report(entry, clean.bytes)[.strict])
      let faults = PayloadFault.all(of: strict, in: JSONDocument.parse(clean.bytes))
      counts.merge(PayloadFault.counts(of: faults)) { $0 + $1 }
    }
    let kinds = [
      "missing", "null", "wrong type", "wrong-type", "fraction", "overflow", "empty", "bad-enum",
      "bad-date", "bad-url", "bad-data", "precision", "bad element", "unknown-key",
      "duplicate-key",
    ]
    for kind in kinds { #expect(counts[kind, default: 0] > 0, "\(kind)") }
    if CaseSelection.isWhole {
      print("faults named, all samples", PayloadFault.summary(of: counts))
    }
  }

  private func report(_ entry: SampleEntry, _ bytes: [UInt8]) -> Report {
    Experiment(
      entry: entry, source: "payload.json", bytes: bytes
    ).run()
  }

  /// Samples with code of their own may take anything for anything. But where a fault changes what
  /// plain decoding gives, the report says so at its place.
  @Test(
    arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 6)
      + [EveryScalar.entry.name])
  func `a fault that changes the outcome is found at its place`(name: String) throws {
    let entry = try entry(named: name)
    let clean = try #require(entry.payload(named: "clean"))
    let document = JSONDocument.parse(clean.bytes)
    let before = report(entry, clean.bytes)
    let faults = PayloadFault.all(of: try #require(before[.strict]), in: document)
    var changes = 0
    let chosen = PayloadFault.chosen(from: faults, seed: name.utf8.count + 1)
    for fault in chosen {
      let after = report(entry, fault.bytes)
      for style in DecodingStyle.allCases {
        guard let (old, new) = changed(before[style], after[style]) else { continue }
        changes += 1
        let text = String(decoding: fault.bytes, as: UTF8.self)
        #expect(
          Self.isMentioned(fault, old, new), "\(style): \(fault) in \(text): \(new.value ?? "-")")
      }
    }
    #expect(changes > 10)
    if CaseSelection.isWhole { print("faults placed,", name, chosen.count, "changes", changes) }
  }

  private func changed(
    _ before: StyleReport?, _ after: StyleReport?
  ) -> (StyleReport, StyleReport)? {
    guard let before, let after, before.value != after.value || before.threw != after.threw else {
      return nil
    }
    return (before, after)
  }

  /// Whether a field at the fault's place, or one around or within it, says that it isn't as sent;
  /// or the value of the field that is there is what was sent now.
  private static func isMentioned(
    _ fault: PayloadFault, _ before: StyleReport, _ after: StyleReport
  ) -> Bool {
    let fields = after.fields.filter {
      $0.path == fault.path || $0.path.isWithin(fault.path) && $0.path != fault.path
    }
    if fields.contains(where: { $0.outcome != .asSent && $0.reason != nil || $0.alone != nil }) {
      return true
    }
    // Where any JSON is taken, it's the innermost field around the place that has another value.
    let around = after.fields.filter { fault.path.isWithin($0.path) }
      .max { $0.path.steps.count < $1.path.steps.count }
    return (fields + [around].compactMap { $0 }).contains { field in
      field.value != before.fields.first { $0.path == field.path }?.value
    }
  }

  private func hold(_ entry: SampleEntry, _ fault: PayloadFault) {
    let text = String(decoding: fault.bytes, as: UTF8.self)
    let report = report(entry, fault.bytes)
    guard let strict = report[.strict], let defaulted = report[.default],
      let smart = report[.smart]
    else { return }
    let field = strict.fields.last { $0.path == fault.path }
    #expect(field?.outcome == fault.outcome && field?.reason == fault.reason, "\(fault) in \(text)")
    if fault.outcome == .threw {
      #expect(strict.failure?.path == fault.path, "\(fault) in \(text)")
      let others = strict.fields.filter {
        $0.outcome == .threw && !fault.path.isWithin($0.path)
      }
      #expect(others.isEmpty, "\(fault) in \(text)")
    }
    if fault.reason != .missing {
      let document = JSONDocument.parse(fault.bytes)
      let place = document.node(at: fault.path).map {
        document.position(of: document.startOffset(of: $0))
      }
      let isDuplicate = fault.reason == .duplicateKey
      #expect(isDuplicate || field?.found?.start == place, "\(fault) in \(text)")
    }
    // A wrapper may take the value's part, or the default model may be as strict there.
    for other in [defaulted, smart] {
      let counterpart = other.fields.last { $0.path == fault.path }
      guard bareType(counterpart) == bareType(field) else { continue }
      // A version that reads other keys knows this one as little twice as once.
      let isAsked = other.fields.contains { $0.path == fault.path && !$0.wanted.isEmpty }
      guard fault.reason != .duplicateKey || isAsked else { continue }
      // Smart mode reads more kinds of JSON, so it has more to say against a text.
      let isSmart = other.style == .smart
      let isConverted = isSmart && counterpart?.outcome == .converted
      let isBadDate = isSmart && fault.reason == .wrongType && counterpart?.reason == .badDate
      #expect(
        counterpart?.reason == fault.reason || isConverted || isBadDate,
        "\(other.style): \(fault) in \(text)")
      #expect(counterpart?.outcome != .asSent, "\(other.style): \(fault) in \(text)")
    }
  }

  /// What a field holds, whether or not it's optional: a date that a wrapper reads from a number
  /// has other faults than the number.
  private func bareType(_ field: FieldReport?) -> String? {
    field.map { $0.wanted.hasSuffix("?") ? String($0.wanted.dropLast()) : $0.wanted }
  }
}
