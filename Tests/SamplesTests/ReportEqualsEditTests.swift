import DecodingReport
import Foundation
import JSONSource
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

  @Test(arguments: synthesized)
  func `the report names the field that was broken, and why`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    let clean = try #require(entry.payload(named: "clean"))
    let document = JSONDocument.parse(clean.bytes)
    let strict = try #require(report(entry, clean.bytes)[.strict])
    try #require(!strict.threw)
    var count = 0
    for field in strict.fields where field.outcome == .asSent && !field.isContainer {
      let parent = strict.fields.first { $0.path == field.path.parent }
      let isInDictionary = parent?.wanted.hasPrefix("[String:") == true
      for fault in PayloadFault.all(for: field, isMember: !isInDictionary, in: document) {
        hold(entry, fault)
        count += 1
      }
    }
    #expect(count >= 20)
  }

  private func report(_ entry: SampleEntry, _ bytes: [UInt8]) -> Report {
    Experiment(
      entry: entry, source: "payload.json", bytes: bytes, styles: [.strict, .default]
    ).run()
  }

  private func hold(_ entry: SampleEntry, _ fault: PayloadFault) {
    let text = String(decoding: fault.bytes, as: UTF8.self)
    let report = report(entry, fault.bytes)
    guard let strict = report[.strict], let defaulted = report[.default] else { return }
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
    let counterpart = defaulted.fields.last { $0.path == fault.path }
    guard bareType(counterpart) == bareType(field) else { return }
    #expect(counterpart?.reason == fault.reason, "default: \(fault) in \(text)")
    #expect(counterpart?.outcome != .asSent, "default: \(fault) in \(text)")
  }

  /// What a field holds, whether or not it's optional: a date that a wrapper reads from a number
  /// has other faults than the number.
  private func bareType(_ field: FieldReport?) -> String? {
    field.map { $0.wanted.hasSuffix("?") ? String($0.wanted.dropLast()) : $0.wanted }
  }
}
