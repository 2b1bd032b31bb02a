import DecodingReport
import Foundation
import JSONSource
import Testing
import Workbench

@testable import Samples

/// Mutated payloads in all styles and formats: a trap would end the tests.
///
/// `FUZZ_FACTOR=1 swift test --filter PayloadFuzzTests` tries 20,000; without, it's 800 of them.
@Suite struct PayloadFuzzTests {
  static let share = 2500
  static let factor =
    ProcessInfo.processInfo.environment["FUZZ_FACTOR"].flatMap(Double.init) ?? 0.04

  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  @Test(.timeLimit(.minutes(30)), arguments: 0..<8)
  func `any mutant is answered in all styles and formats, strictly as by Foundation`(
    part: Int
  ) throws {
    let payloads = SampleCatalogue.all.flatMap { $0.payloads.map(\.bytes) }
      .filter { $0.count < 200 }
    var mutator = PayloadMutator(
      seed: UInt64(part) &* 7919,
      payloads: Array(repeating: Array(FuzzedPerson.payload.utf8), count: 40) + payloads)
    for _ in 0..<Int(Double(Self.share) * Self.factor) {
      let (bytes, isJSON5) = mutator.next()
      var options = DecodingOptions()
      options.json5 = isJSON5
      check(bytes, options)
    }
  }

  private func check(_ bytes: [UInt8], _ options: DecodingOptions) {
    let report = Experiment(
      model: "FuzzedPerson", sample: FuzzedPerson.self, source: "fuzz.json", bytes: bytes,
      options: options
    ).run()
    let document = JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
    let source = "\(options.json5 ? "JSON5 " : "")\(String(decoding: bytes, as: UTF8.self))"
    checkAgainstFoundation(report, document, bytes, options, source)
    checkFormats(report, document, source)
  }

  /// Foundation is asked what the report says that it answers, but of what it may trap on.
  private func checkAgainstFoundation(
    _ report: Report, _ document: JSONDocument, _ bytes: [UInt8], _ options: DecodingOptions,
    _ source: String
  ) {
    let strict = report[.strict]
    guard !document.trapsFoundation else {
      #expect(!report.payload.foundationAccepts, "\(source)")
      #expect(strict?.threw == true, "\(source)")
      return
    }
    // It reads a JSON5 number that ends the text beyond the text's end.
    let isNumber = document.root >= 0 && document.kind(of: document.root) == .number
    let isCut = options.json5 && isNumber && document.encoding == .utf8
    let data = Data(isCut ? bytes + [0x0A] : bytes)
    let accepts = (try? options.makeJSONDecoder().decode(Nothing.self, from: data)) != nil
    #expect(report.payload.foundationAccepts == accepts, "\(source)")
    let value = try? options.makeJSONDecoder().decode(FuzzedPerson.StrictModel.self, from: data)
    #expect(strict?.value == value.map { SwiftText.of($0) }, "\(source)")
    #expect(strict?.threw == (value == nil), "\(source)")
  }

  private func checkFormats(_ report: Report, _ document: JSONDocument, _ source: String) {
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    let explain = Explainer(
      report, isForMany: true, declaration: { _, _ in nil }, sourceLine: document.lineText
    ).explanation
    let text = ReportDocument(
      report, appearance: appearance, sourceLine: document.lineText, explain: explain
    ).text
    let markdown = ReportDocument(report, appearance: appearance).markdown
    for answer in [text, ReportText(markdown)] {
      let written = answer.sent(colors: .none, isUTF8: true)
      let controls = written.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(written.hasSuffix("\n") && controls.isEmpty, "\(source)")
    }
    let json = JSONReport(report).json
    for written in [json.line, json.lines] {
      #expect(JSONDocument.parse(written).problemCount == 0, "\(source)")
    }
    let data = Data(json.line.utf8)
    #expect(throws: Never.self, "\(source)") {
      try JSONDecoder().decode(Nothing.self, from: data)
    }
  }
}
