import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Reproduction
import Samples
import TestSupport
import Testing
import Workbench

/// Values made up for what leaves the machine.
@Suite struct RedactorTests {
  private static func experiment(_ name: String, _ json: String) throws -> Experiment {
    let sample = try #require(SampleCatalogue.all.sample(named: name))
    return Experiment(entry: sample, source: "p.json", bytes: Array(json.utf8))
  }

  private static func redacted(_ name: String, _ json: String) throws -> String {
    String(decoding: Redactor.redact(try experiment(name, json)).bytes, as: UTF8.self)
  }

  @Test func `values become others of their form, the same ones the same, keys stay`() throws {
    let json = #"""
      {"id": 1234, "name": "Ada Lovelace", "age": "42", "email": "ada@lovelace.uk", "isAdmin": true,
       "score": 9.75, "role": "admin", "tags": ["Ada Lovelace", "x-1"], "nickname": "Ada Lovelace"}
      """#
    #expect(
      try Self.redacted("User", json)
        == #"{"id":1001,"name":"Xxx Xxxxxxxa","age":"11","email":"name-1@example.org","#
        + #""isAdmin":true,"score":1.01,"role":"admin","tags":["Xxx Xxxxxxxa","a-0"],"#
        + #""nickname":"Xxx Xxxxxxxa"}"#)
  }

  @Test(arguments: [
    ("2026-11-01T09:30:00Z", "2001-01-01T00:00:00Z"), ("2026-11-01", "2001-01-01"),
    ("2026-11-01 09:30:00.123+02:00", "2001-01-01 00:00:00.000+00:00"),
    ("https://shop.example/u/7?token=x", "https://example.org/1"),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "00000000-0000-4000-8000-000000000001"),
    ("-12.50", "-10.01"), ("007", "001"), ("", ""), (" ", " "),
  ])
  func `a text keeps what kind of text it is`(_ text: String, _ other: String) throws {
    let found = try Self.redacted("User", #"{"name": "\#(text)"}"#)
    #expect(found == #"{"name":"\#(other)"}"#)
  }

  @Test func `who stops waiting gets nothing, at once`() throws {
    let roles = (0..<64).map { $0 % 2 == 0 ? "\"admin\"" : "\"x\($0)\"" }.joined(separator: ",")
    let experiment = try Self.experiment("User", "{\"statuses\": [\(roles)], \"role\": \"owner\"}")
    for limit in [0, 1, 2] {
      var asked = 0
      let redaction = Redactor.redact(experiment) {
        asked += 1
        return asked <= limit
      }
      #expect(redaction == nil && asked <= limit + 4)
    }
    #expect(Redactor.redact(experiment) { true }?.bytes == Redactor.redact(experiment).bytes)
  }

  @Test func `different values stay different ones`() throws {
    let names = (0..<900).map { "\"n\($0)\"" }.joined(separator: ",")
    let text = try Self.redacted("User", #"{"tags": [\#(names)]}"#)
    let document = JSONDocument.parse(Array(text.utf8))
    let tags = try #require(document.node(at: JSONPath(reading: "$.tags") ?? .root))
    #expect(Set(document.children(of: tags).map { document.text($0) }).count == 900)
  }

  @Test func `different numbers stay different ones, however many of a form there are`() throws {
    let numbers = Array(1...400)
    let text = try Self.redacted("User", #"{"numbers": \#(numbers)}"#)
    let document = JSONDocument.parse(Array(text.utf8))
    let array = try #require(document.node(at: JSONPath(reading: "$.numbers") ?? .root))
    let others = Set(document.children(of: array).map { document.text($0) })
    #expect(others.count == numbers.count)
  }

  @Test func `JSON in a string keeps its keys, and what was in it is made up`() throws {
    let text = try Self.redacted("User", #"{"name": "{\"secret\": \"Lovelace\", \"n\": [81]}"}"#)
    #expect(text == #"{"name":"{\"secret\":\"Xxxxxxxa\",\"n\":[11]}"}"#)
  }

  private enum Ages: Sample {
    struct Root: Codable { var ages: [String: Int] }
    struct Smart: SmartCodable { @SmartCompact.Dictionary var ages: [String: Int] = [:] }
    typealias StrictModel = Root
    typealias DefaultModel = Root
    typealias SmartModel = Smart
  }

  @Test func `keys that are data are made up wherever they are written`() throws {
    let json = #"{"ages": {"Hopper, Grace": "old", "Lovelace, Ada": 36}}"#
    let experiment = Experiment(
      model: "Ages", sample: Ages.self, source: "p.json", bytes: Array(json.utf8))
    let report = experiment.run()
    let made = try Reproduction.make(
      of: experiment, report, model: WrittenModel(strict: WrittenModel.Version(text: "")),
      style: .strict, symptom: Symptom.find(in: report, .strict), Reproduction.Choices()
    ) { _ in true }
    let text = SwiftFile(made).text
    #expect(text.contains(#"{"ages":{"Xxxxxx,Xxxxa":"a"}}"#))
    for part in ["Hopp", "Grac", "Love", "old"] { #expect(!text.contains(part), "\(text)") }
  }

  @Test func `what becomes of each field, and why, stays`() throws {
    let samples = SampleCatalogue.all
    for sample in CaseSelection.tenth(of: samples, least: 8) {
      for payload in sample.payloads {
        let experiment = Experiment(entry: sample, source: "p.json", bytes: payload.bytes)
        let report = experiment.run()
        guard report.payload.foundationAccepts else { continue }
        var other = experiment
        other.bytes = Redactor.redact(experiment).bytes
        #expect(
          Self.outcomes(other.run()) == Self.outcomes(report), "\(sample.name) \(payload.name)")
      }
    }
  }

  private static func outcomes(_ report: Report) -> [String] {
    report.styles.flatMap { style in
      style.fields.map { "\($0.outcome) \(String(describing: $0.reason)) \($0.silentLoss)" }
    }
  }

  /// Random texts and numbers in the place of all values of a payload.
  private struct Canaries {
    var bytes: [UInt8]
    var values: [String] = []

    init(_ payload: [UInt8], _ generator: inout SeededGenerator) {
      let document = JSONDocument.parse(payload)
      let letters = Array("abcdefghijkmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ")
      var text = ""
      var last = 0
      let source = document.text(document.root)
      let start = document.startOffset(of: document.root)
      let utf8 = Array(source.utf8)
      for node in 0..<document.nodeCount {
        let range = document.range(of: node)
        let value: String
        switch document.kind(of: node) {
        case .string:
          value = String((0..<9).map { _ in letters.randomElement(using: &generator)! })
          text += String(decoding: utf8[last..<(range.lowerBound - start)], as: UTF8.self)
          text += "\"\(value)\""
        case .number:
          value = String(Int.random(in: 20_000_000...99_999_999, using: &generator))
          text += String(decoding: utf8[last..<(range.lowerBound - start)], as: UTF8.self) + value
        default: continue
        }
        last = range.upperBound - start
        values.append(value)
      }
      text += String(decoding: utf8[last...], as: UTF8.self)
      bytes = Array(text.utf8)
    }

    /// All four characters in a row of canaries that a text has.
    func found(in text: String, besides kept: [String]) -> [String] {
      values.filter { value in !kept.contains { $0.contains(value) } }.flatMap { value in
        let characters = Array(value)
        return (0...(characters.count - 4)).map { String(characters[$0..<$0 + 4]) }
      }.filter(text.contains)
    }
  }

  /// What leaves the machine of a payload in a sample's model, in all forms; and what is kept of it.
  private static func forms(
    _ sample: SampleEntry, _ bytes: [UInt8], isWhole: Bool
  ) -> (texts: [String], kept: [String])? {
    let experiment = Experiment(entry: sample, source: "p.json", bytes: bytes)
    let report = experiment.run()
    let symptom = Symptom.find(in: report, .strict)
    guard report.payload.foundationAccepts, symptom != nil || isWhole else { return nil }
    let made = try? Reproduction.make(
      of: experiment, report, model: WrittenModel(sample), style: .strict, symptom: symptom,
      Reproduction.Choices(isWhole: isWhole)
    ) { _ in true }
    guard let made else { return nil }
    let explainer = Explainer(made.report, isForMany: true) { _ in nil }
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    let document = JSONDocument.parse(bytes)
    let kept = Redactor.redact(experiment).kept.compactMap { path in
      document.node(at: path).map { document.text($0) }
    }
    let texts = [
      SwiftFile(made).text, TestFile(made).text, Ticket(made, appearance: appearance).text,
      Page(made, appearance: appearance, explain: explainer.explanation).text,
      JSONReport(made.report).json.line,
    ]
    return (texts, kept)
  }

  @Test func `no four characters of a value are in any form`() throws {
    var generator = SeededGenerator(state: 36)
    var count = 0
    for sample in CaseSelection.tenth(of: SampleCatalogue.all, least: 8) {
      for payload in sample.payloads where JSONDocument.parse(payload.bytes).problems.isEmpty {
        let canaries = Canaries(payload.bytes, &generator)
        for isWhole in [true, false] {
          guard let forms = Self.forms(sample, canaries.bytes, isWhole: isWhole) else { continue }
          count += forms.texts.count
          for (place, text) in forms.texts.enumerated() {
            let parts = canaries.found(in: text, besides: forms.kept)
            if parts.isEmpty { continue }
            // What is there whatever the values are, doesn't come from them.
            let others = Canaries(payload.bytes, &generator).bytes
            let other = try #require(Self.forms(sample, others, isWhole: isWhole))
            let leaked = parts.filter { !other.texts[place].contains($0) }
            #expect(
              leaked == [], "\(sample.name), \(payload.name), \(isWhole): \(text.prefix(400))")
          }
        }
      }
    }
    #expect(count > 50)
  }
}
