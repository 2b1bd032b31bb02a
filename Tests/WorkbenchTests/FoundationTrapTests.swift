import DecodingReport
import Foundation
import JSONSource
import Testing
import Workbench

/// Texts on which Foundation's decoder ends the process, or may: it isn't given them.
///
/// That it does for the shortest text of each kind, `HurtfulModelTests` prove.
@Suite struct FoundationTrapTests {
  private enum Lists: Sample {
    typealias StrictModel = [Double]
    typealias DefaultModel = [Double]
    typealias SmartModel = [Double]
  }

  private static let limit = JSONDocument.foundationDepthLimit

  /// Texts that are too deep, and where that is told.
  static let deep: [(String, Int)] = [
    (String(repeating: "[", count: limit + 1), limit + 1),
    ("\u{FEFF}" + String(repeating: "[", count: limit + 1), limit + 1),
    (" \n" + String(repeating: "[", count: limit + 1) + "\r", limit + 1),
    (#"{"a":"# + String(repeating: "[", count: limit), limit + 5),
    (String(repeating: #"{"a":"#, count: limit + 1), 5 * limit + 1),
    (String(repeating: "[", count: limit + 2), limit + 1),
    (
      String(repeating: "[", count: limit + 1) + String(repeating: "]", count: limit + 1),
      limit + 1
    ),
    (String(repeating: "[", count: 2000), limit + 1),
  ]

  @Test(arguments: deep, [false, true])
  func `a text that is too deep is told as that, and Foundation isn't asked`(
    text: (json: String, column: Int), isJSON5: Bool
  ) {
    let report = report(of: Array(text.json.utf8), isJSON5)
    let limit = report.payload.foundationLimit
    #expect(!report.payload.foundationAccepts)
    #expect(limit?.position.column == text.column)
    #expect(limit?.message.hasPrefix("level 513 of ") == true)
    #expect(limit?.foundationSaid == nil)
    #expect(report.styles.map(\.threw) == [true, true, true])
    #expect(report.styles.allSatisfy { $0.failure?.foundationSaid == "" })
  }

  @Test func `what is broken before it's too deep is told as broken`() {
    let report = report(of: Array((#"{"a" 1, "b": "# + Self.deep[0].0).utf8), false)
    #expect(report.payload.foundationLimit == nil)
    #expect(report.payload.cause?.position.column == 6)
  }

  /// Texts of JSON5, and where they are told to be wrong.
  static let json5: [([UInt8], Int)] = [
    (Array("{\"id\": 1, ".utf8) + [0xFD] + Array("age: 2}".utf8), 11),
    (Array("{a".utf8) + [0xF9] + Array(": [1, 2, 3]}".utf8), 2),
    (Array("[1, 2e+]".utf8), 5), (Array("[1, -2.E-]".utf8), 5),
    (Array("[0x0x1F]".utf8), 2), (Array("[-0x1e+1]".utf8), 2),
  ]

  @Test(arguments: json5)
  func `a text of JSON5 that traps Foundation is a refused one`(bytes: [UInt8], column: Int) {
    let report = report(of: bytes, true)
    #expect(!report.payload.foundationAccepts)
    #expect(report.payload.error?.position == JSONPosition(line: 1, column: column))
    #expect(report.payload.error?.foundationSaid == nil)
    #expect(report.styles.map(\.threw) == [true, true, true])
  }

  private func report(of bytes: [UInt8], _ isJSON5: Bool) -> Report {
    var options = DecodingOptions()
    options.json5 = isJSON5
    return Experiment(
      model: "Lists", sample: Lists.self, source: "trap.json", bytes: bytes, options: options
    ).run()
  }
}
