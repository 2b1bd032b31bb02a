import DecodingReport
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

@testable import Samples

/// The strict column is what `JSONDecoder().decode(Model.self, from: data)` gives, untraced, and
/// the trace explains that very answer.
@Suite struct StrictIsFoundationTests {
  static let samples = SampleCatalogue.all.map(\.name)

  @Test(arguments: samples)
  func `strict and default answer as Foundation does on every payload`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    for payload in entry.payloads { hold(entry, payload.bytes) }
  }

  /// Every value of every payload replaced by values of other kinds, and every key taken away.
  @Test(arguments: CaseSelection.tenth(of: samples, least: 6))
  func `strict and default answer as Foundation does on broken payloads`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    var variations = 0
    for payload in entry.payloads.prefix(2)
    where payload.bytes.count < 1000 || payload.name == "clean" {
      let document = JSONDocument.parse(payload.bytes)
      for node in 0..<document.nodeCount {
        let replacements =
          document.kind(of: node) == .key ? ["\"renamed\""] : ["null", "1.5", "\"x\"", "[]", "{}"]
        for replacement in replacements {
          var bytes = payload.bytes
          bytes.replaceSubrange(document.range(of: node), with: Array(replacement.utf8))
          hold(entry, bytes)
          variations += 1
        }
      }
    }
    #expect(variations > 30)
  }

  @Test(arguments: CaseSelection.tenth(of: samples, least: 6))
  func `a payload that ends too early is refused by all styles`(name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    let bytes = entry.payloads[0].bytes
    for count in stride(from: 0, to: bytes.count - 2, by: 7) { hold(entry, Array(bytes[..<count])) }
  }

  private func hold(_ entry: SampleEntry, _ bytes: [UInt8]) {
    let report = Experiment(
      entry: entry, source: "payload.json", bytes: bytes, styles: [.strict, .default]
    ).run()
    func compare<S: Sample>(_ sample: S.Type) {
      hold(report[.strict], FoundationAnswer(S.StrictModel.self, bytes, S.options), bytes)
      hold(report[.default], FoundationAnswer(S.DefaultModel.self, bytes, S.options), bytes)
    }
    guard let sample = entry.sample else {
      Issue.record("\(entry.name) isn't built in")
      return
    }
    compare(sample)
  }

  private func hold(_ style: StyleReport?, _ answer: FoundationAnswer, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let style else {
      Issue.record("no report of \(text)")
      return
    }
    #expect(style.value == answer.value, "\(style.style) of \(text)")
    #expect(style.failure?.kind == answer.kind, "\(style.style) of \(text)")
    #expect(style.failure?.foundationSaid == answer.said, "\(style.style) of \(text)")
    if let path = answer.path, let found = style.failure?.path {
      #expect(found == path, "\(style.style) of \(text)")
    }
    guard style.failure == nil else { return }
    for field in style.fields where field.outcome == .threw { Issue.record("\(field) in \(text)") }
  }
}

/// What Foundation makes of a payload, without anything of ours around it.
private struct FoundationAnswer {
  var value: String?
  var kind: DecodingErrorKind?
  var said: String?
  /// Where Foundation says that it failed, the missing key included; `nil` where it names no field
  /// or a key strategy renamed it.
  var path: JSONPath?

  init<Model: Decodable>(_ type: Model.Type, _ bytes: [UInt8], _ options: DecodingOptions) {
    do {
      value = SwiftText.of(try options.makeJSONDecoder().decode(type, from: Data(bytes)))
    } catch DecodingError.typeMismatch(_, let context) {
      fill(.typeMismatch, context, nil, options)
    } catch DecodingError.valueNotFound(_, let context) {
      fill(.valueNotFound, context, nil, options)
    } catch DecodingError.keyNotFound(let key, let context) {
      fill(.keyNotFound, context, key, options)
    } catch DecodingError.dataCorrupted(let context) {
      fill(.dataCorrupted, context, nil, options)
    } catch {
      kind = .custom
      said = "\(error)"
    }
  }

  private mutating func fill(
    _ kind: DecodingErrorKind, _ context: DecodingError.Context, _ key: (any CodingKey)?,
    _ options: DecodingOptions
  ) {
    self.kind = kind
    said = context.debugDescription
    // Foundation leaves the path empty for a number that doesn't fit, and stops at the parent for
    // an ISO 8601 date.
    guard options.keyStrategy == .default, kind != .dataCorrupted else { return }
    let keys = context.codingPath + (key.map { [$0] } ?? [])
    path = JSONPath(
      keys.map { key in
        key.stringValue.hasPrefix("Index ")
          ? .index(key.intValue ?? 0) : .key(key.stringValue)
      })
  }
}
